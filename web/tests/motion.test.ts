import { describe, expect, test } from "vitest";
import { origins } from "../src/lib/motion";
import type { Item, View, Zone } from "../src/lib/protocol";

const card = (id: string): Item => ({ id, kind: "card", face: null, look: "secret" });
const zone = (id: string, items: Item[], count = items.length): Zone => ({ id, kind: id, owner: null, layout: "row", count, items });
const view = (...zones: Zone[]): View => ({ game: "toy", seats: 2, seat: 0, phase: "", point: "", waiting: [], over: false, ranking: [], zones, counters: [] });

describe("where a new thing came from", () => {
  test("a card that shows its face came from the back that vanished", () => {
    expect(origins(view(zone("hand", [card("hand:1/0")]), zone("pile", [])), view(zone("hand", []), zone("pile", [card("card:4")])))).toEqual(new Map([["card:4", "hand:1/0"]]));
  });

  test("a dealt card came from the deck that grew lighter", () => {
    expect(origins(view(zone("hand", []), zone("deck", [], 9)), view(zone("hand", [card("card:4")]), zone("deck", [], 8)))).toEqual(new Map([["card:4", "deck"]]));
  });

  test("what was there before came from nowhere", () => {
    const same = view(zone("hand", [card("card:4")]));
    expect(origins(same, same).size).toBe(0);
  });
});
