// Where things are drawn: one system of cells for two, three and four lands, turned so that the viewer's land is always below.
// The middle of the Rift is (0, 0); x grows to the right and y downwards, one unit a cell.

import type { Item, View, Zone } from "$lib/protocol";

export interface Spot {
  x: number;
  y: number;
}

/** The land of each seat: south, west, north and east are 0 to 3, and so are the directions that they walk in: north, east, south, west. */
const LANDS = [[], [], [0, 2], [0, 1, 2], [0, 1, 2, 3]];
const LETTERS = "swne";
const WAYS = ["north", "east", "south", "west"];

export function landOf(view: View, seat: number): number {
  return LANDS[view.seats]?.[seat] ?? 0;
}

/** The land that is drawn below: the viewer's own, for spectators that of the first seat. */
export function below(view: View): number {
  return landOf(view, view.seat ?? 0);
}

/** By how many quarter turns a land or direction is seen turned clockwise. */
export function seen(view: View, way: number): number {
  return (way - below(view) + 4) % 4;
}

/** A direction by its word, as quarter turns on the screen. */
export function seenWord(view: View, word: string): number {
  return seen(view, WAYS.indexOf(word));
}

function turned(spot: Spot, quarters: number): Spot {
  return quarters === 0 ? spot : turned({ x: -spot.y, y: spot.x }, quarters - 1);
}

/** The place of an item on the board, from the numbers of the view (0 to 16, north at the top). */
export function spotOf(view: View, at: number[]): Spot {
  return turned({ x: (at[0] ?? 8) - 8, y: (at[1] ?? 8) - 8 }, (4 - below(view)) % 4);
}

/** Where a traveller waits before the first step. */
export function startOf(view: View, seat: number): Spot {
  return turned({ x: 0, y: 9.1 }, seen(view, landOf(view, seat)));
}

/** A step of one cell in a direction as it is seen. */
export function step(quarters: number): Spot {
  return turned({ x: 0, y: -1 }, quarters);
}

/** The land a cell belongs to by its name, null in the centre; and its row there. */
export function landOfCell(name: string): { land: number | null; row: number } {
  const land = LETTERS.indexOf(name[0] ?? "");
  return { land: land < 0 ? null : land, row: Number(name.slice(3)) };
}

export interface Extent {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far the lands reach, with the starting points behind them; the Rift is always in the middle. */
export function extentOf(view: View): Extent {
  const across = view.seats > 2 ? 9.75 : 2.85;
  return { left: -across, top: -9.75, width: 2 * across, height: 19.5 };
}

export function zoneOf(view: View, id: string): Zone | undefined {
  return view.zones.find((zone) => zone.id === id);
}

/** The cells of the board, by name, in the order of the view. */
export function cellsOf(view: View): Item[] {
  return (zoneOf(view, "board")?.items ?? []).filter((item) => item.id.startsWith("cell:"));
}

/** Where each traveller's token stands, by seat. */
export function tokensOf(view: View): Spot[] {
  const board = zoneOf(view, "board")?.items ?? [];
  return Array.from({ length: view.seats }, (_, seat) => {
    const token = board.find((item) => item.id === `token:${seat}`);
    return token?.at ? spotOf(view, token.at) : startOf(view, seat);
  });
}

/** The way to a cell as the view tells it: from the token's own place, cell by cell. */
export function pathTo(view: View, name: string, mover: number): Spot[] {
  const cells = cellsOf(view);
  const path: Spot[] = [];
  let cell: Item | undefined = cells.find((item) => item.id === `cell:${name}`);
  while (cell?.at && path.length < cells.length) {
    path.unshift(spotOf(view, cell.at));
    const from = cell.values?.["from"];
    if (from === undefined) break;
    if (from < 0) {
      path.unshift(startOf(view, mover));
      break;
    }
    cell = cells[from];
  }
  return path;
}
