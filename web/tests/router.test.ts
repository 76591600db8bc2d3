import { describe, expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "", hash: "" });
const { match } = await import("../src/lib/router.svelte");

describe("addresses", () => {
  test("a pattern gives its parameters", () => {
    expect(match("/t/:id", "/t/a%20b")).toEqual({ id: "a b" });
    expect(match("/", "/")).toEqual({});
  });

  test("another length, another word and broken escapes do not fit", () => {
    expect(match("/t/:id", "/t")).toBeNull();
    expect(match("/t/:id", "/x/1")).toBeNull();
    expect(match("/t/:id", "/t/%E0%A4%A")).toBeNull();
  });
});
