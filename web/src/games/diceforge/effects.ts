// What a card does, as a few small signs: the numbers are the card's own, the rest says which sort of thing happens.

import type { Item } from "$lib/protocol";
import { gainsOf, type Kind } from "./table";

export type Sign =
  | { sign: "amount"; kind: Kind; amount?: number | undefined }
  | { sign: "die" | "dice" | "others" | "pawn" | "cap" | "again" | "removed" }
  | { sign: "face"; face: string }
  | { sign: "word"; word: string };

const word = (text: string): Sign => ({ sign: "word", word: text });
const kind = (name: Kind): Sign => ({ sign: "amount", kind: name });
const face = (name: string): Sign => ({ sign: "face", face: name });

const SIGNS: Record<string, Sign[]> = {
  hammer: [kind("gold"), word("→"), kind("glory")],
  chest: [{ sign: "cap" }],
  silver_hind: [{ sign: "die" }],
  great_bear: [{ sign: "pawn" }, word("→"), kind("glory")],
  satyrs: [{ sign: "others" }, word("→")],
  tenacious_boar: [face("boar_red"), word("→")],
  cerberus: [{ sign: "dice" }, { sign: "again" }],
  helmet: [face("x3")],
  cancer: [{ sign: "dice" }, word("×2")],
  sentinel: [{ sign: "dice" }, word("×2"), kind("glory")],
  celestial_ship: [face("ship")],
  minotaur: [{ sign: "others" }, word("−")],
  guardians_shield: [face("shield_sun")],
  abyss_mirror: [face("mirror")],
  sphinx: [{ sign: "die" }, word("×4")],
  cyclops: [{ sign: "die" }, word("×4"), kind("glory")],
  typhon: [{ sign: "removed" }, word("→"), kind("glory")],
};

/** The signs of a card; none for a card that only scores. */
export function signsOf(card: Item): Sign[] {
  const known = SIGNS[card.face ?? ""];
  if (known) return known;
  const gains = gainsOf(card).map(({ kind: name, amount }): Sign => ({ sign: "amount", kind: name, amount }));
  const spent = card.values?.["spend_gold"];
  const between = card.marks?.includes("choice") ? word("/") : null;
  const row = gains.flatMap((gain, index) => (index > 0 && between ? [between, gain] : [gain]));
  return spent ? [{ sign: "amount", kind: "gold", amount: spent }, word("→"), ...row] : row;
}
