import { describe, expect, test } from "vitest";
import { commitmentOf, Dice, readRecord } from "../src/lib/verify";

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

  test("a record is read for its dice only", () => {
    const record = readRecord("ludoteca record 1\ngame: toy\nseats: 2\ncommitment: ab\nseedof 2: x y\n\n1 c card:4\n2 p1 keep\n3 c card:1 #abc\n\nend: 3 abc\nresult: 1 2\nseed: s\n");
    expect(record).toEqual({
      game: "toy", seats: 2, commitment: "ab", seed: "s", words: ["", "x y"], outcomes: [{ ply: 1, notation: "card:4" }, { ply: 3, notation: "card:1" }],
    });
  });

  test("what is no record is refused", () => {
    expect(() => readRecord("hello")).toThrow();
  });
});
