// What the twelve intrépidos look like: their sign, their family, the glyph on their shield and what they wear on their head. Drawn by us.

export type Family = "warrior" | "mystic" | "mage";

export interface Look {
  sign: string;
  family: Family;
  /** The colour of the tunic, from the element of the sign. */
  cloth: string;
  /** The sign as a glyph in a square of 24. */
  glyph: string;
  /** Headgear on a head around (50, 40); `mirrored` shapes stand on both sides. */
  head: string;
  mirrored: boolean;
}

const FIRE = "#8e3524";
const EARTH = "#5d6a2c";
const AIR = "#6c6f8d";
const WATER = "#245f78";

export const HEROES: Record<string, Look> = {
  frixo: {
    sign: "aries", family: "warrior", cloth: FIRE, mirrored: true,
    glyph: "M12 21V10C12 5 10 3 7.500 3S3.500 5 3.500 7.500S5 11 7 11M12 10C12 5 14 3 16.500 3S20.500 5 20.500 7.500S19 11 17 11",
    head: "M40 30C28 20 15 28 17 42C19 53 33 53 33 44C33 39 27 38 26 42C22 37 27 30 38 37Z",
  },
  pleiades: {
    sign: "taurus", family: "warrior", cloth: EARTH, mirrored: true,
    glyph: "M4 3C5 8 8 9.500 12 9.500S19 8 20 3M12 9.500A5.700 5.700 0 1 0 12 21A5.700 5.700 0 1 0 12 9.500",
    head: "M40 31C27 32 17 24 17 8C24 17 32 21 44 25Z",
  },
  dioscuro: {
    sign: "gemini", family: "mystic", cloth: AIR, mirrored: true,
    glyph: "M4 3.500C9 6 15 6 20 3.500M4 20.500C9 18 15 18 20 20.500M9 5.200V18.800M15 5.200V18.800",
    head: "M46 28C42 14 33 9 22 13C30 17 36 23 39 34Z",
  },
  carcino: {
    sign: "cancer", family: "warrior", cloth: WATER, mirrored: true,
    glyph: "M3.500 9.500A3 3 0 1 0 9.500 9.500A3 3 0 1 0 3.500 9.500M3.500 8C6 3.500 15 3 20.500 6.500M20.500 14.500A3 3 0 1 0 14.500 14.500A3 3 0 1 0 20.500 14.500M20.500 16C18 20.500 9 21 3.500 17.500",
    head: "M42 29C31 26 24 17 27 4C31 9 34 11 38 12C37 8 38 4 41 1C46 10 44 20 47 26Z",
  },
  nemeu: {
    sign: "leo", family: "warrior", cloth: FIRE, mirrored: false,
    glyph: "M4 14.500A3.200 3.200 0 1 0 10.400 14.500A3.200 3.200 0 1 0 4 14.500M9.500 12.500C8 9.500 7 8 7.500 6C8.500 2 16 2 16.500 7C17 11 13 15 14 18.500C14.500 21 18 21.500 19.500 18.500",
    head: "M50 12L56 20L66 16L67 26L77 27L73 37L80 44L71 50L71 60L61 58L50 66L39 58L29 60L29 50L20 44L27 37L23 27L33 26L34 16L44 20Z",
  },
  astreia: {
    sign: "virgo", family: "mage", cloth: EARTH, mirrored: true,
    glyph: "M3 5C5 3.500 6 5 6 7V18M6 8C7 4.500 10.500 4.500 10.500 8V18M10.500 8C11.500 4.500 15 4.500 15 8V17C15 19.500 16.500 21 19 21M15 10C17 7.500 20.500 9 19.500 12C18.700 15 15.500 18 12.500 20.500",
    head: "M50 24C44 18 46 10 50 5ZM47 27C38 26 35 18 37 12C43 15 46 20 47 27ZM41 33C33 35 27 29 27 23C34 23 39 27 41 33Z",
  },
  temis: {
    sign: "libra", family: "mage", cloth: AIR, mirrored: true,
    glyph: "M3.500 20H20.500M3.500 15.500H9C6.500 13.500 6 11.500 6.500 9.500C7.500 5 16.500 5 17.500 9.500C18 11.500 17.500 13.500 15 15.500H20.500",
    head: "M50 9H52V15L28 19L34 32C31 38 19 38 17 32L23 18L50 12Z",
  },
  antares: {
    sign: "scorpio", family: "mystic", cloth: WATER, mirrored: false,
    glyph: "M3 5C5 3.500 6 5 6 7V18M6 8C7 4.500 10.500 4.500 10.500 8V18M10.500 8C11.500 4.500 15 4.500 15 8V17C15 19.500 17 20.500 21 19M18.500 16.500L21 19L18.800 21.800",
    head: "M58 30C72 30 80 20 74 10C69 2 56 2 52 9L47 17L57 15C58 10 65 9 67 14C69 19 62 24 54 23Z",
  },
  quiron: {
    sign: "sagittarius", family: "mystic", cloth: FIRE, mirrored: false,
    glyph: "M4 20L20 4M12.500 4H20V11.500M6.500 11L13 17.500",
    head: "M36 40C30 20 46 10 54 6C52 14 68 22 65 42C58 32 44 32 36 40ZM66 14L84 30C78 42 78 52 83 64L79 65C73 52 73 40 79 30Z",
  },
  vega: {
    sign: "capricorn", family: "mystic", cloth: EARTH, mirrored: true,
    glyph: "M3 5C6 4 7 6 7 9V16M7 9C8 5 12.500 4.500 12.500 9V16C12.500 19 11 21 8.500 21M12.500 15.500A3.700 3.700 0 1 1 16.500 19C14.500 19 12.500 17.500 12.500 15.500",
    head: "M46 27C43 14 35 4 21 2C28 10 33 20 37 34Z",
  },
  ganimedes: {
    sign: "aquarius", family: "mage", cloth: AIR, mirrored: false,
    glyph: "M3 10.500L6.500 7L10 10.500L13.500 7L17 10.500L20.500 7M3 17.500L6.500 14L10 17.500L13.500 14L17 17.500L20.500 14",
    head: "M34 36C30 22 36 12 42 9C41 14 45 16 48 9C50 4 55 3 57 5C53 9 56 14 60 10C69 16 70 26 66 36C58 28 42 28 34 36Z",
  },
  derceto: {
    sign: "pisces", family: "mage", cloth: WATER, mirrored: true,
    glyph: "M5 3C10 8 10 16 5 21M19 3C14 8 14 16 19 21M4 12H20",
    head: "M50 27C44 20 46 11 50 4ZM42 29C30 28 22 36 22 46C30 44 33 48 38 44Z",
  },
};

export const look = (name: string | null): Look => HEROES[name ?? ""] ?? HEROES["frixo"]!;
