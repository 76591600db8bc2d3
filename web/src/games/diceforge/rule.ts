// Where a face or a card is explained in the rules.

import type { Item } from "$lib/protocol";

/** Cards whose rules go by a shorter name than the card itself. */
const SHORT: Record<string, string> = {
  silver_hind: "hind", great_bear: "bear", tenacious_boar: "boar", guardians_owl: "owl", celestial_ship: "ship", guardians_shield: "shield", abyss_mirror: "mirror",
};

export function ruleOf(item: Item): string {
  const name = item.face ?? "";
  if (item.kind === "feat") return `dic.car.${SHORT[name] ?? name}.1`;
  if (name === "mirror") return "dic.mir.1";
  if (name === "ship") return "dic.fac.7";
  if (name === "x3") return "dic.fac.3";
  if (name.startsWith("boar")) return "dic.fac.10";
  if (name.startsWith("shield")) return "dic.fac.14";
  return item.marks?.includes("choice") ? "dic.fac.2" : "dic.fac.1";
}
