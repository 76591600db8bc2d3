// The table as the board reads it: zones and counters by name, faces with what they give, and what an event changes while it is shown.

import type { TableEvent } from "$lib/boards";
import type { Counter, Item, View, Zone } from "$lib/protocol";

export type Kind = "gold" | "sun" | "moon" | "glory";
export const KINDS: readonly Kind[] = ["gold", "sun", "moon", "glory"];
export const DICE = ["light", "dark"] as const;
export type DieName = (typeof DICE)[number];
export const PILES = ["reinforcement", "triggered", "own", "plain"] as const;

export interface Amount {
  kind: Kind;
  amount: number;
}

/** What a face or a card gives, as its values say it. */
export function gainsOf(item: Pick<Item, "values">): Amount[] {
  return KINDS.flatMap((kind) => {
    const amount = item.values?.[`gain_${kind}`];
    return amount ? [{ kind, amount }] : [];
  });
}

export function zoneOf(view: View, id: string): Zone | undefined {
  return view.zones.find((zone) => zone.id === id);
}

export function itemsOf(view: View, id: string): Item[] {
  return zoneOf(view, id)?.items ?? [];
}

export function counterOf(view: View, kind: string, owner: number | null): Counter | undefined {
  return view.counters.find((counter) => counter.kind === kind && counter.owner === owner);
}

export function valueOf(view: View, kind: string, owner: number | null): number {
  return counterOf(view, kind, owner)?.value ?? 0;
}

/** Whose turn it is. */
export function activeOf(view: View): number | null {
  return view.zones.flatMap((zone) => zone.items).find((item) => item.kind === "hero" && item.marks?.includes("active"))?.owner ?? null;
}

/** The face that lies on top of a die. */
export function upOf(faces: Item[]): number {
  return Math.max(0, faces.findIndex((face) => face.marks?.includes("up")));
}

/** The seats as they sit around the board: the viewer first. */
export function around(view: View): number[] {
  return Array.from({ length: view.seats }, (_, distance) => ((view.seat ?? 0) + distance) % view.seats);
}

/** The die that a place or thing of a die belongs to: `light:2/4` is seat 2. */
export function dieOf(target: string): { die: DieName; seat: number; slot: number | null } | null {
  const found = /^(light|dark):(\d+)(?:\/(\d+))?$/.exec(target);
  return found ? { die: found[1] as DieName, seat: Number(found[2]), slot: found[3] === undefined ? null : Number(found[3]) } : null;
}

/** The same view with one zone changed. */
function withZone(view: View, id: string, change: (zone: Zone) => Zone): View {
  return { ...view, zones: view.zones.map((zone) => (zone.id === id ? change(zone) : zone)) };
}

function withItems(view: View, id: string, change: (items: Item[]) => Item[]): View {
  return withZone(view, id, (zone) => {
    const items = change(zone.items);
    return { ...zone, items, count: items.reduce((sum, item) => sum + (item.values?.["count"] ?? item.values?.["left"] ?? 1), 0) };
  });
}

function withMore(view: View, kind: string, owner: number | null, more: number): View {
  return { ...view, counters: view.counters.map((one) => (one.kind === kind && one.owner === owner ? { ...one, value: Math.max(0, one.value + more) } : one)) };
}

function withGlory(view: View, owner: number, more: number): View {
  return withMore(withMore(view, "glory", owner, more), "score", owner, more);
}

/** One of a heap more, or one less; the last takes its item away. */
function recount(items: Item[], face: string, name: "count" | "left", more: number): Item[] {
  return items
    .map((item) => (item.face === face ? { ...item, values: { ...item.values, [name]: (item.values?.[name] ?? 0) + more } } : item))
    .filter((item) => (item.values?.[name] ?? 1) > 0);
}

function withoutFace(view: View, face: string): View {
  const pool = view.zones.find((zone) => zone.kind === "pool" && zone.items.some((item) => item.face === face));
  return pool ? withItems(view, pool.id, (items) => recount(items, face, "left", -1)) : view;
}

function turned(items: Item[], up: number): Item[] {
  return items.map((item, index) => {
    const marks = (item.marks ?? []).filter((mark) => mark !== "up");
    return { ...item, marks: index === up ? [...marks, "up"] : marks };
  });
}

function withPawn(view: View, seat: number, place: string): View {
  const pawn = view.zones.flatMap((zone) => zone.items).find((item) => item.id === `hero:${seat}`);
  if (!pawn) return view;
  const zones = view.zones.map((zone) => {
    if (zone.kind !== "island" && zone.kind !== "start") return zone;
    const others = zone.items.filter((item) => item.id !== pawn.id);
    return { ...zone, items: zone.id === place ? [...others, pawn] : others };
  });
  return { ...view, zones };
}

function withActive(view: View, seat: number): View {
  const turn = (item: Item): Item => (item.kind === "hero" ? { ...item, marks: item.owner === seat ? ["active"] : [] } : item);
  return { ...view, zones: view.zones.map((zone) => (zone.kind === "island" || zone.kind === "start" ? { ...zone, items: zone.items.map(turn) } : zone)) };
}

function withCard(view: View, seat: number, feat: string): View {
  const stack = view.zones.find((zone) => zone.kind === "stack" && zone.items[0]?.face === feat);
  const top = stack?.items[0];
  if (!stack || !top) return view;
  const left = withZone(view, stack.id, (zone) => ({ ...zone, count: zone.count - 1, items: zone.count > 1 ? recount(zone.items, feat, "count", -1) : [] }));
  const pile = `${PILES.find((name) => top.marks?.includes(name)) ?? "plain"}:${seat}`;
  const own: Item = { ...top, id: `${pile}/${feat}`, values: { ...top.values, count: 1 } };
  const worth = top.values?.["glory"] ?? 0;
  const taken = withItems(left, pile, (items) => (items.some((item) => item.face === feat) ? recount(items, feat, "count", 1) : [...items, own]));
  return withMore(taken, "score", seat, worth);
}

/** Any face of the table by its name, to be drawn where it is going. */
export function faceNamed(view: View, face: string): Item | undefined {
  return view.zones.flatMap((zone) => zone.items).find((item) => item.kind === "face" && item.face === face);
}

function withForged(view: View, seat: number, die: string, face: string, old: string): View {
  const model = faceNamed(view, face);
  const gone = faceNamed(view, old);
  const changed = withItems(view, `${die}:${seat}`, (items) => {
    const slot = items.findIndex((item) => item.face === old);
    const next = items.map((item, index) => (index === slot && model ? { ...model, id: item.id } : item));
    return turned(next, slot);
  });
  return withItems(changed, `discarded:${seat}`, (items) =>
    items.some((item) => item.face === old) || !gone ? recount(items, old, "count", 1) : [...items, { ...gone, id: `discarded:${seat}/${old}`, marks: [], values: { ...gone.values, count: 1 } }],
  );
}

/** The view as it stands once an event has been seen. Only what meets the eye: the next update brings the truth. */
export function later(view: View, event: TableEvent): View {
  const { seat, values } = event;
  const text = (name: string): string => String(values[name] ?? "");
  const number = (name: string): number => Number(values[name] ?? 0);
  switch (event.kind) {
    case "new_round":
      return { ...view, counters: view.counters.map((one) => (one.kind === "round" ? { ...one, value: number("round") } : one)) };
    case "new_turn":
      return { ...withActive(view, seat), phase: "blessings" };
    case "rolled":
      return withItems(view, `${text("die")}:${seat}`, (items) => turned(items, items.findIndex((item) => item.face === text("face"))));
    case "gained":
      return text("resource") === "glory" ? withGlory(view, seat, number("amount")) : withMore(view, text("resource"), seat, number("amount"));
    case "lost":
      return text("resource") === "glory" ? withGlory(view, seat, -number("amount")) : withMore(view, text("resource"), seat, -number("amount"));
    case "shards_converted":
    case "gold_converted":
    case "hammer_side":
    case "bear_scored":
      return withGlory(view, seat, number("glory"));
    case "hammered":
      return withMore(view, "hammer", seat, number("amount"));
    case "bought":
    case "shipped":
      return withMore(withoutFace(view, text("face")), "gold", seat, -number("cost"));
    case "garden_taken":
      return withoutFace(view, text("face"));
    case "forged":
      return withForged(view, seat, text("die"), text("face"), text("old"));
    case "elder_used":
      return withMore(view, "gold", seat, -number("cost"));
    case "extra_paid":
      return { ...withMore(view, "sun", seat, -number("cost")), phase: "extra_action" };
    case "performed":
      return withMore(withMore(view, "sun", seat, -number("sun")), "moon", seat, -number("moon"));
    case "ousted":
      return withPawn(view, seat, `start:${seat}`);
    case "moved":
      return withPawn(view, seat, `island:${text("island")}`);
    case "card_taken":
      return withCard(view, seat, text("feat"));
    default:
      return view;
  }
}
