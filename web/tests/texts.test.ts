import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const sources = filesUnder(join(root, "web/src")).filter((path) => /\.(ts|svelte)$/.test(path)).map((path) => readFileSync(path, "utf8"));

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

function keysOf(language: string): Set<string> {
  const files = [
    ...filesUnder(join(root, "src/ludoteca/locale", language)),
    ...filesUnder(join(root, "src/ludoteca/games")).filter((path) => path.endsWith(`locale/${language}.ftl`) || path.includes(`locale/${language}/`)),
  ].filter((path) => path.endsWith(".ftl"));
  return new Set(files.flatMap((path) => new FluentResource(readFileSync(path, "utf8")).body.map((message) => message.id)));
}

// Families of keys of which one is chosen while the page runs: t(`web-standing-rest-${rest}`).
const families = sources.flatMap((source) => [...source.matchAll(/`(web-[\w-]*-)\$\{/g)].map((found) => found[1]!));
const used = new Set(sources.flatMap((source) => [...source.matchAll(/(?<![\w.])(?:t|has)\(\s*"([a-z][\w-]*)"/g)].map((found) => found[1]!)));

describe.each(["en", "pt", "es"])("the texts in %s", (language) => {
  test("every key the browser names has a text", () => {
    const known = keysOf(language);
    expect([...used].filter((key) => !known.has(key))).toEqual([]);
  });

  test("no text of the web application is there for nothing", () => {
    const said = sources.join("\n");
    expect([...keysOf(language)].filter((key) => key.startsWith("web-") && !said.includes(`"${key}"`) && !families.some((family) => key.startsWith(family)))).toEqual([]);
  });
});
