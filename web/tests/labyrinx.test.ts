import { expect, test } from "vitest";
import type { TableEvent } from "../src/lib/boards";
import type { Item, Option, View } from "../src/lib/protocol";
import { compass } from "../src/games/labyrinx/compass";
import { remembered } from "../src/games/labyrinx/memory";
import { pathOf } from "../src/games/labyrinx/paths";
import { fightOf, flightOf, peeksOf } from "../src/games/labyrinx/story";

const told = (kind: string, seat: number, values: TableEvent["values"] = {}): TableEvent => ({ seq: 0, ply: 0, kind, rule: "lab.x.1", seat, values, text: { key: "", args: {} } });
const rolled = told("rolled", 0, { face: 4, challenge: "chest", skill: 2 });

test("a card is drawn by its name", () => {
  expect(pathOf("tee_stem_monster")).toEqual({ corridors: [1, 2, 3], doors: [2], challenge: "monster" });
  expect(pathOf("cross_all_none").doors).toEqual([0, 1, 2, 3]);
  expect(pathOf("end_door_chest").doors).toEqual([2]);
});

test("a challenge is told until something else happens", () => {
  expect(fightOf([rolled, told("paid", 0), told("paid", 0), told("beaten", 0)])).toMatchObject({ level: 4, skill: 2, paid: 2, won: true });
  expect(fightOf([rolled, told("conceded", 0), told("failed", 0)])).toMatchObject({ paid: 0, won: false });
  expect(fightOf([rolled, told("failed", 0), told("fled", 0)])).toBeNull();
  expect(fightOf([told("theft_rolled", 0, { who: "lane", face: 4, skill: 2 }), told("stole", 0)])).toMatchObject({ challenge: "chest", victim: "lane", level: 4, won: true });
});

test("a flight is numbered from where it began, step by step", () => {
  const begun = [told("moved", 0, { space: "7,3" }), told("rolled", 0), told("failed", 0), told("fled", 0, { space: "8,3" }), told("opened", 1), told("fled", 0, { space: "0,3" })];
  expect(flightOf(begun)).toEqual({ seat: 0, spaces: ["7,3", "8,3", "0,3"], first: 0 });
  expect(flightOf([told("fled", 0, { space: "8,3" })])).toMatchObject({ spaces: ["8,3"], first: 1 });
  expect(flightOf([...begun, told("fog_returned", 0)])).toBeNull();
});

test("a peek lasts until its owner acts again, and others' peeks are nothing to see", () => {
  const spied = told("spied", 0, { cell: "7,3", path: "cross_open_chest" });
  expect([...peeksOf([spied, told("fog_returned", 0), told("moved", 1), told("turn_began", 0)], 0)]).toEqual([["7,3", "cross_open_chest"]]);
  expect(peeksOf([spied, told("expanded", 0)], 0).size).toBe(0);
  expect(peeksOf([told("spied", 1, { cell: "7,3", path: null })], 0).size).toBe(0);
});

test("the log forgets a card that lies closed again, and remembers it where it can be seen", () => {
  const spied: TableEvent = { ...told("spied", 0, { cell: "7,3", path: "cross_open_chest" }), text: { key: "spied", args: { path: "@chest" } } };
  const acted = told("moved", 0);
  const seen = (face: string | null, over = false) => ({ seat: 0, over, zones: [{ id: "table", kind: "table", items: [{ id: "cell:7,3", kind: "path", face, look: "public", at: [7, 3] }] }] }) as unknown as View;
  const says = (log: TableEvent[], view: View) => remembered(log, view)[0]!.text.args["path"];
  expect(says([spied], seen(null)), "while one looks at it").toBe("@chest");
  expect(says([spied, acted], seen(null))).toBe("hidden");
  expect(says([spied, acted], seen("cross_open_chest")), "open, or with the memory aid").toBe("@chest");
  expect(says([spied, acted], seen(null, true)), "at the end").toBe("@chest");
});

test("the compass points round the limits of the table and out of the hall", () => {
  const go = (way: string): Option => ({ action: 0, notation: `go:${way}`, target: "cell:0,3", text: { key: "", args: {} } });
  const hall = [3, 4, 5].map((x): Item => ({ id: `cell:${x},3`, kind: "ground", face: "hall", look: "public", at: [x, 3], ...(x === 5 ? { values: { X3: 1 } } : {}) }));
  expect(compass([go("E")], [], hall, [9, 7], [8, 3])).toMatchObject([{ side: 1 }]);
  expect(compass([go("X3")], hall, hall, [9, 7], [4, 3])).toMatchObject([{ side: 1 }]);
  const behind: Item = { id: "cell:0,3", kind: "path", face: null, look: "secret", at: [0, 3], values: { step: 1 } };
  const move: Option = { action: 1, notation: "move", target: "button", text: { key: "", args: {} } };
  expect(compass([move], [behind], hall, [9, 7], [8, 3])).toMatchObject([{ side: 1, target: "cell:0,3" }]);
});
