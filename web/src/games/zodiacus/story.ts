// One exchange of blows as it is told: who, with what, at whom, the dice, what came of it. Gathered from the log, so that a reaction in the middle still shows it.

import type { TableEvent } from "$lib/boards";

export interface Outcome {
  piece: string;
  figure: string;
  kind: "hurt" | "healed" | "dodged" | "died" | "fell" | "survived" | "afflicted";
  amount: number;
  status?: string;
}

export interface Exchange {
  /** The event it began with. */
  kind: string;
  seat: number;
  /** The acting piece, if there is one, and its name. */
  piece: string | null;
  figure: string | null;
  /** What is used: a key of the texts. */
  means: string;
  target: string | null;
  foe: string | null;
  opportunity: boolean;
  dice: { colour: string; face: number }[];
  outcomes: Outcome[];
}

const ENDS = new Set(["moved", "round_began", "turn_began", "drew", "discarded", "equipped", "returned", "sank", "evolved", "won"]);
const text = (value: string | number | null | undefined) => (value === null || value === undefined ? null : String(value));

/** The exchange an event begins, adds to or ends. */
export function tell(story: Exchange | null, event: TableEvent): Exchange | null {
  const { kind, seat, values } = event;
  const begin = (means: string, rest: Partial<Exchange> = {}): Exchange => ({
    kind, seat, piece: text(values["piece"]), figure: text(values["figure"]), means, target: text(values["target"]), foe: text(values["foe"]), opportunity: false, dice: [], outcomes: [], ...rest,
  });
  const came = (one: Outcome["kind"], amount = 0, status?: string): Exchange | null =>
    story && {
      ...story,
      target: story.target ?? (one === "hurt" || one === "healed" ? text(values["piece"]) : null), foe: story.foe ?? (one === "hurt" || one === "healed" ? text(values["figure"]) : null),
      outcomes: [...story.outcomes, { piece: String(values["piece"]), figure: String(values["figure"]), kind: one, amount, ...(status ? { status } : {}) }],
    };
  if (ENDS.has(kind)) return null;
  switch (kind) {
    case "seized":
      return begin("zodiacus-board-opportunity", { opportunity: true });
    case "attacked":
      return begin(`zodiacus-attack-${values["attack"]}`, { opportunity: story?.kind === "seized" });
    case "castle_fired":
      return begin("zodiacus-part-castle", { piece: `${seat}_castle` });
    case "countered":
      return begin("zodiacus-mark-counter", { target: story?.piece ?? null, foe: story?.figure ?? null });
    case "used_ability":
      return begin(`zodiacus-ability-${values["ability"]}`, story?.kind === "countered" ? { target: story.target, foe: story.foe } : {});
    case "drank":
    case "played":
      return begin(`zodiacus-card-${values["card"]}`);
    case "used_power":
      return begin(`zodiacus-sight-${values["sight"]}`);
    case "aimed":
      return story && { ...story, target: text(values["piece"]), foe: text(values["figure"]) };
    case "rolled":
      return story && { ...story, dice: [...story.dice, { colour: String(values["dice"]), face: Number(values["face"]) }] };
    case "hurt":
      return came("hurt", Number(values["damage"]));
    case "healed":
      return came("healed", Number(values["amount"]));
    case "dodged":
      return came("dodged");
    case "survived":
      return came("survived", Number(values["left"]));
    case "afflicted":
      return came("afflicted", Number(values["rounds"]), String(values["status"]));
    case "died":
      return came("died");
    case "fell":
    case "guardian_fell":
    case "castle_fell":
      return came("fell");
    default:
      return story;
  }
}

/** What is going on at the end of a log. */
export function lastExchange(log: readonly TableEvent[]): Exchange | null {
  return log.slice(-40).reduce<Exchange | null>(tell, null);
}
