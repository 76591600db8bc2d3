// The shelf: which games there are, and what can be said of each.

import type { Component } from "svelte";
import { api } from "./api";
import { has, learnBox, learnGame, t } from "./i18n.svelte";
import type { GameFacts, NewSeat } from "./protocol";

let shelf: Promise<GameFacts[]> | undefined;

/** All games, with what stands on their boxes. */
export function games(): Promise<GameFacts[]> {
  shelf ??= api.games().then(async ({ games }) => {
    await Promise.all(games.map((game) => learnBox(game.name)));
    return games;
  });
  shelf.catch(() => (shelf = undefined));
  return shelf;
}

/** One game with all its texts, or nothing. */
export async function gameOf(name: string): Promise<GameFacts | undefined> {
  const found = (await games()).find((game) => game.name === name);
  if (found) await learnGame(name);
  return found;
}

/** Three things one wants to know before opening the box. */
export function factsOf(game: GameFacts): string[] {
  const facts = [game.least === game.most ? t("web-fact-players", { count: game.least }) : t("web-fact-players-range", { least: game.least, most: game.most })];
  for (const own of [`${game.name}-fact-length`, `${game.name}-fact-kind`]) if (has(own)) facts.push(t(own));
  if (facts.length < 3) facts.push(t("web-fact-bots", { count: game.bots.length }));
  if (facts.length < 3) facts.push(game.options.length > 0 ? t("web-fact-options", { count: game.options.length }) : t("web-fact-rules"));
  return facts.slice(0, 3);
}

/** The bot a newcomer meets first. */
export function usualLevel(game: GameFacts): string {
  return game.bots.includes("medium") ? "medium" : (game.bots[Math.floor(game.bots.length / 2)] ?? "random");
}

/** You against bots, with as few of them as the game allows. */
export function againstBots(game: GameFacts): NewSeat[] {
  const bots = Array.from({ length: Math.max(1, game.least - 1) }, (): NewSeat => ({ kind: "bot", level: usualLevel(game) }));
  return [{ kind: "person" }, ...bots];
}

const covers = import.meta.glob<{ default: Component }>("../games/*/Cover.svelte");

/** The picture on a game's box, or null: then a plain one is drawn. */
export async function coverOf(game: string): Promise<Component | null> {
  const load = covers[`../games/${game}/Cover.svelte`];
  return load ? (await load()).default : null;
}
