// The curve of a game: of all counters the players have, the one that tells best how it went.

import type { Frame } from "./protocol";

export interface Line {
  /** The kind of counter. */
  kind: string;
  /** Its values by seat, over the frames. */
  values: number[][];
}

/** Does a better place never go with a smaller value? */
function agrees(values: number[], places: number[]): boolean {
  return places.every((place, seat) => places.every((other, rival) => place >= other || values[seat]! >= values[rival]!));
}

/** The counter that every seat has, whose end agrees with the places, and that moved furthest in one direction; null if there is none. */
export function curveOf(frames: Frame[], places: number[]): Line | null {
  const last = frames.at(-1);
  if (!last || frames.length < 2) return null;
  let best: Line | null = null;
  let most = 0;
  for (const kind of new Set(last.view.counters.filter((counter) => counter.owner !== null && !counter.word).map((counter) => counter.kind))) {
    const values = places.map((_, seat) =>
      frames.map((frame) => frame.view.counters.find((counter) => counter.kind === kind && counter.owner === seat)?.value ?? 0),
    );
    const end = values.map((line) => line.at(-1)!);
    // What is won by comes and stays, or goes for good; what is spent comes and goes.
    const way = Math.abs(values.reduce((sum, line) => sum + line.reduce((net, value, index) => net + (index > 0 ? Math.sign(value - line[index - 1]!) : 0), 0), 0));
    if (new Set(end).size > 1 && agrees(end, places) && way > most) {
      best = { kind, values };
      most = way;
    }
  }
  return best;
}
