import { describe, expect, test } from "vitest";
import { curveOf } from "../src/lib/curve";
import type { Counter, Frame } from "../src/lib/protocol";

const frame = (ply: number, counters: Counter[]): Frame => ({
  ply, log: [], view: { game: "toy", seats: 2, seat: null, phase: "", point: "", waiting: [], over: false, ranking: [], zones: [], counters },
});
const both = (kind: string, one: number, other: number): Counter[] => [{ kind, owner: 0, value: one }, { kind, owner: 1, value: other }];

describe("the curve of a game", () => {
  test("is the counter that agrees with the places and moved most", () => {
    const frames = [
      frame(0, [...both("gold", 5, 0), ...both("points", 0, 0)]),
      frame(1, [...both("gold", 9, 1), ...both("points", 0, 1)]),
      frame(2, [...both("gold", 9, 1), ...both("points", 0, 2)]),
    ];
    expect(curveOf(frames, [2, 1])).toEqual({ kind: "points", values: [[0, 0, 0], [0, 1, 2]] });
  });

  test("is what comes and stays, not what is spent again", () => {
    const gold = [0, 4, 1, 5, 2, 6, 3];
    const frames = gold.map((value, ply) => frame(ply, [...both("gold", value + 1, value), ...both("glory", ply, Math.floor(ply / 2))]));
    expect(curveOf(frames, [1, 2])?.kind).toBe("glory");
  });

  test("is not drawn where no number tells who won", () => {
    expect(curveOf([frame(0, both("gold", 0, 0)), frame(1, both("gold", 3, 1))], [2, 1])).toBeNull();
    expect(curveOf([], [1, 2])).toBeNull();
  });
});
