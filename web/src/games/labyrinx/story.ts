// What has just happened, gathered from the log: a challenge as it is fought, a flight step by step, what one has peeked at, and how it ended.

import type { TableEvent } from "$lib/boards";
import type { Challenge } from "./paths";

export interface Fight {
  seat: number;
  challenge: Challenge;
  level: number;
  skill: number;
  paid: number;
  blessed: boolean;
  /** The character from whom Bibi tries to steal: a theft is tested as a chest. [lab.char.bibi.4] */
  victim?: string;
  /** Undefined while it is open. */
  won?: boolean;
}

const ROLLS = new Set(["rolled", "theft_rolled"]);
const FIGHT = new Set([...ROLLS, "paid", "blessed", "conceded", "beaten", "failed", "lost", "chest_marked", "stole", "steal_failed", "disarmed", "disarm_failed", "hunt_failed", "kept_faith"]);
const WON = new Set(["beaten", "stole", "disarmed"]);
const LOST = new Set(["failed", "conceded", "steal_failed", "disarm_failed", "hunt_failed"]);

/** Has the die been thrown for a challenge or a theft? */
export const isRoll = (event: TableEvent): boolean => ROLLS.has(event.kind);

/** The last challenge, if nothing else has happened since. */
export function fightOf(log: readonly TableEvent[]): Fight | null {
  const from = log.findLastIndex(isRoll);
  if (from < 0 || log.slice(from).some((event) => !FIGHT.has(event.kind))) return null;
  const { seat, values } = log[from]!;
  const fight: Fight = { seat, challenge: (values["challenge"] ?? "chest") as Challenge, level: Number(values["face"]), skill: Number(values["skill"]), paid: 0, blessed: false };
  if (typeof values["who"] === "string") fight.victim = values["who"];
  for (const event of log.slice(from + 1)) {
    if (event.kind === "paid") fight.paid += 1;
    else if (event.kind === "blessed") fight.blessed = true;
    else if (WON.has(event.kind)) fight.won = true;
    else if (LOST.has(event.kind)) fight.won = false;
  }
  return fight;
}

const ENTRIES = new Set(["moved", "charged", "attuned", "leapt", "trapped", "ejected"]);

const OVER = new Set(["turn_began", "moved", "fog_returned", "failed"]);

export interface Flight {
  seat: number;
  spaces: string[];
  /** The number of the first of them: 0 is where the flight began, if the log still tells. */
  first: number;
}

/** The flight that is under way or has just ended, until the next begins. */
export function flightOf(log: readonly TableEvent[]): Flight | null {
  const last = log.findLastIndex((event) => event.kind === "fled");
  if (last < 0 || log.slice(last).some((event) => OVER.has(event.kind))) return null;
  const seat = log[last]!.seat;
  const spaces: string[] = [];
  let first = 1;
  for (let index = last; index >= 0; index -= 1) {
    const event = log[index]!;
    if (event.kind === "fled") spaces.unshift(String(event.values["space"]));
    else if (event.kind === "failed") {
      const entry = log.slice(0, index).findLast((one) => one.seat === seat && ENTRIES.has(one.kind));
      if (entry) {
        spaces.unshift(String(entry.values["space"]));
        first = 0;
      }
      break;
    }
  }
  return { seat, spaces, first };
}

const PEEKS = new Set(["spied", "hunted"]);
const PASSING = new Set(["fog_returned", "turn_began"]);

/** The closed cards a viewer is looking at: until something else happens to the viewer. [lab.spy.1] */
export function peeksOf(log: readonly TableEvent[], seat: number | null): Map<string, string> {
  const found = new Map<string, string>();
  if (seat === null) return found;
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const event = log[index]!;
    if (event.seat !== seat) continue;
    if (PEEKS.has(event.kind) && typeof event.values["path"] === "string") found.set(String(event.values["cell"]), event.values["path"]);
    else if (!PASSING.has(event.kind)) break;
  }
  return found;
}

const ENDINGS = new Set(["won_treasures", "won_most", "won_race", "won_nearest"]);

/** The events that decided the game. */
export const endingOf = (log: readonly TableEvent[]): TableEvent[] => log.filter((event) => ENDINGS.has(event.kind));
