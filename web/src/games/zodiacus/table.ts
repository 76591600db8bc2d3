// Reading the view, and what an event changes in it while the story is still being told.

import type { TableEvent } from "$lib/boards";
import type { Counter, Item, View, Zone } from "$lib/protocol";
import { cellNamed } from "./layout";

export const SLOTS = ["alpha", "beta", "gamma"];
export const PHASES = ["castle", ...SLOTS];
export const COLOURS = ["green", "blue", "yellow", "red"];
export const GREEK: Record<string, string> = { alpha: "α", beta: "β", gamma: "γ" };

export const zoneOf = (view: View, id: string): Zone | undefined => view.zones.find((zone) => zone.id === id);
export const itemsOf = (view: View, id: string): Item[] => zoneOf(view, id)?.items ?? [];
export const counterOf = (view: View, kind: string, owner: number | null): Counter | undefined => view.counters.find((one) => one.kind === kind && one.owner === owner);
export const pieceOf = (view: View, name: string): Item | undefined => itemsOf(view, "board").find((item) => item.id === `piece:${name}`);
export const has = (item: Item, mark: string) => item.marks?.includes(mark) ?? false;
export const value = (item: Item | undefined, name: string) => item?.values?.[name] ?? 0;

/** The seat a piece named like 2_tower_alpha belongs to. */
export const ownerOf = (name: string) => Number(name[0]);

/** An intrépido wherever it is: on the board or in the Limbo. */
export function heroOf(view: View, name: string): Item | undefined {
  return pieceOf(view, name) ?? itemsOf(view, `sheet:${name}`).find((item) => item.kind === "intz");
}

/** Seats in the order of play. */
export function orderOf(view: View): number[] {
  return Array.from({ length: view.seats }, (_, seat) => seat).sort((a, b) => placing(view, a) - placing(view, b));
}

const placing = (view: View, seat: number) => counterOf(view, "place", seat)?.value ?? seat;

/** Is the seat still in the game? Whoever is out has no things any more. */
export const isIn = (view: View, seat: number) => zoneOf(view, `hand:${seat}`) !== undefined;

export function friends(view: View, one: number, other: number): boolean {
  const team = counterOf(view, "team", one)?.value;
  return one === other || (team !== undefined && team === counterOf(view, "team", other)?.value);
}

/** The dice of a piece in order of strength. */
export const diceOf = (item: Item): string[] => COLOURS.flatMap((colour) => Array.from({ length: value(item, colour) }, () => colour));

function change(view: View, zone: string, alter: (items: Item[]) => Item[]): View {
  return { ...view, zones: view.zones.map((one) => (one.id === zone ? { ...one, items: alter(one.items) } : one)) };
}

function alterPiece(view: View, name: unknown, alter: (item: Item) => Item): View {
  return change(view, "board", (items) => items.map((item) => (item.id === `piece:${String(name)}` ? alter(item) : item)));
}

const withoutPiece = (view: View, name: unknown) => change(view, "board", (items) => items.filter((item) => item.id !== `piece:${String(name)}`));

function withCounter(view: View, kind: string, owner: number | null, number: number): View {
  return { ...view, counters: view.counters.map((one) => (one.kind === kind && one.owner === owner ? { ...one, value: number } : one)) };
}

/** The view after one more event, as far as it can be seen on the board; the true one follows when all has been told. */
export function later(view: View, { kind, seat, values }: TableEvent): View {
  const to = (name: unknown) => ({ at: [...cellNamed(String(name))] });
  switch (kind) {
    case "moved":
    case "pushed":
    case "leapt":
    case "left_obstacle":
      return alterPiece(view, values["piece"], (item) => ({ ...item, ...to(values["to"]) }));
    case "swapped": {
      const [one, other] = [pieceOf(view, String(values["piece"])), pieceOf(view, String(values["other"]))];
      if (!one || !other) return view;
      return alterPiece(alterPiece(view, values["piece"], (item) => ({ ...item, at: other.at! })), values["other"], (item) => ({ ...item, at: one.at! }));
    }
    case "returned": {
      const hero = heroOf(view, String(values["piece"]));
      if (!hero || hero.at) return view;
      const life = hero.values?.["full"] ?? 0;
      return change(view, "board", (items) => [...items, { ...hero, values: { ...hero.values, life, full: life }, ...to(values["cell"]) }]);
    }
    case "hurt":
    case "healed":
    case "survived":
      return alterPiece(view, values["piece"], (item) => ({ ...item, values: { ...item.values, life: Number(values["left"]) } }));
    case "evolved":
      return withCounter(alterPiece(view, values["piece"], (item) => ({ ...item, values: { ...item.values, level: Number(values["level"]) } })), "xp", seat, Number(values["xp"]));
    case "afflicted":
      return alterPiece(view, values["piece"], (item) => ({ ...item, marks: [...new Set([...(item.marks ?? []), String(values["status"])])] }));
    case "relieved":
      return alterPiece(view, values["piece"], (item) => ({ ...item, marks: item.marks?.filter((mark) => mark !== values["status"]) ?? [] }));
    case "shown":
      return alterPiece(view, values["piece"], (item) => ({ ...item, marks: item.marks?.filter((mark) => mark !== "invisibility") ?? [] }));
    case "died":
    case "fell":
    case "guardian_fell":
    case "castle_fell":
      return withoutPiece(view, values["piece"]);
    case "gained_xp":
      return withCounter(view, "xp", seat, Number(values["xp"]));
    case "turn_began":
      return withCounter(view, "turn", null, Number(values["turn"]));
    case "round_began":
      return { ...view, phase: String(values["part"]), counters: view.counters.map((one) => (one.kind === "active" ? { ...one, owner: seat } : one)) };
    case "played":
    case "discarded":
    case "answered":
    case "equipped": {
      const hand = zoneOf(view, `hand:${seat}`);
      const gone = hand?.items.find((item) => item.face === values["card"]) ?? hand?.items.find((item) => item.face === null);
      return gone ? { ...view, zones: view.zones.map((zone) => (zone === hand ? { ...zone, count: zone.count - 1, items: zone.items.filter((item) => item !== gone) } : zone)) } : view;
    }
    default:
      return view;
  }
}
