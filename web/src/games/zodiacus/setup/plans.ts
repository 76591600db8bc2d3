// Ready-made choices for the set-up: whole domains with a character of their own, and a draft that keeps the trio balanced. Advice, not rules.

import type { Decision, Item, Option } from "$lib/protocol";

/** A whole domain. Words are those of the notation, so that a plan is an answer to each question. */
export interface Plan {
  name: string;
  territory: string;
  castle: string;
  towers: [string, string];
  guardians: [string, string];
  /** Colours at tower alpha, tower beta and guardian alpha. */
  runes: [string, string, string];
  deck: string;
}

export const PLANS: Plan[] = [
  { name: "dawn", territory: "wild_fields", castle: "sun", towers: ["stone_tower", "fire_tower"], guardians: ["minotaur", "hydra"], runes: ["red", "green", "yellow"], deck: "blade" },
  { name: "wall", territory: "styx_banks", castle: "iron", towers: ["stone_tower", "light_tower"], guardians: ["cerberus", "hydra"], runes: ["yellow", "red", "green"], deck: "blade" },
  { name: "frost", territory: "ice_lands", castle: "moon", towers: ["ice_tower", "light_tower"], guardians: ["medusa", "chimera"], runes: ["blue", "red", "yellow"], deck: "veil" },
  { name: "storm", territory: "fire_lands", castle: "star", towers: ["fire_tower", "shadow_tower"], guardians: ["chimera", "minotaur"], runes: ["red", "blue", "green"], deck: "veil" },
];

/** Who is good to have, the first first: the front line, the bow, the healer. */
const WANTED = ["frixo", "quiron", "astreia", "nemeu", "vega", "ganimedes", "antares", "pleiades", "derceto", "carcino", "dioscuro", "temis"];

const STAGES: Record<string, (plan: Plan) => string[]> = {
  setup_territory: (plan) => [`territory:${plan.territory}`],
  setup_castle: (plan) => [`castle:${plan.castle}`],
  setup_tower_alpha: (plan) => [`tower:${plan.towers[0]}`],
  setup_tower_beta: (plan) => [`tower:${plan.towers[1]}`],
  setup_guardian_alpha: (plan) => [`guardian:${plan.guardians[0]}`],
  setup_guardian_beta: (plan) => [`guardian:${plan.guardians[1]}`],
  setup_rune_place: (plan) => plan.runes.map((colour) => `colour:${colour}`),
  setup_deck: (plan) => [`deck:${plan.deck}`],
};

/** The option a plan takes now: of runes the first that is still to be laid, of intrépidos one of a family the trio lacks. */
export function advised(plan: Plan, decision: Decision, trio: readonly Item[], offered: readonly Item[]): Option | null {
  const find = (notation: string) => decision.options.find((option) => option.notation === notation);
  const wanted = STAGES[decision.point]?.(plan) ?? [];
  for (const notation of wanted) {
    const option = find(notation);
    if (option) return option;
  }
  if (decision.point === "setup_draft_pick") {
    const families = new Set(trio.map(familyOf));
    const free = WANTED.filter((name) => find(`intz:${name}`));
    const missing = free.find((name) => !families.has(familyOf(offered.find((item) => item.face === name))));
    const pick = missing ?? free[0];
    return (pick && find(`intz:${pick}`)) || null;
  }
  return decision.options[0] ?? null;
}

export const FAMILIES = ["warrior", "mystic", "mage"];

export function familyOf(item: Item | undefined): string {
  return item?.marks?.find((mark) => FAMILIES.includes(mark)) ?? "";
}
