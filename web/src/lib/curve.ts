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

/** The counter that every seat has, whose end agrees with the places, and that moved most often; null if there is none. */
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
    const changes = values.reduce((sum, line) => sum + line.filter((value, index) => index > 0 && value !== line[index - 1]).length, 0);
    if (new Set(end).size > 1 && agrees(end, places) && changes > most) {
      best = { kind, values };
      most = changes;
    }
  }
  return best;
}
