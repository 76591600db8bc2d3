// Where everything lies: coordinates on a stage of 1000 units' width (landscape) or 360 (portrait), for two to four players.

export interface Place {
  /** The middle. */
  x: number;
  y: number;
  /** Width; a zodiac is 5/3 as high, a number card 1.54 times. */
  w: number;
}

export interface SeatLayout {
  L: Place;
  R: Place;
  H: Place;
  /** Cards laid on the two fronts. */
  laidL: Place;
  laidR: Place;
  /** Laid cards lie below each other instead of side by side. */
  upright?: boolean;
  hand: Place;
  /** How far the cards of the hand lie apart. */
  step: number;
  plate: { x: number; y: number; w: number };
}

export interface Layout {
  width: number;
  height: number;
  /** By how many seats to the left of the viewer: 0 is the viewer. */
  seats: SeatLayout[];
  deck: Place;
  piles: Place[];
  closing: Place;
  /** Where the question of the moment is asked on the board. */
  ask: { x: number; y: number };
}

const at = (x: number, y: number, w: number): Place => ({ x, y, w });

const wideMine = (left: number, y: number): SeatLayout => ({
  L: at(left, y, 112), R: at(1000 - left, y, 112), H: at(500, y + 20, 84),
  laidL: at(left, y - 130, 46), laidR: at(1000 - left, y - 130, 46),
  hand: at(500, 684, 92), step: 100, plate: { x: (left + 500) / 2, y: y + 40, w: 170 },
});

const wideDuel: Layout = {
  width: 1000, height: 764,
  seats: [
    wideMine(168, 500),
    {
      L: at(832, 112, 98), R: at(168, 112, 98), H: at(500, 76, 74), laidL: at(832, 238, 42), laidR: at(168, 238, 42),
      hand: at(650, 66, 44), step: 26, plate: { x: 336, y: 66, w: 220 },
    },
  ],
  deck: at(312, 306, 84), piles: [at(424, 306, 84), at(520, 306, 84), at(616, 306, 84), at(712, 306, 84)], closing: at(500, 186, 46), ask: { x: 500, y: 414 },
};

const left = (top: number, bottom: number): SeatLayout => ({
  L: at(118, top, 84), R: at(118, bottom, 84), H: at(42, (top + bottom) / 2, 62), laidL: at(186, top, 34), laidR: at(186, bottom, 34), upright: true,
  hand: at(150, (top + bottom) / 2 + 34, 30), step: 14, plate: { x: 160, y: (top + bottom) / 2 - 20, w: 140 },
});

const right = (top: number, bottom: number): SeatLayout => ({
  L: at(882, bottom, 84), R: at(882, top, 84), H: at(958, (top + bottom) / 2, 62), laidL: at(814, bottom, 34), laidR: at(814, top, 34), upright: true,
  hand: at(850, (top + bottom) / 2 + 34, 30), step: 14, plate: { x: 840, y: (top + bottom) / 2 - 20, w: 140 },
});

const wideThree: Layout = {
  width: 1000, height: 764, seats: [wideMine(312, 510), left(100, 412), right(100, 412)],
  deck: at(312, 270, 76), piles: [at(418, 270, 76), at(506, 270, 76), at(594, 270, 76), at(682, 270, 76)], closing: at(500, 120, 46), ask: { x: 500, y: 372 },
};
wideThree.seats[0] = { ...wideThree.seats[0]!, laidL: at(312, 384, 40), laidR: at(688, 384, 40), plate: { x: 104, y: 690, w: 190 } };

const wideFour: Layout = {
  ...wideThree,
  seats: [
    wideThree.seats[0]!, left(128, 430),
    { L: at(640, 82, 80), R: at(360, 82, 80), H: at(500, 52, 54), laidL: at(640, 184, 32), laidR: at(360, 184, 32), hand: at(500, 166, 30), step: 16, plate: { x: 500, y: 122, w: 176 } },
    right(128, 430),
  ],
  deck: at(312, 286, 70), piles: [at(418, 286, 70), at(506, 286, 70), at(594, 286, 70), at(682, 286, 70)], closing: at(500, 200, 36), ask: { x: 500, y: 380 },
};

const narrowDuel: Layout = {
  width: 360, height: 508,
  seats: [
    {
      L: at(46, 344, 74), R: at(314, 344, 74), H: at(180, 356, 52), laidL: at(46, 258, 25), laidR: at(314, 258, 25),
      hand: at(180, 460, 56), step: 59, plate: { x: 180, y: 296, w: 170 },
    },
    {
      L: at(314, 66, 68), R: at(46, 66, 68), H: at(180, 70, 46), laidL: at(314, 148, 25), laidR: at(46, 148, 25),
      hand: at(180, 124, 18), step: 12, plate: { x: 180, y: 15, w: 180 },
    },
  ],
  deck: at(122, 212, 48), piles: [at(180, 178, 40), at(234, 178, 40), at(180, 246, 40), at(234, 246, 40)], closing: at(122, 268, 24), ask: { x: 180, y: 296 },
};

const narrowLeft = (top: number, bottom: number): SeatLayout => ({
  L: at(30, top, 50), R: at(30, bottom, 50), H: at(22, (top + bottom) / 2, 38), laidL: at(67, top, 17), laidR: at(67, bottom, 17), upright: true,
  hand: at(72, (top + bottom) / 2 + 12, 14), step: 7, plate: { x: 76, y: (top + bottom) / 2 - 18, w: 66 },
});

const narrowRight = (top: number, bottom: number): SeatLayout => ({
  L: at(330, bottom, 50), R: at(330, top, 50), H: at(338, (top + bottom) / 2, 38), laidL: at(293, bottom, 17), laidR: at(293, top, 17), upright: true,
  hand: at(288, (top + bottom) / 2 + 12, 14), step: 7, plate: { x: 284, y: (top + bottom) / 2 - 18, w: 66 },
});

const narrowThree: Layout = {
  width: 360, height: 540,
  seats: [
    {
      L: at(112, 388, 68), R: at(248, 388, 68), H: at(180, 402, 48), laidL: at(112, 314, 20), laidR: at(248, 314, 20),
      hand: at(180, 494, 56), step: 59, plate: { x: 180, y: 350, w: 62 },
    },
    narrowLeft(52, 232), narrowRight(52, 232),
  ],
  deck: at(180, 78, 42), piles: [at(144, 152, 42), at(216, 152, 42), at(144, 224, 42), at(216, 224, 42)], closing: at(180, 188, 20), ask: { x: 180, y: 292 },
};

const narrowFour: Layout = {
  ...narrowThree,
  height: 572,
  seats: [
    {
      ...narrowThree.seats[0]!, L: at(112, 420, 68), R: at(248, 420, 68), H: at(180, 434, 48), laidL: at(112, 346, 20), laidR: at(248, 346, 20), hand: at(180, 526, 56),
      plate: { x: 180, y: 382, w: 62 },
    },
    narrowLeft(104, 276),
    { L: at(234, 56, 46), R: at(126, 56, 46), H: at(180, 62, 34), laidL: at(234, 106, 16), laidR: at(126, 106, 16), hand: at(180, 102, 14), step: 7, plate: { x: 180, y: 14, w: 130 } },
    narrowRight(104, 276),
  ],
  deck: at(180, 144, 38), piles: [at(146, 206, 40), at(214, 206, 40), at(146, 272, 40), at(214, 272, 40)], closing: at(180, 238, 20), ask: { x: 180, y: 326 },
};

/** The stage for this many players on a board this wide. */
export function layoutFor(seats: number, narrow: boolean): Layout {
  return (narrow ? [narrowDuel, narrowThree, narrowFour] : [wideDuel, wideThree, wideFour])[seats - 2]!;
}

/** The arc between two facing fronts: it swings outwards from the middle of the stage. */
export function arc(from: Place, to: Place, layout: Layout): string {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const [outX, outY] = [x - layout.width / 2, y - layout.height * 0.42];
  const length = Math.hypot(outX, outY) || 1;
  const bulge = Math.min(Math.hypot(from.x - to.x, from.y - to.y) * 0.28, layout.width * 0.09);
  return `M${from.x} ${from.y}Q${x + (outX / length) * bulge} ${y + (outY / length) * bulge} ${to.x} ${to.y}`;
}
