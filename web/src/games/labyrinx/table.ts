// Reading the view: where things lie, in units of a hundred to a cell; and the view a moment later, while events play.

import type { Rect } from "$lib/board/sight";
import type { TableEvent } from "$lib/boards";
import type { Item, View, Zone } from "$lib/protocol";

export const CELL = 100;
/** The carved frame around the table. */
export const RIM = 46;

export function zoneOf(view: View, id: string): Zone | undefined {
  return view.zones.find((zone) => zone.id === id);
}

export function counterOf(view: View, kind: string, owner: number | null): number | undefined {
  return view.counters.find((counter) => counter.kind === kind && counter.owner === owner)?.value;
}

/** Whose counter of this kind there is, for kinds that only one has. */
export function ownerOf(view: View, kind: string): number | null {
  return view.counters.find((counter) => counter.kind === kind)?.owner ?? null;
}

export const cellsOf = (view: View): Item[] => zoneOf(view, "table")?.items ?? [];
export const piecesOf = (view: View): Item[] => zoneOf(view, "pieces")?.items ?? [];
export const hallOf = (view: View): Item[] => cellsOf(view).filter((cell) => cell.face === "hall");
export const characterOf = (view: View, seat: number): Item | undefined => zoneOf(view, `character:${seat}`)?.items[0];

/** Columns and rows. */
export function sizeOf(view: View): [number, number] {
  const cells = cellsOf(view);
  return [Math.max(0, ...cells.map((cell) => cell.at![0]!)) + 1, Math.max(0, ...cells.map((cell) => cell.at![1]!)) + 1];
}

/** The corner of a cell. */
export const cornerOf = (at: readonly number[]): { x: number; y: number } => ({ x: RIM + at[0]! * CELL, y: RIM + at[1]! * CELL });
export const middleOf = (at: readonly number[]): { x: number; y: number } => ({ x: RIM + (at[0]! + 0.5) * CELL, y: RIM + (at[1]! + 0.5) * CELL });

/** The rectangle around some cells, with some cells of air. */
export function around(cells: readonly Item[], air: number): Rect | null {
  if (cells.length === 0) return null;
  const columns = cells.map((cell) => cell.at![0]!);
  const rows = cells.map((cell) => cell.at![1]!);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return {
    x: RIM + (left - air) * CELL, y: RIM + (top - air) * CELL,
    width: (Math.max(...columns) - left + 1 + 2 * air) * CELL, height: (Math.max(...rows) - top + 1 + 2 * air) * CELL,
  };
}

export interface Standing {
  item: Item;
  seat: number;
  x: number;
  y: number;
  size: number;
}

/** Where every character stands: beside the sign of a challenge, together with others, or spread over the hall. */
export function standing(view: View): Standing[] {
  const hall = hallOf(view);
  const found: Standing[] = [];
  const places = new Map<string, Item[]>();
  for (const piece of piecesOf(view)) places.set(piece.at!.join(), [...(places.get(piece.at!.join()) ?? []), piece]);
  for (const [key, pieces] of places) {
    const home = hall.some((cell) => cell.at!.join() === key);
    const cell = cellsOf(view).find((one) => one.at!.join() === key);
    const middle = middleOf(pieces[0]!.at!);
    pieces.forEach((item, index) => {
      const seat = item.owner ?? 0;
      if (home && hall.length === 3) {
        const along = pieces.length === 1 ? 0 : (index / (pieces.length - 1) - 0.5) * (pieces.length === 2 ? 96 : 190);
        const tall = hall[0]!.at![0] === hall[1]!.at![0];
        const side = (index % 2 === 0 ? -8 : 8) * (pieces.length > 3 ? 1 : 0);
        found.push({ item, seat, x: middle.x + (tall ? side : along), y: middle.y + (tall ? along : side), size: pieces.length > 4 ? 50 : 60 });
      } else if (pieces.length === 1) {
        const beside = cell?.face && !cell.face.endsWith("_none") && cell.kind === "path";
        found.push({ item, seat, x: middle.x + (beside ? -17 : 0), y: middle.y + (beside ? 18 : 0), size: beside ? 52 : 60 });
      } else {
        const angle = (index / pieces.length) * 2 * Math.PI - Math.PI * 0.75;
        found.push({ item, seat, x: middle.x + Math.cos(angle) * 24, y: middle.y + Math.sin(angle) * 24, size: pieces.length > 3 ? 38 : 46 });
      }
    });
  }
  return found.sort((one, other) => one.seat - other.seat);
}

function change(view: View, id: string, work: (zone: Zone) => Zone): View {
  return { ...view, zones: view.zones.map((zone) => (zone.id === id ? work(zone) : zone)) };
}

function lay(view: View, cell: unknown, look: Partial<Item>): View {
  return change(view, "table", (zone) => ({ ...zone, items: zone.items.map((item) => (item.id === `cell:${cell}` ? { id: item.id, at: item.at, kind: "path", face: null, look: "secret", ...look } : item)) }));
}

function mark(view: View, cell: unknown, add: string, drop = ""): View {
  return change(view, "table", (zone) => ({
    ...zone, items: zone.items.map((item) => (item.id === `cell:${cell}` ? { ...item, marks: [...(item.marks ?? []).filter((one) => one !== drop && one !== add), add] } : item)),
  }));
}

/** The cell of a space: of the hall the middle one. */
export function atOf(view: View, space: unknown): number[] | undefined {
  return space === "hall" ? hallOf(view)[1]?.at : cellsOf(view).find((cell) => cell.id === `cell:${space}`)?.at;
}

function stand(view: View, which: (piece: Item) => boolean, space: unknown): View {
  const at = atOf(view, space);
  return at ? change(view, "pieces", (zone) => ({ ...zone, items: zone.items.map((item) => (which(item) ? { ...item, at } : item)) })) : view;
}

function count(view: View, kind: string, owner: number | null, value: number): View {
  return { ...view, counters: view.counters.map((counter) => (counter.kind === kind && counter.owner === owner ? { ...counter, value } : counter)) };
}

let drawn = 0;

/** A card comes into a hand or leaves it; of others' hands only the number is known. */
function hold(view: View, seat: number, face: unknown): View {
  const item: Item = { id: `drawn/${(drawn += 1)}`, kind: "path", face: typeof face === "string" ? face : null, look: typeof face === "string" ? "known" : "secret" };
  return change(view, `hand:${seat}`, (zone) => ({ ...zone, count: zone.count + 1, items: [...zone.items, item] }));
}

function part(view: View, seat: number, face: unknown): View {
  return change(view, `hand:${seat}`, (zone) => {
    const found = zone.items.findIndex((item) => item.face === face);
    const index = found < 0 ? zone.items.length - 1 : found;
    return { ...zone, count: Math.max(0, zone.count - 1), items: zone.items.filter((_, other) => other !== index) };
  });
}

const pile = (view: View, id: string, by: number): View => change(view, id, (zone) => ({ ...zone, count: Math.max(0, zone.count + by) }));

/** The view a moment later: what an event says has moved, moved. The true view follows when all events have been shown. */
export function later(view: View, event: TableEvent): View {
  const { seat, values } = event;
  const own = (piece: Item) => piece.owner === seat;
  const other = (piece: Item) => piece.face === values["who"];
  switch (event.kind) {
    case "turn_began":
      return { ...view, counters: view.counters.map((counter) => (counter.kind === "actions" ? { ...counter, owner: seat, value: counter.most ?? counter.value } : counter)) };
    case "character_taken": {
      const face = String(values["character"]);
      return change(view, `character:${seat}`, (zone) => ({ ...zone, items: [{ id: `character:${face}`, kind: "character", face, look: "public" }] }));
    }
    case "dealt":
    case "drew":
      return pile(hold(view, seat, values["path"]), "draw_pile", -1);
    case "expanded":
    case "filled":
      return pile(lay(view, values["cell"], {}), "draw_pile", -1);
    case "played":
      return lay(part(view, seat, values["path"]), values["cell"], {});
    case "opened":
      return lay(view, values["cell"], { face: String(values["path"]), look: "public", turn: Number(values["turn"]) });
    case "door_held":
      return lay(view, values["cell"], { face: String(values["path"]), look: "public" });
    case "recited":
      return lay(view, values["cell"], { face: String(values["path"]), look: "public" });
    case "exchanged":
      return lay(view, values["cell"], {});
    case "lifted":
      return hold(lay(view, values["cell"], { kind: "ground", face: "lifted", look: "public" }), seat, values["path"]);
    case "replaced":
      return lay(part(view, seat, values["path"]), values["cell"], {});
    case "exploded":
      return lay(view, values["cell"], { kind: "ground", face: "empty", look: "public" });
    case "discarded":
    case "paid":
      return pile(part(view, seat, values["path"]), "discard_pile", 1);
    case "despaired":
      return change(view, `hand:${seat}`, (zone) => ({ ...zone, count: 0, items: [] }));
    case "moved": {
      const spent = Number(values["spent"] ?? 0);
      return stand(count(view, "actions", seat, Math.max(0, (counterOf(view, "actions", seat) ?? 0) - spent)), own, values["space"]);
    }
    case "trapped":
    case "fled":
    case "kept_faith":
    case "ejected":
    case "attuned":
    case "leapt":
    case "charged":
      return stand(view, own, values["space"]);
    case "pushed":
      return stand(view, other, values["space"]);
    case "beaten":
      return mark(count(view, "treasures", seat, Number(values["treasures"])), values["cell"], "resolved", "treasure");
    case "lost":
    case "stole":
    case "disarmed":
      return count(view, "treasures", seat, Number(values["treasures"]));
    case "chest_marked":
      return mark(view, values["cell"], "treasure");
    default:
      return view;
  }
}
