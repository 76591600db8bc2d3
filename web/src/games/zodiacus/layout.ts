// How the territories lie on the screen: own land below, or on the left where two face each other on a wide screen.

import type { View } from "$lib/protocol";

export const COLUMNS = 13;
export const ROWS = 9;

/** The board as drawn: its size in cells and how many quarter turns clockwise it has been given. */
export interface Grid {
  width: number;
  height: number;
  turn: number;
}

export interface Land {
  seat: number;
  territory: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Spot = [number, number];

/** The cells under a piece, as drawn. */
export interface Box {
  u: number;
  v: number;
  width: number;
  height: number;
}

const TWO_WIDE = [1, 3];
const TWO_TALL = [0, 2];
const FOUR_WIDE = [0, 2, 2, 0];
const FOUR_TALL = [3, 3, 1, 1];

/** The grid for a place at the table (0 to 3) on a wide or a tall screen. */
export function gridFor(seats: number, place: number, wide: boolean): Grid {
  const [across, down] = [seats === 4 ? 2 * COLUMNS : COLUMNS, 2 * ROWS];
  const turn = (seats === 4 ? (wide ? FOUR_WIDE : FOUR_TALL) : wide ? TWO_WIDE : TWO_TALL)[place] ?? 0;
  return turn % 2 ? { width: down, height: across, turn } : { width: across, height: down, turn };
}

/** Where a cell of the view (column, row from the top) is drawn. */
export function drawnAt(grid: Grid, [x, y]: readonly [number, number]): Spot {
  if (grid.turn === 1) return [grid.width - 1 - y, x];
  if (grid.turn === 2) return [grid.width - 1 - x, grid.height - 1 - y];
  if (grid.turn === 3) return [y, grid.height - 1 - x];
  return [x, y];
}

/** The cell of the view that is drawn at a spot. */
export function cellAt(grid: Grid, [u, v]: readonly [number, number]): Spot {
  if (grid.turn === 1) return [v, grid.width - 1 - u];
  if (grid.turn === 2) return [grid.width - 1 - u, grid.height - 1 - v];
  if (grid.turn === 3) return [grid.height - 1 - v, u];
  return [u, v];
}

/** The name of a cell as options and events have it: rows are counted from the south there. */
export const nameOf = ([x, y]: readonly [number, number]) => `${x},${2 * ROWS - 1 - y}`;

export function cellNamed(name: string): Spot {
  const [x, y] = name.split(",").map(Number) as Spot;
  return [x, 2 * ROWS - 1 - y];
}

/** Pairs of numbers as spots of the grid. */
export function spotsOf(grid: Grid, at: readonly number[] = []): Spot[] {
  return Array.from({ length: at.length >> 1 }, (_, index) => drawnAt(grid, [at[2 * index]!, at[2 * index + 1]!]));
}

export const placeOf = (view: View, seat: number) => (view.counters.find((counter) => counter.kind === "place" && counter.owner === seat)?.value ?? seat + 1) - 1;

/** Each seat's territory as a rectangle of the drawn grid. */
export function landsOf(view: View, grid: Grid): Land[] {
  const found: Land[] = [];
  for (let seat = 0; seat < view.seats; seat += 1) {
    const place = placeOf(view, seat);
    const [x, y] = [place >= 2 ? COLUMNS : 0, place === 1 || place === 2 ? 0 : ROWS];
    const [a, b] = [drawnAt(grid, [x, y]), drawnAt(grid, [x + COLUMNS - 1, y + ROWS - 1])];
    found.push({
      seat, territory: view.zones.find((zone) => zone.id === `domain:${seat}`)?.items.find((item) => item.kind === "territory")?.face ?? "",
      x: Math.min(a[0], b[0]), y: Math.min(a[1], b[1]), width: Math.abs(a[0] - b[0]) + 1, height: Math.abs(a[1] - b[1]) + 1,
    });
  }
  return found;
}

/** The way that leads there, as letters, from its number: a digit of base 4 each, the first step the lowest. */
export function stepsOf(path: number, steps: number): string[] {
  return Array.from({ length: steps }, (_, index) => "NESW"[Math.floor(path / 4 ** index) % 4]!);
}

const WAYS: Record<string, Spot> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The cells such a way passes, the last included. */
export function cellsOn(from: Spot, steps: readonly string[]): Spot[] {
  let [x, y] = from;
  return steps.map((step) => [(x += WAYS[step]![0]), (y += WAYS[step]![1])]);
}

/** How far an arrow to the north is turned to point there on the drawn board. */
export const turnedTo = (grid: Grid, way: string) => "NESW".indexOf(way) * 90 + grid.turn * 90;
