// What a touch means: an answer, or two at once where the action and its object are asked one after the other.

import type { Decision, Item, Option, View } from "$lib/protocol";
import { cellsOf, characterOf, counterOf, piecesOf } from "./table";

/** A touch that answers two questions at once: first the action, then what it is done to. */
export interface Touch {
  first: Option;
  point: string;
  fits: (option: Option) => boolean;
}

/** By the id of what is touched. */
export interface Touches {
  single: Map<string, Option>;
  double: Map<string, Touch>;
}

export const NO_TOUCHES: Touches = { single: new Map(), double: new Map() };

/** Cards that lie in a pile are picked from a list, not touched where they are. */
export const isPiled = (asked: Decision | null): boolean => asked?.point === "poetry_card" || asked?.point === "despair_card";

export function touchesOf(asked: Decision, view: View, hand: readonly Item[]): Touches {
  const single = new Map<string, Option>();
  const double = new Map<string, Touch>();
  const cells = cellsOf(view);
  const named = (notation: string) => asked.options.find((option) => option.notation === notation);
  for (const option of asked.options) {
    if (option.target === "button" || isPiled(asked)) continue;
    single.set(option.target, option);
    const face = option.notation.startsWith("card:") ? option.notation.slice(5) : "";
    if (face) for (const item of hand) if (item.face === face) single.set(item.id, option);
  }
  const [move, play, push, draw, power] = ["move", "play_card", "push", "draw", "power"].map(named);
  if (move) for (const cell of cells) if (cell.values?.["step"]) double.set(cell.id, { first: move, point: "move_dir", fits: (option) => option.target === cell.id });
  if (play) for (const item of hand) double.set(item.id, { first: play, point: "play_pick", fits: (option) => option.notation === `card:${item.face}` });
  if (push) {
    const here = piecesOf(view).find((piece) => piece.owner === asked.seat)?.at?.join();
    for (const piece of piecesOf(view)) if (piece.owner !== asked.seat && piece.at?.join() === here) double.set(piece.id, { first: push, point: "push_who", fits: (option) => option.target === piece.id });
  }
  if (draw) single.set("draw_pile", draw);
  if (power) single.set(`character:${characterOf(view, asked.seat)?.face}`, power);
  for (const cell of cells) {
    const [x, y] = cell.at!;
    const column = asked.point === "setup_hall_column" ? named(`column:${x}`) : undefined;
    if (column) double.set(cell.id, { first: column, point: "setup_hall_row", fits: (option) => option.notation === `row:${y}` });
    const row = asked.point === "setup_hall_row" && x === counterOf(view, "hall_column", null) ? named(`row:${y}`) : undefined;
    if (row) single.set(cell.id, row);
  }
  return { single, double };
}
