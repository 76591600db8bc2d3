// What is being looked at closely, and where it lies: at most one thing on a board.

import type { Glance } from "./look";

export interface Looked<Thing> {
  thing: Thing;
  /** Where the thing lies on the board, from 0 (left, top) to 1. */
  x: number;
  y: number;
  /** Stays until it is closed. */
  pinned: boolean;
}

export class Looking<Thing> {
  now: Looked<Thing> | null = $state.raw(null);

  at(thing: Thing, x: number, y: number, how: Glance): void {
    if (how !== "none") this.now = { thing, x, y, pinned: how === "hold" };
    else if (!this.now?.pinned) this.now = null;
  }

  close(): void {
    this.now = null;
  }
}
