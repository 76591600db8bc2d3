// The nine symbols as woodcuts in a 100 by 100 box, drawn for a token that faces up. Which way a symbol faces is told by the shape of its token
// (a drop that points, a disc with two ears for the axis of a tower, a plain disc), so that it can be read at 24 pixels.

export interface Woodcut {
  /** Does its token point somewhere, lie along an axis, or neither? */
  shape: "drop" | "axis" | "disc";
  /** Token colours: light, middle, dark. */
  clay: [string, string, string];
  /** Filled parts, then strokes. */
  ink: string;
  lines: string;
}

export const OUTLINES = {
  disc: "M50 5a45 45 0 1 1 0 90a45 45 0 1 1 0-90Z",
  drop: "M50 1C57 12 92 26 93 56C94 80 75 96 50 96S6 80 7 56C8 26 43 12 50 1Z",
  axis: "M32 9L50 1L68 9C86 17 94 33 94 50S86 83 68 91L50 99L32 91C14 83 6 67 6 50S14 17 32 9Z",
} as const;

export const WOODCUTS: Record<string, Woodcut> = {
  footprint: {
    shape: "drop", clay: ["#f7e3b4", "#e2bf7d", "#a97d3c"],
    ink: "M42 86C33 85 33 74 37 66C41 58 34 53 35 44C36 35 46 33 54 36C63 39 65 49 61 58C57 66 60 72 58 79C56 86 49 88 42 86ZM33.500 37.500a5.500 6 -20 1 1 1-11a5.500 6 -20 1 1-1 11ZM44 31a5.500 6.500 -8 1 1 1-13a5.500 6.500 -8 1 1-1 13ZM55 31a4.500 5.500 8 1 1 1-11a4.500 5.500 8 1 1-1 11ZM63.500 36a4 5 18 1 1 1-10a4 5 18 1 1-1 10ZM70 44a3.500 4.500 26 1 1 1-9a3.500 4.500 26 1 1-1 9Z",
    lines: "",
  },
  fire: {
    shape: "disc", clay: ["#ffcf9c", "#e8773b", "#8e2c12"],
    ink: "M52 14C56 30 76 38 76 60C76 78 64 87 50 87S24 78 24 60C24 50 30 43 34 34C38 42 42 43 44 46C50 38 53 28 52 14ZM50 80C58 80 63 75 63 67C63 58 54 55 52 45C47 55 37 58 37 67C37 75 42 80 50 80Z",
    lines: "M50 74C53 74 55 71 54 67",
  },
  mountain: {
    shape: "disc", clay: ["#dfe2dc", "#a3aba6", "#566460"],
    ink: "M10 74L38 24L48 41L42 50L50 47L56 56L61 44L66 37L90 74ZM38 34L32 45L36 48L39 43L43 47L45 45ZM66 45L62 51L65 53L68 50L71 53Z",
    lines: "M16 82H84M26 89H74",
  },
  waterfall: {
    shape: "disc", clay: ["#d6f1ee", "#6fbcbb", "#1c6670"],
    ink: "M16 22H84L78 33H68V60C68 70 60 70 60 60V33H55V68C55 78 45 78 45 68V33H40V60C40 70 32 70 32 60V33H22Z",
    lines: "M18 76C24 70 30 70 36 76S48 82 54 76S66 70 72 76S80 79 83 76M28 86C34 81 40 81 46 86S58 91 64 86S71 83 74 85",
  },
  cave: {
    shape: "drop", clay: ["#e3d2b8", "#b39a78", "#5f4a31"],
    ink: "M17 82C14 60 20 38 50 34S86 60 83 82H66V70C66 56 60 50 50 50S34 56 34 70V82Z",
    lines: "M36 29L26 19M26 28V19H35M64 29L74 19M65 19H74V28M50 74V60M45 66L50 60L55 66",
  },
  tower: {
    shape: "axis", clay: ["#f2d9c4", "#cf9a78", "#7a442b"],
    ink: "M32 80V46H27V26H36V33H45V26H55V33H64V26H73V46H68V80ZM44 80H56V66A6 6 0 0 0 44 66ZM46 50V58H54V50Z",
    lines: "M26 85H74",
  },
  mirror: {
    shape: "drop", clay: ["#efe9fb", "#b9abdc", "#5e4a8f"],
    ink: "M50 16L60 30C72 34 78 44 78 56C78 72 66 82 50 82S22 72 22 56C22 44 28 34 40 30ZM50 36C38 36 31 45 31 56S38 74 50 74S69 67 69 56S62 36 50 36ZM44 84H56V92H44Z",
    lines: "M40 62L54 46M48 66L60 52",
  },
  wing: {
    shape: "drop", clay: ["#eef4ee", "#b9cfd6", "#54707f"],
    ink: "M50 16C54 30 72 34 84 70C76 64 70 66 67 72C63 64 58 66 56 76C54 82 52 84 50 88C48 84 46 82 44 76C42 66 37 64 33 72C30 66 24 64 16 70C28 34 46 30 50 16ZM50 34C44 44 36 48 30 58C36 55 42 58 44 64C46 56 54 56 56 64C58 58 64 55 70 58C64 48 56 44 50 34Z",
    lines: "M50 42V74",
  },
  star: {
    shape: "disc", clay: ["#fff0b8", "#ecc04f", "#8f6410"],
    ink: "M50 10L57 36L78 22L64 43L90 50L64 57L78 78L57 64L50 90L43 64L22 78L36 57L10 50L36 43L22 22L43 36ZM50 40A10 10 0 1 0 50 60A10 10 0 1 0 50 40Z",
    lines: "",
  },
};
