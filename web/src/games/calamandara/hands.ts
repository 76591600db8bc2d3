// What the parts of the board share: the answers that may be given now, and what touching and looking do.

import type { Peek } from "$lib/board/peek";
import type { Item, Option } from "$lib/protocol";

export interface Hands {
  /** The option a target stands for now, if any. */
  lit: (target: string) => Option | undefined;
  /** Touch something: take its option, or say why it may not be touched. */
  touch: (target: string) => void;
  take: (option: Option) => void;
  /** Show the full text of a thing. */
  look: (item: Item, how: Peek) => void;
  /** A picture only. */
  still: boolean;
}

/** A thing to look at that is not itself an item of the view. */
export function thing(kind: string, face: string): Item {
  return { id: `${kind}:${face}`, kind, face, look: "public" };
}
