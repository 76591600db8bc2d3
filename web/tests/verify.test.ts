import { describe, expect, test } from "vitest";
import { commitmentOf, Dice, due, readRecord } from "../src/lib/verify";

// The example of docs/records.md.
describe("fair dice", () => {
  test("the commitment is the seal of the seed", async () => {
    expect(await commitmentOf("tonight")).toBe("2769fc20451b51737baa457ef96532b84370d3664150af08b3f310f30448921f");
  });

  test("the key mixes the seed with the players' words", async () => {
    expect((await Dice.of("tonight", ["a", ""])).digits).toBe("4136b0d409282ee2e39b5a334dba36c99edc7ce94ea8fc1dedd68e230f1a74f5");
  });

  test("numbers follow from the key and the ply", async () => {
    const dice = await Dice.of("tonight", ["a", ""]);
    expect(await dice.number(1, 6)).toBe(3);
    expect(await dice.number(1, 48)).toBe(39);
  });

  test("an outcome is the first at which the added weights exceed the number", async () => {
    const dice = await Dice.of("tonight", ["a", ""]);
    expect(await dice.outcome(1, [3, 3])).toBe(1);
    expect(await dice.outcome(1, [4, 2])).toBe(0);
    expect(await dice.outcome(1, [1, 1, 1, 1, 1, 1])).toBe(3);
  });

  const RECORD = "ludoteca record 1\ngame: toy\nseats: 2\ncommitment: ab\nseedof 2: x y\n\n1 c card:4\n2 p1 keep\n3 c card:1 #abc\n4 c end\n\nend: 4 abc\nresult: 1 2\nseed: s\n";

  test("a record is read for its dice only", () => {
    const record = readRecord(`${RECORD}odds 1: card:1 card:2*3 card:4\nodds 3: as 1 -card:4 card:2*2\n`);
    expect(record).toEqual({
      game: "toy", seats: 2, foreign: 0, commitment: "ab", seed: "s", words: ["", "x y"],
      chances: [
        { ply: 1, notation: "card:4", odds: new Map([["card:1", 1], ["card:2", 3], ["card:4", 1]]) },
        { ply: 3, notation: "card:1", odds: new Map([["card:1", 1], ["card:2", 2]]) },
        { ply: 4, notation: "end", odds: null },
      ],
    });
  });

  test("what was played elsewhere with other dice is left out", () => {
    expect(readRecord(RECORD.replace("game: toy", "foreign: 2\ngame: toy")).chances.map((chance) => chance.ply)).toEqual([3, 4]);
  });

  test("what is due follows from the odds and the dice", async () => {
    const dice = await Dice.of("tonight", ["a", ""]);
    const odds = new Map(["a", "b", "c", "d", "e", "f"].map((word) => [word, 1]));
    expect(await due(dice, { ply: 1, notation: "a", odds })).toBe("d");
  });

  test("what is no record is refused", () => {
    expect(() => readRecord("hello")).toThrow();
  });
});
