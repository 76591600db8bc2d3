// A pack's values as fields one can type in, whatever the game: numbers, words, lists one below the other, and texts of several parts.

export type Value = number | string | boolean | Value[] | { [key: string]: Value };
export type Values = Record<string, Value>;

export interface Field {
  /** Where it stands: castles.sun.life, intrepidos.frixo.levels.0.dice. */
  path: string;
  /** Its last name. */
  name: string;
  value: Value;
  sort: "number" | "word" | "flag" | "numbers" | "lines";
}

export interface Entry {
  name: string;
  path: string;
  fields: Field[];
}

/** Keys that describe the file itself. */
const ABOUT = ["title", "reconstructed", "printed"];

export function sectionsOf(values: Values): string[] {
  return Object.keys(values).filter((key) => !ABOUT.includes(key));
}

function partsOf(path: string, columns: Record<string, string[]>): string[] | null {
  for (const [pattern, names] of Object.entries(columns)) {
    const [wanted, given] = [pattern.split("."), path.split(".")];
    if (wanted.length === given.length && wanted.every((part, index) => part === "*" || part === given[index])) return names;
  }
  return null;
}

function fieldsOf(path: string, value: Value, columns: Record<string, string[]>): Field[] {
  const name = path.split(".").at(-1)!;
  const parts = partsOf(path, columns);
  if (parts && typeof value === "string") {
    const words = value.split(/\s+/);
    return parts.map((part, index) => ({ path: `${path}.${part}`, name: part, value: /^\d+$/.test(words[index] ?? "") ? Number(words[index]) : (words[index] ?? ""), sort: /^\d+$/.test(words[index] ?? "") ? "number" : "word" }));
  }
  if (Array.isArray(value)) {
    if (value.some((_, index) => partsOf(`${path}.${index}`, columns))) return value.flatMap((one, index) => fieldsOf(`${path}.${index}`, one, columns));
    return [{ path, name, value, sort: value.every((one) => typeof one === "number") && value.length > 0 ? "numbers" : "lines" }];
  }
  if (typeof value === "object") return Object.entries(value).flatMap(([key, below]) => fieldsOf(`${path}.${key}`, below, columns));
  return [{ path, name, value, sort: typeof value === "number" ? "number" : typeof value === "boolean" ? "flag" : "word" }];
}

/** The entries of a section: a castle, a card; plain values of the section stand together. */
export function entriesOf(section: string, value: Value, columns: Record<string, string[]>): Entry[] {
  if (typeof value !== "object" || Array.isArray(value)) return [{ name: section, path: section, fields: fieldsOf(section, value, columns) }];
  const entries: Entry[] = [];
  const plain: Field[] = [];
  for (const [key, below] of Object.entries(value)) {
    if (typeof below === "object" && !Array.isArray(below)) entries.push({ name: key, path: `${section}.${key}`, fields: fieldsOf(`${section}.${key}`, below, columns) });
    else plain.push(...fieldsOf(`${section}.${key}`, below, columns));
  }
  return plain.length > 0 ? [{ name: section, path: section, fields: plain }, ...entries] : entries;
}

/** How a value stands in its input. */
export function typed(value: Value): string {
  return Array.isArray(value) ? (value.every((one) => typeof one === "number") ? value.join(", ") : value.join("\n")) : String(value);
}

/** What was typed, as the field's sort wants it; nonsense stays as it is, for the game to name the fault. */
export function meant(field: Field, words: string): Value {
  const number = (word: string): Value => (/^-?\d+$/.test(word.trim()) ? Number(word) : word.trim());
  if (field.sort === "number") return number(words);
  if (field.sort === "numbers") return words.split(/[\s,;]+/).filter(Boolean).map(number);
  if (field.sort === "lines") return words.split("\n").map((line) => line.trim()).filter(Boolean);
  if (field.sort === "flag") return words === "true";
  return words;
}

/** The values with one of them changed; the rest is shared, so that what changed is seen at once. */
export function changed(values: Values, path: string, value: Value, columns: Record<string, string[]>): Values {
  const keys = path.split(".");
  const above = keys.slice(0, -1).join(".");
  const parts = partsOf(above, columns);
  const set = (at: Value, depth: number): Value => {
    if (depth === keys.length) return value;
    if (parts && depth === keys.length - 1 && typeof at === "string") {
      const words = at.split(/\s+/);
      return parts.map((part, index) => (part === keys[depth] ? String(value).replace(/\s+/g, "") || "?" : (words[index] ?? "?"))).join(" ");
    }
    if (Array.isArray(at)) return at.map((one, index) => (String(index) === keys[depth] ? set(one, depth + 1) : one));
    const table = at as Record<string, Value>;
    return { ...table, [keys[depth]!]: set(table[keys[depth]!]!, depth + 1) };
  };
  return set(values, 0) as Values;
}

const covers = (list: readonly string[], path: string) => list.some((one) => path === one || path.startsWith(`${one}.`));

/** Is this value our guess? */
export function isGuess(path: string, reconstructed: readonly string[], printed: readonly string[]): boolean {
  return covers(reconstructed, path) && !covers(printed, path);
}
