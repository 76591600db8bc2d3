// Texts in three languages from the same Fluent catalogues that Python reads; a language or a game's texts are loaded when first needed.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Text } from "./protocol";

export const LANGUAGES = ["en", "pt", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words, for the one menu that must be readable in any of them. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", pt: "Português", es: "Español" };

type Load = () => Promise<string>;
const interfaceTexts = import.meta.glob("../../../src/ludoteca/locale/*/*.ftl", { query: "?raw", import: "default" }) as Record<string, Load>;
const gameTexts = import.meta.glob("../../../src/ludoteca/games/*/locale/**/*.ftl", { query: "?raw", import: "default" }) as Record<string, Load>;

const boxTexts = import.meta.glob("../../../src/ludoteca/games/*/locale/**/*.ftl", { query: "?box", import: "default" }) as Record<string, Load>;

const bundles = new Map<Language, FluentBundle>();
const loaded = new Map<string, Promise<void>>();
const games = new Set<string>();
const boxes = new Set<string>();

// `revision` moves whenever a text may have changed, so that everything on the page that shows one is drawn anew.
const current = $state({ language: "en" as Language, revision: 0 });

export function language(): Language {
  return current.language;
}

/** The first of the browser's languages that we speak. */
export function preferredLanguage(offered: readonly string[]): Language {
  for (const tag of offered) {
    const base = tag.toLowerCase().split("-")[0];
    const match = LANGUAGES.find((one) => one === base);
    if (match) return match;
  }
  return "en";
}

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) bundles.set(language, (bundle = new FluentBundle(language, { useIsolating: false })));
  return bundle;
}

function once(key: string, work: () => Promise<void>): Promise<void> {
  let promise = loaded.get(key);
  if (!promise) {
    promise = work();
    promise.catch(() => loaded.delete(key));
    loaded.set(key, promise);
  }
  return promise;
}

async function addAll(language: Language, sources: Load[]): Promise<void> {
  for (const text of await Promise.all(sources.map((load) => load()))) bundleOf(language).addResource(new FluentResource(text), { allowOverrides: true });
  current.revision += 1;
}

function loadInterface(language: Language): Promise<void> {
  const sources = Object.entries(interfaceTexts).filter(([path]) => path.includes(`/locale/${language}/`));
  return once(language, () => addAll(language, sources.map(([, load]) => load)));
}

/** A game's catalogue is one file a language, or a folder of them; a game that came after this page was built is asked of the server. */
function sourcesOf(texts: Record<string, Load>, language: Language, game: string): Load[] {
  const start = `../../../src/ludoteca/games/${game}/locale/${language}`;
  const own = Object.entries(texts).filter(([path]) => path === `${start}.ftl` || path.startsWith(`${start}/`));
  return own.length > 0 ? own.map(([, load]) => load) : [() => fetch(`/api/locale/${language}?game=${game}`).then((answer) => answer.text())];
}

function loadGameTexts(language: Language, game: string): Promise<void> {
  return once(`${language} ${game}`, () => addAll(language, sourcesOf(gameTexts, language, game)));
}

function loadBoxTexts(language: Language, game: string): Promise<void> {
  return once(`${language} ${game} box`, () => addAll(language, sourcesOf(boxTexts, language, game)));
}

let wanted: Language = "en";

/** Speak this language from now on; the page follows without a reload. Of several wishes the last counts, however long their texts take. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  await Promise.all([loadInterface(language), ...[...games].map((game) => loadGameTexts(language, game)), ...[...boxes].map((game) => loadBoxTexts(language, game))]);
  await lay(language);
  if (wanted !== language) return;
  current.language = language;
  document.documentElement.lang = language;
}

/** Make ready what stands on a game's box, now and after every change of language. */
export async function learnBox(game: string): Promise<void> {
  boxes.add(game);
  await loadBoxTexts(current.language, game);
}

/** Make all of a game's texts ready, now and after every change of language. */
export async function learnGame(game: string): Promise<void> {
  games.add(game);
  await loadGameTexts(current.language, game);
}

// A table whose box has other numbers says other things on its cards: those texts lie over the game's own while one is there.
let overlay: { game: string; load: (language: Language) => Promise<string> } | null = null;

async function lay(language: Language): Promise<void> {
  if (overlay) await addAll(language, [() => overlay!.load(language)]);
}

/** Let a table's own texts lie over its game's; the answer takes them away again. */
export async function layOver(game: string, load: (language: Language) => Promise<string>): Promise<() => void> {
  const own = (overlay = { game, load });
  await lay(current.language);
  return () => {
    if (overlay === own) overlay = null;
    for (const language of LANGUAGES) if (loaded.has(`${language} ${game}`)) void addAll(language, sourcesOf(gameTexts, language, game)).then(() => lay(language));
  };
}

/** A key begins with a letter, so the underscore in front of a game's name is left out, as Python does. */
function plain(key: string): string {
  return key.replace(/^_/, "");
}

/** Is there a text under this key? Reactive. */
export function has(key: string): boolean {
  return current.revision >= 0 && bundleOf(current.language).hasMessage(plain(key));
}

/** What Fluent accepts as a key. */
const KEY = /^[A-Za-z][A-Za-z0-9_-]*$/;

/** The text of a key; a word that Fluent cannot name, such as the cell `3,4`, stands for itself, and a key without a text is shown as it is: a fault is seen. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  void current.revision;
  if (!KEY.test(plain(key))) return key.split("-").slice(2).join("-");
  const bundle = bundleOf(current.language);
  const message = bundle.getMessage(plain(key));
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, args, []);
}

/** A message from the server: an argument `@key` is itself a message, which may use the arguments before it; `#2` is the name of the player on seat 2. */
export function say(text: Text, names: readonly string[] = []): string {
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(text.args)) args[name] = typeof value === "string" ? spoken(value, names, args) : value;
  return t(text.key, args);
}

function spoken(value: string, names: readonly string[], before: Record<string, FluentVariable>): string {
  if (value.startsWith("@")) return t(value.slice(1), before);
  if (/^#\d+$/.test(value)) return names[Number(value.slice(1))] ?? t("web-seat-number", { number: Number(value.slice(1)) + 1 });
  return value;
}

/** "3 minutes ago" and the like, in the language spoken. */
export function ago(moment: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(current.language, { numeric: "auto" });
  const seconds = Math.round((moment - now) / 1000);
  const units: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60]];
  for (const [unit, size] of units) if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  return format.format(0, "minute");
}

/** A number, or a share of one as a percentage, as this language writes it. */
export function percent(share: number): string {
  return new Intl.NumberFormat(current.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}
