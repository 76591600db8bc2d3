// From a view to things with places on the stage, and from a happening to the view a moment later. No rule is decided here: events say what moved.

import { type ElementLetter, ELEMENTS } from "$lib/art/elements";
import type { TableEvent } from "$lib/boards";
import type { Item, View, Zone } from "$lib/protocol";
import type { Layout, Place } from "./layout";

export type Side = "L" | "R";

const LETTERS = Object.keys(ELEMENTS) as ElementLetter[];

export interface Piece {
  /** Stays the same while the thing travels. */
  key: string;
  item: Item;
  zone: string;
  place: Place;
  /** Stacking order. */
  z: number;
  /** Degrees. */
  tilt: number;
  tall: boolean;
  /** Lies under others: seen, but nothing to press. */
  buried: boolean;
}

export function zoneOf(view: View, id: string): Zone | undefined {
  return view.zones.find((zone) => zone.id === id);
}

export function counterOf(view: View, kind: string, owner: number | null): number | undefined {
  return view.counters.find((counter) => counter.kind === kind && counter.owner === owner)?.value;
}

export function wordOf(view: View, kind: string, owner: number): string | undefined {
  return view.counters.find((counter) => counter.kind === kind && counter.owner === owner)?.word;
}

/** Does this side attack? Undefined while nothing has been declared openly. */
export function attacks(view: View, seat: number, side: Side): boolean | undefined {
  const word = wordOf(view, "stance", seat);
  if (!word) return undefined;
  return word.endsWith("attack_both") || word.endsWith(side === "L" ? "attack_left_block_right" : "attack_right_block_left");
}

/** How many places to the left of the viewer a seat sits; spectators look from seat 0. */
export function round(view: View, seat: number): number {
  return (seat - (view.seat ?? 0) + view.seats) % view.seats;
}

/** Which slot faces a slot: [due.geo.3] as a picture. */
export function facing(view: View, seat: number, side: Side): [number, Side] {
  return side === "L" ? [(seat + 1) % view.seats, "R"] : [(seat - 1 + view.seats) % view.seats, "L"];
}

/** The element of a zodiac, as its mark tells; one that has just been dealt has none yet. */
export function elementOf(zodiac: Item): ElementLetter | undefined {
  return LETTERS.find((letter) => zodiac.marks?.includes(ELEMENTS[letter].word));
}

/** Everything that lies on the stage. */
export function piecesOf(view: View, layout: Layout): Piece[] {
  const pieces: Piece[] = [];
  const add = (item: Item, zone: string, place: Place, z: number, tilt = 0, buried = false) => {
    pieces.push({ key: item.id, item, zone, place, z, tilt, tall: item.kind === "zodiac", buried });
  };
  for (let seat = 0; seat < view.seats; seat += 1) {
    const where = layout.seats[round(view, seat)]!;
    const mine = seat === view.seat;
    for (const slot of ["L", "R", "H"] as const) for (const item of zoneOf(view, `zodiac:${seat}${slot}`)?.items ?? []) add(item, `zodiac:${seat}${slot}`, where[slot], slot === "H" ? 3 : 5);
    const hand = zoneOf(view, `hand:${seat}`)?.items ?? [];
    const step = Math.min(where.step, mine ? (layout.width * 0.98 - where.hand.w) / Math.max(1, hand.length - 1) : where.step);
    hand.forEach((item, index) => {
      const from = index - (hand.length - 1) / 2;
      add(item, `hand:${seat}`, { ...where.hand, x: where.hand.x + from * step, y: where.hand.y + (mine ? Math.abs(from) * 2 : 0) }, 10 + index, mine ? from * 1.2 : from * 3);
    });
    for (const side of ["L", "R"] as const) {
      const laid = zoneOf(view, `laid:${seat}${side}`)?.items ?? [];
      const spot = where[`laid${side}`];
      laid.forEach((item, index) => {
        const from = index - (laid.length - 1) / 2;
        const apart = Math.min(spot.w * 0.92, (spot.w * 3.2) / Math.max(1, laid.length - 1)) * from;
        const place = where.upright ? { ...spot, y: spot.y + apart * 0.8 } : { ...spot, x: spot.x + apart };
        add(item, `laid:${seat}${side}`, place, 6 + index, where.upright ? 0 : from * 2);
      });
    }
  }
  for (let pile = 0; pile < 4; pile += 1) {
    const items = zoneOf(view, `pile:${pile}`)?.items ?? [];
    const place = layout.piles[pile]!;
    const lift = Math.min(place.w * 0.1, (place.w * 0.5) / Math.max(1, items.length - 1));
    items.forEach((item, index) => {
      const above = items.length - 1 - index;
      add(item, `pile:${pile}`, { ...place, x: place.x - above * lift * 0.35, y: place.y - above * lift }, 2 + index, 0, above > 0);
    });
  }
  for (const zone of view.zones) if (zone.kind === "closing") for (const item of zone.items) add(item, zone.id, layout.closing, 4, 90);
  return pieces;
}

/** Where a zone's middle is, for things that come out of it or vanish into it. */
export function placeOf(view: View, layout: Layout, zone: string): Place {
  if (zone.startsWith("pile:")) return layout.piles[Number(zone.slice(5))]!;
  if (zone.startsWith("hand:")) return layout.seats[round(view, Number(zone.slice(5)))]!.hand;
  if (zone.startsWith("closing:")) return layout.closing;
  return layout.deck;
}

const text = (value: string | number | null | undefined): string | undefined => (typeof value === "string" ? value : undefined);

function change(view: View, id: string, work: (zone: Zone) => Zone): View {
  return { ...view, zones: view.zones.map((zone) => (zone.id === id ? work(zone) : zone)) };
}

function put(view: View, id: string, item: Item): View {
  const known = zoneOf(view, id);
  if (!known) {
    const [kind = id] = id.split(":");
    return { ...view, zones: [...view.zones, { id, kind, owner: null, layout: "row", count: 1, items: [item] }] };
  }
  return change(view, id, (zone) => ({ ...zone, count: zone.count + 1, items: [...zone.items, item] }));
}

/** Take a named card out of a hand, or, where its owner's cards are backs, one back. */
function withdraw(view: View, id: string, face: string | undefined): View {
  return change(view, id, (zone) => {
    let index = zone.items.findIndex((item) => face !== undefined && item.face === face);
    if (index < 0) index = zone.items.findLastIndex((item) => item.face === null);
    return index < 0 ? zone : { ...zone, count: zone.count - 1, items: zone.items.filter((_, other) => other !== index) };
  });
}

const card = (face: string | undefined, look: Item["look"], id: string): Item =>
  face === undefined ? { id, kind: "card", face: null, look: "secret" } : { id: `card:${face}`, kind: "card", face, look };

let backs = 0;

/** The view a moment later: what an event says has moved, moved. The true view follows when all events have been shown. */
export function later(view: View, event: TableEvent): View {
  const { seat, values } = event;
  const face = text(values["card"]);
  const own = seat === view.seat;
  const back = () => `shown/${(backs += 1)}`;
  switch (event.kind) {
    case "new_round":
      return { ...view, zones: view.zones.map((zone) => ({ ...zone, items: [], count: 0 })), counters: view.counters.filter((counter) => !["stance", "attacker", "first", "finished"].includes(counter.kind)) };
    case "zodiac_dealt": {
      const sign = text(values["zodiac"]);
      const id = `zodiac:${seat}${values["slot"]}`;
      return put(view, id, sign === undefined ? { id: `${id}/0`, kind: "zodiac", face: null, look: "secret" } : { id: `zodiac:${sign}`, kind: "zodiac", face: sign, look: values["slot"] === "H" ? "known" : "public" });
    }
    case "card_dealt":
      return put(view, `hand:${seat}`, card(face, "known", back()));
    case "pile_dealt":
      return put(view, `pile:${values["pile"]}`, card(face, "public", back()));
    case "took":
      return put(withdraw(view, `pile:${values["pile"]}`, face), `hand:${seat}`, card(face, own ? "known" : "public", back()));
    case "drew":
      return put(change(view, "deck", (zone) => ({ ...zone, count: zone.count - 1 })), `hand:${seat}`, card(face, "known", back()));
    case "left":
      return put(withdraw(view, `hand:${seat}`, face), `pile:${values["pile"]}`, card(face, "public", back()));
    case "closed":
      return put(withdraw(view, `hand:${seat}`, face), `closing:${seat}`, card(face, own ? "known" : "secret", back()));
    case "laid": {
      const side = text(values["side"]);
      const shorter = withdraw(view, `hand:${seat}`, face);
      return side === undefined ? shorter : put(shorter, `laid:${seat}${side}`, card(face, "known", back()));
    }
    case "laid_out": {
      let spread = change(view, `hand:${seat}`, (zone) => ({ ...zone, items: [], count: 0 }));
      for (const [side, name] of [["L", "left"], ["R", "right"]] as const) {
        const here = zoneOf(spread, `laid:${seat}${side}`)?.items.length ?? 0;
        for (let index = here; index < Number(values[name] ?? 0); index += 1) spread = put(spread, `laid:${seat}${side}`, card(undefined, "secret", `laid:${seat}${side}/${index}`));
      }
      return spread;
    }
    case "declared":
    case "stance_shown": {
      const stance = text(values["stance"]);
      if (stance === undefined) return view;
      const others = view.counters.filter((counter) => counter.kind !== "stance" || counter.owner !== seat);
      return { ...view, counters: [...others, { kind: "stance", owner: seat, value: 0, word: `duelo-stance-${stance}` }] };
    }
    case "revealed": {
      const id = `laid:${seat}${values["side"]}`;
      const faces = ["one", "two", "three", "four", "five"].map((name) => text(values[name])).filter((name) => name !== undefined);
      const items = faces.map((name) => card(name, "public", ""));
      return zoneOf(view, id) ? change(view, id, (zone) => ({ ...zone, items, count: items.length })) : items.reduce((so, item) => put(so, id, item), view);
    }
    case "came_out":
      return swap(view, `zodiac:${seat}${values["side"]}`, `zodiac:${seat}H`, text(values["out"]));
    case "crossed":
      return swap(view, `zodiac:${seat}L`, `zodiac:${seat}R`);
    case "numbers":
      return print(view, `zodiac:${seat}${values["side"]}`, "damage", values["base"]);
    case "clashed":
      return print(view, `zodiac:${seat}${values["side"]}`, "life", values["life"]);
    default:
      return view;
  }
}

/** A zodiac that came out of hiding shows its numbers as they are told. */
function print(view: View, id: string, name: string, value: string | number | null | undefined): View {
  return typeof value === "number" ? change(view, id, (zone) => ({ ...zone, items: zone.items.map((item) => ({ ...item, values: { ...item.values, [name]: value } })) })) : view;
}

/** Two zodiacs change places; the one that comes from hiding shows its face. */
function swap(view: View, one: string, other: string, out?: string): View {
  const [here, there] = [zoneOf(view, one), zoneOf(view, other)];
  if (!here || !there) return view;
  const shown = there.items.map((item) => (out && item.face === null ? { ...item, id: `zodiac:${out}`, face: out, look: "public" as const } : { ...item, look: "public" as const }));
  return change(change(view, one, (zone) => ({ ...zone, items: shown })), other, (zone) => ({ ...zone, items: here.items }));
}
