/** The four elements: a letter as in the cards' names, a shape that is told apart without colour, and inks for paper and for the night. */

export type ElementLetter = "f" | "e" | "a" | "w";

export type ElementArt = {
  word: string;
  /** Filled shape around the origin, 22 × 22. */
  shape: string;
  ink: string;
  /** Number of gaps in the frame of its cards: the suits can be told from their edge, as in a Spanish pack. */
  gaps: number;
};

/** A thick wave whose ends are round: upper edge, end, lower edge, end. */
const wave = (y: number) => `M-10 ${y}C-7 ${y - 6}-3 ${y - 6} 0 ${y - 2}C3 ${y + 2} 6 ${y + 1} 8 ${y - 3}A1.7 1.7 0 0 1 11 ${y - 1}C8 ${y + 6} 3 ${y + 7}-1 ${y + 2.5}C-4 ${y - 1.5}-6 ${y - 0.5}-7 ${y + 2}A1.7 1.7 0 0 1-10 ${y}Z`;

export const ELEMENTS: Record<ElementLetter, ElementArt> = {
  f: {
    word: "fire",
    shape: "M1-11.5C2-6 8-3 8 4C8 8.5 4.5 11.5 0 11.500C-4.5 11.5-8 8.5-8 4C-8 .5-6-2-4.5-4.500C-3.5-2.5-3-1.5-1.5-1C-2.5-5-1.5-9 1-11.500ZM.5 1.500C-1 4-3 5-3 7.500C-3 9.2-1.7 10 0 10C1.8 10 3 9 3 7.200C3 5 1 4 .5 1.500Z",
    ink: "var(--ember)",
    gaps: 0,
  },
  e: {
    word: "earth",
    shape: "M0-11A5 5 0 0 1 4.3-3.500A5 5 0 1 1 3 5.700C2.6 8 3.2 9.8 5 11.500H-5C-3.2 9.8-2.6 8-3 5.700A5 5 0 1 1-4.3-3.500A5 5 0 0 1 0-11ZM0-1.500A2 2 0 1 0 0 2.500A2 2 0 1 0 0-1.500Z",
    ink: "var(--moss)",
    gaps: 1,
  },
  a: {
    word: "air",
    shape: "M0-2C-4-7-1-12 7-11.5C5-8 6-4 2 0C7-4 12-1 11.5 7C8 5 4 6 0 2C4 7 1 12-7 11.5C-5 8-6 4-2 0C-7 4-12 1-11.5-7C-8-5-4-6 0-2Z",
    ink: "var(--sky)",
    gaps: 2,
  },
  w: { word: "water", shape: wave(-4.5) + wave(4), ink: "var(--deep)", gaps: 3 },
};

/** Where the pips of the number cards stand, around the middle of a card 100 × 154. */
export const PIPS: Record<string, [number, number][]> = {
  2: [[0, -34], [0, 34]],
  3: [[0, -42], [0, 0], [0, 42]],
  4: [[-18, -34], [18, -34], [-18, 34], [18, 34]],
  5: [[-18, -36], [18, -36], [0, 0], [-18, 36], [18, 36]],
  6: [[-18, -40], [18, -40], [-18, 0], [18, 0], [-18, 40], [18, 40]],
  7: [[-18, -42], [18, -42], [0, -21], [-18, 4], [18, 4], [-18, 42], [18, 42]],
  8: [[-18, -44], [18, -44], [0, -22], [-18, 0], [18, 0], [0, 22], [-18, 44], [18, 44]],
  9: [[-18, -45], [18, -45], [-18, -15], [18, -15], [0, 0], [-18, 15], [18, 15], [-18, 45], [18, 45]],
};
