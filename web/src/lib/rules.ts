// The rules of the games: a guide in the reader's language where the game has one, and the specification, rule by rule.

import { RULE, sections, type Section } from "./markdown";

type Load = () => Promise<string>;
const specifications = import.meta.glob("../../../docs/rules/*.md", { query: "?raw", import: "default" }) as Record<string, Load>;
const guides = import.meta.glob("../../../src/ludoteca/games/*/rules/*.md", { query: "?raw", import: "default" }) as Record<string, Load>;

/** The specification of a game, or null. */
export async function specification(game: string): Promise<Section[] | null> {
  const load = specifications[`../../../docs/rules/${game}.md`];
  return load ? sections(await load()) : null;
}

/** How to play, in a language; in English where that one is not written. */
export async function guide(game: string, language: string): Promise<Section[] | null> {
  const folder = `../../../src/ludoteca/games/${game}/rules`;
  const load = guides[`${folder}/${language}.md`] ?? guides[`${folder}/en.md`];
  return load ? sections(await load()) : null;
}

/** One rule as HTML. */
export async function ruleText(game: string, rule: string): Promise<string> {
  const found = await specification(game);
  if (!found || !RULE.test(rule)) throw new Error(rule);
  for (const section of found) {
    const match = new RegExp(`<(li|tr) class="one-rule" id="${rule.replace(/\./g, "\\.")}">([\\s\\S]*?)</\\1>`).exec(section.html);
    // A card has a section of its own: all its statements are meant.
    const html = match ? match[2]!.replace(/<a class="number"[^>]*>.*?<\/a>/, "").replace("<td></td>", "").replace(/<(\/?)td>/g, "<$1p>") : section.id === rule ? section.html.replace(/ id="[^"]*"/g, "") : null;
    if (html !== null) return html.replace(/href="#/g, `target="_blank" href="/rules/${game}#`);
  }
  throw new Error(rule);
}
