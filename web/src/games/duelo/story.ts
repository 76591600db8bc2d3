// A clash as it is told: gathered from the events of the log, slot by slot, for the board to count aloud and for the result to explain.

import type { TableEvent } from "$lib/boards";
import type { Side } from "./pieces";

/** What is known so far of one front slot in this clash. */
export interface Fighter {
  seat: number;
  side: Side;
  sign: string;
  cards: string[];
  base?: number;
  sum?: number;
  /** Damage after the numbers, then after the Kings. */
  damage?: number;
  king?: boolean;
  life?: number;
  armour?: number;
  received?: number;
  eliminated?: boolean;
  perfect?: boolean;
}

export interface Story {
  fighters: Map<string, Fighter>;
  /** Eliminations and damage by seat. */
  tally: Map<number, { eliminations: number; damage: number }>;
  /** The seat that won the round; -1: drawn; undefined: not told yet. */
  winner?: number;
  wins?: number;
  champion?: number;
  /** The rule that decided. */
  rule?: string;
}

export const slotOf = (seat: number, side: string) => `${seat}${side}`;

/** The story an event adds to; a `revealed` after a finished story begins a new one. */
export function tell(story: Story | null, event: TableEvent): Story | null {
  const { kind, seat, values } = event;
  const slot = slotOf(seat, String(values["side"]));
  const number = (name: string) => (typeof values[name] === "number" ? values[name] : undefined);
  if (kind === "revealed") {
    const next: Story = story && story.winner === undefined && story.tally.size === 0 ? { ...story, fighters: new Map(story.fighters) } : { fighters: new Map(), tally: new Map() };
    const cards = ["one", "two", "three", "four", "five"].map((name) => values[name]).filter((name) => typeof name === "string");
    next.fighters.set(slot, { seat, side: values["side"] as Side, sign: String(values["zodiac"]), cards });
    return next;
  }
  if (!story) return null;
  const alter = (where: string, change: Partial<Fighter>): Story => {
    const known = story.fighters.get(where);
    return known ? { ...story, fighters: new Map(story.fighters).set(where, { ...known, ...change }) } : story;
  };
  switch (kind) {
    case "came_out":
      return alter(slot, { sign: String(values["out"]) });
    case "crossed": {
      const fighters = new Map(story.fighters);
      for (const [side, name] of [["L", "left"], ["R", "right"]] as const) fighters.set(slotOf(seat, side), { ...fighters.get(slotOf(seat, side))!, sign: String(values[name]) });
      return { ...story, fighters };
    }
    case "numbers":
      return alter(slot, { base: number("base"), sum: number("sum"), damage: number("damage") });
    case "king":
      return alter(slot, { king: true });
    case "clashed":
      return alter(slot, {
        damage: number("damage"), armour: number("armour"), life: number("life"), received: number("received"), eliminated: values["eliminated"] === 1, perfect: values["perfect"] === 1,
      });
    case "tallied":
      return { ...story, tally: new Map(story.tally).set(seat, { eliminations: number("eliminations") ?? 0, damage: number("damage") ?? 0 }) };
    case "round_won":
      return { ...story, winner: seat, wins: number("wins"), rule: decidedBy(story, seat) };
    case "round_drawn":
      return { ...story, winner: -1, rule: event.rule };
    case "match_won":
      return { ...story, champion: seat };
    case "match_drawn":
      return { ...story, champion: -1 };
    default:
      return story;
  }
}

/** Eliminations alone if they already say who is ahead, else damage. */
function decidedBy(story: Story, winner: number): string {
  const best = story.tally.get(winner);
  return [...story.tally].some(([seat, one]) => seat !== winner && one.eliminations === best?.eliminations) ? "due.win.4" : "due.win.3";
}

/** The last clash in a log, as far as it has been told. */
export function lastStory(log: readonly TableEvent[]): Story | null {
  let from = log.findLastIndex((event) => event.kind === "revealed");
  while (from > 0 && ["revealed", "stance_shown"].includes(log[from - 1]!.kind)) from -= 1;
  return from < 0 ? null : log.slice(from).reduce<Story | null>(tell, null);
}

/** Is the result of a clash the last thing that happened? */
export function justTold(log: readonly TableEvent[]): boolean {
  const end = log.findLastIndex((event) => event.kind === "round_won" || event.kind === "round_drawn");
  return end >= 0 && log.slice(end + 1).every((event) => ["new_round", "match_won", "match_drawn"].includes(event.kind));
}
