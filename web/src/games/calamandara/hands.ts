// What the parts of the board share: the answers that may be given now, and what touching and looking do.

import type { Glance } from "$lib/board/look";
import type { Item, Option } from "$lib/protocol";

/** What is touched for a symbol in a reserve: all of a kind are one target. */
export function targetOf(item: Item): string {
  return item.id.split("/").slice(0, 2).join("/");
}

export interface Hands {
  /** The option a target stands for now, if any. */
  lit: (target: string) => Option | undefined;
  /** The option that a Memory card in a certain zone stands for now: cards of one kind lie in many places. */
  litCard: (zone: string, item: Item) => Option | undefined;
  /** Touch something: take its option, or say why it may not be touched. */
  touch: (target: string) => void;
  /** Was this touched in advance, as the next choice? */
  prepared: (target: string) => boolean;
  take: (option: Option) => void;
  /** Show the full text of a thing that lies at x, y of the board, from 0 to 1. */
  look: (item: Item, x: number, y: number, how: Glance) => void;
  /** A picture only. */
  still: boolean;
}
