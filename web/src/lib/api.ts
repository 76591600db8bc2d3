// The HTTP half of the server's contract (docs/server.md): typed requests, and refusals as errors that can be shown.

import { layOver, say, t } from "./i18n.svelte";
import type {
  Credentials, DeckReport, DeckRules, DeckText, Dice, Frames, Games, Hint, HttpRefusal, Join, Lesson, Me, NewSeat, NewTable, NewWork, OwnSeed,
  PackReport, PackText, Refusal, Replay, Table, Tables, Work, Works,
} from "./protocol";

/** A request that was refused or never answered; its message can be shown as it is. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule = "",
  ) {
    super(message);
  }
}

let csrf = "";

/** The words of a refusal: the server's text in our language, else a text of our own for its code, else its sentence. */
export function wordsOf(refusal: { code: string; reason: string; text: HttpRefusal["text"] }): string {
  if (refusal.text) {
    const words = say(refusal.text);
    if (words !== refusal.text.key) return words;
  }
  const words = t(`server-${refusal.code}`);
  return words.startsWith("server-") ? refusal.reason : words;
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (method !== "GET") headers["X-CSRF-Token"] = csrf;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused(0, "offline", t("web-error-offline"));
  }
  if (response.ok) return response;
  let refusal: Partial<HttpRefusal> = {};
  try {
    refusal = (await response.json()) as Partial<HttpRefusal>;
  } catch {
    // Something between us and the server answered; its words are not for people.
  }
  const code = refusal.code ?? "internal";
  const words = wordsOf({ code, reason: refusal.reason ?? t("web-error-unknown"), text: refusal.text ?? null });
  throw new Refused(response.status, code, words, refusal.rule ?? "");
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

async function person(method: string, path: string, body?: unknown): Promise<Me> {
  const me = await json<Me>(method, path, body);
  csrf = me.csrf;
  return me;
}

const seatQuery = (seat: number | null) => (seat === null ? "" : `seat=${seat}`);

export const api = {
  me: () => person("GET", "/me"),
  guest: (name: string) => person("POST", "/guest", { name }),
  openAccount: (credentials: Credentials) => person("POST", "/account", credentials),
  signIn: (credentials: Credentials) => person("POST", "/session", credentials),
  signOut: async () => void (await ask("DELETE", "/session")),
  games: () => json<Games>("GET", "/games"),
  texts: async (language: string, game: string) => (await ask("GET", `/locale/${language}?game=${game}`)).text(),
  lesson: (game: string) => json<Lesson>("GET", `/games/${game}/lesson`),
  lobby: () => json<Tables>("GET", "/tables"),
  mine: () => json<Tables>("GET", "/tables/mine"),
  create: (table: NewTable) => json<Table>("POST", "/tables", table),
  table: (id: string) => json<Table>("GET", `/tables/${id}`),
  join: (id: string, join: Join = {}) => json<Table>("POST", `/tables/${id}/join`, join),
  leave: (id: string) => json<Table>("POST", `/tables/${id}/leave`),
  setSeat: (id: string, seat: number, player: NewSeat) => json<Table>("PUT", `/tables/${id}/seats/${seat}`, { player }),
  addSeed: (id: string, seed: OwnSeed) => json<Table>("POST", `/tables/${id}/seed`, seed),
  start: (id: string) => json<Table>("POST", `/tables/${id}/start`),
  rematch: (id: string) => json<Table>("POST", `/tables/${id}/rematch`),
  replay: (id: string, seat: number | null) => json<Replay>("GET", `/tables/${id}/replay?${seatQuery(seat)}`),
  frames: (id: string, seat: number | null, from: number, to: number) => json<Frames>("GET", `/tables/${id}/frames?from=${from}&to=${to}&${seatQuery(seat)}`),
  record: async (id: string) => (await ask("GET", `/tables/${id}/record`)).text(),
  why: (id: string, seat: number | null, target: string) => json<Refusal>("GET", `/tables/${id}/why?target=${encodeURIComponent(target)}&${seatQuery(seat)}`),
  hint: (id: string, seat: number) => json<Hint>("POST", `/tables/${id}/hint?seat=${seat}`),
  dice: (id: string) => json<Dice>("GET", `/tables/${id}/dice`),
  tableTexts: async (id: string, language: string) => (await ask("GET", `/tables/${id}/texts/${language}`)).text(),
  deckRules: (game: string) => json<DeckRules>("GET", `/games/${game}/decks`),
  judgeDeck: (game: string, deck: DeckText) => json<DeckReport>("POST", `/games/${game}/decks`, deck),
  judgePack: (game: string, pack: PackText) => json<PackReport>("POST", `/games/${game}/packs`, pack),
  works: (game: string) => json<Works>("GET", `/games/${game}/works`),
  keepWork: (game: string, work: NewWork) => json<Work>("POST", `/games/${game}/works`, work),
  forgetWork: async (game: string, id: string) => void (await ask("DELETE", `/games/${game}/works/${id}`)),
};

/** While a table with a box of its own is open, its cards say what follows from that box; the answer ends it. */
export function readAt(table: Table): () => void {
  if (!table.pack) return () => undefined;
  const worn = layOver(table.game, (language) => api.tableTexts(table.id, language));
  return () => void worn.then((off) => off(), () => undefined);
}
