// Where everything lies on a wide board of 1160 by 740 units; a narrow board is laid out by its style sheet.

export const WIDTH = 1160;
export const HEIGHT = 740;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface IslandPlace extends Box {
  /** The slots of the island, from left to right. */
  slots: string[];
  /** The side on which its portal lies. */
  portal: "left" | "right" | "below";
}

const island = (x: number, y: number, slots: string[], portal: IslandPlace["portal"]): IslandPlace => ({ x, y, w: slots.length * 92 + 64, h: 152, slots, portal });

/** The seven islands in a ring, moon on the left, sun on the right, the highest one at the far end. */
export const ISLANDS: Record<number, IslandPlace> = {
  1: island(288, 342, ["m1", "m2"], "right"), 2: island(282, 180, ["m3", "m4"], "right"), 3: island(310, 18, ["m5", "m6"], "right"),
  4: { x: 556, y: 10, w: 324, h: 186, slots: ["m7", "x1", "s7"], portal: "below" },
  5: island(878, 18, ["s5", "s6"], "left"), 6: island(906, 180, ["s3", "s4"], "left"), 7: island(900, 342, ["s1", "s2"], "left"),
};

/** Card of an island, and the middle of the ring with dial and questions. */
export const CARD = { w: 85, h: 107 };
export const MIDDLE: Box = { x: 536, y: 200, w: 364, h: 298 };
export const TRAY: Box = { x: 6, y: 506, w: 1148, h: 104 };
export const OWN: Box = { x: 6, y: 616, w: 1148, h: 120 };

/** The opponents stand one below the other at the left edge: three close together, fewer with more room. */
export function opponent(index: number, count: number): Box {
  const step = count > 2 ? 167 : 250;
  return { x: 6, y: 6 + index * step, w: 270, h: step - 4 };
}

/** Beside a single opponent there is room for the faces that a game for two does without. */
export const REMOVED: Box = { x: 6, y: 262, w: 270, h: 238 };
