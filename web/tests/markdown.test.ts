import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { blocks, inline, sections } from "../src/lib/markdown";

describe("rules as pages", () => {
  test("nothing in a text becomes a tag", () => {
    expect(inline("<script>alert(1)</script> & \"x\"")).toBe("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;");
    expect(inline("[x](javascript:alert(1))")).not.toContain("<a");
  });

  test("a rule's number links to its place", () => {
    expect(inline("see due.exc.2.")).toBe('see <a class="rule" href="#due.exc.2">due.exc.2</a>.');
  });

  test("an item that begins with a rule's number is that rule", () => {
    expect(blocks(["- **due.exc.2** Take one card."])).toContain('id="due.exc.2"');
  });

  test("a rule in parts and a card with a section of its own have their places too", () => {
    expect(inline("see cal.react.49 and cal.card.22.3.")).toContain('href="#cal.card.22.3">cal.card.22.3</a>.');
    expect(sections("#### cal.card.5 `sleep_mirage`\n- **cal.card.5.1** At will.")[0]).toMatchObject({ id: "cal.card.5" });
  });

  test("a row that begins with a rule's number is that rule", () => {
    expect(blocks(["| id | statement |", "|---|---|", "| dic.fac.2 | One of them. |"])).toContain('<tr class="one-rule" id="dic.fac.2">');
    expect(blocks(["* dic.car.wild_spirits.1 Gain."])).toContain('id="dic.car.wild_spirits.1"');
  });

  test("a document is cut at its headings, but not inside code", () => {
    const found = sections("# A\ntext\n## B\n```\n# no heading\n```\n");
    expect(found.map((section) => section.title)).toEqual(["A", "B"]);
    expect(found[1]!.html).toContain("# no heading");
  });

  test("a table has its cells", () => {
    expect(blocks(["| a | b |", "|---|---|", "| 1 | `x|y` |"])).toContain("<td>1</td>");
  });

  test("every rule of every specification is found on its page", () => {
    const folder = join(import.meta.dirname, "../../docs/rules");
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".md"))) {
      const source = readFileSync(join(folder, file), "utf8");
      const html = sections(source).map((section) => section.html).join("\n");
      const missing = [...source.matchAll(/^(?:[-*] (?:\*\*)?|\| )([a-z]{3}\.[a-z]+\.(?:[a-z_]+\.)?\d+(?:\.\d+)*)(?:\*\*)?(?: \||\s)/gm)].map((found) => found[1]!).filter((id) => !html.includes(`id="${id}"`));
      expect(missing, file).toEqual([]);
    }
  });
});
