// The compass around a character: an arrow for each way that may be taken, at the edge it leads through.

import type { Item, Option } from "$lib/protocol";
import { middleOf } from "./table";

export interface Arrow {
  key: string;
  /** 0 north, 1 east, 2 south, 3 west. */
  side: number;
  x: number;
  y: number;
  /** The answer it gives; without one it is a way to a cell that glows. */
  option?: Option;
  target: string;
}

const SIDES = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;

/** The arrows of a question about ways, or, while anything may be done, of the cells one could go to. */
export function compass(options: Option[], cells: Item[], hall: Item[], [columns, rows]: [number, number], from: readonly number[]): Arrow[] {
  const home = hall.some((cell) => cell.at!.join() === from.join());
  /** Every edge of the space, with the name of its way and the cell behind it, round the limits of the table. */
  const edges = (home ? hall : [{ at: [...from], values: undefined }]).flatMap((cell) =>
    SIDES.flatMap(([dx, dy], side) => {
      const way = home ? Object.entries(cell.values ?? {}).find(([name, value]) => name.startsWith("X") && value === side)?.[0] : "NESW"[side];
      const behind = [(cell.at![0]! + dx + columns) % columns, (cell.at![1]! + dy + rows) % rows];
      const middle = middleOf(cell.at!);
      return way === undefined ? [] : [{ way, side, behind: behind.join(), x: middle.x + dx * 50, y: middle.y + dy * 50 }];
    }),
  );
  const ways = options.filter((option) => option.notation.startsWith("go:"));
  if (ways.length > 0) {
    return ways.flatMap((option) => {
      const edge = edges.find((one) => `go:${one.way}` === option.notation);
      return edge ? [{ key: option.notation, side: edge.side, x: edge.x, y: edge.y, option, target: option.target }] : [];
    });
  }
  if (!options.some((option) => option.notation === "move")) return [];
  const inHall = new Set(hall.map((cell) => cell.at!.join()));
  return cells.filter((cell) => cell.values?.["step"]).flatMap((cell) => {
    const edge = edges.find((one) => one.behind === cell.at!.join() || (cell.face === "hall" && inHall.has(one.behind)));
    return edge ? [{ key: cell.id, side: edge.side, x: edge.x, y: edge.y, target: cell.id }] : [];
  });
}
