// The registry of boards: a folder web/src/games/<name>/ with a Board.svelte is found by itself and loaded when its game is opened.

import type { Component } from "svelte";
import type { Decision, Entry, View } from "./protocol";

/** One happening as the viewer may know it; a secret value is null. */
export type TableEvent = Entry;

/** What every board is given. It computes no rule: it draws the view, lights the decision's targets and calls back. */
export interface BoardProps {
  /** The table as it stands; while events play, as it stood before them. */
  view: View;
  /** What is asked of the viewer now; null while somebody else decides or events play. */
  decision: Decision | null;
  /** The event being shown now (200–450 ms), or null. */
  event: TableEvent | null;
  /** Names by seat. */
  names: string[];
  /** Take an option. */
  choose: (action: number) => void;
  /** Say why a target (an item's or zone's id) may not be touched now. */
  why: (target: string) => void;
  /** The target that the viewer has touched in advance: it is handed in as soon as the secret window has closed. */
  prepared?: string | null;
  /** A picture of the position only: no input. */
  still?: boolean;
  /** The shell shows something over the board, such as the end of the game: the board keeps its own panels closed. */
  covered?: boolean;
  /** Everything that has happened so far, as the viewer may know it; grows while events play. */
  log?: TableEvent[];
}

/** How long a game's happenings stay in sight, in milliseconds by kind; a board's folder may say so in pace.ts, the rest go at the usual pace. */
export type Pace = Record<string, number>;

const paces = import.meta.glob<{ PACE: Pace }>("../games/*/pace.ts", { eager: true });

export function paceOf(game: string): Pace {
  return paces[`../games/${game}/pace.ts`]?.PACE ?? {};
}

const memories = import.meta.glob<{ remembered: (log: TableEvent[], view: View) => TableEvent[] }>("../games/*/memory.ts", { eager: true });

/** The log as it is shown during a game; where memory is part of the game, memory.ts in its board's folder says what is no longer told. */
export function rememberedOf(log: TableEvent[], view: View): TableEvent[] {
  return memories[`../games/${view.game}/memory.ts`]?.remembered(log, view) ?? log;
}

const summaries = import.meta.glob<{ default: Component<{ view: View; seat: number }> }>("../games/*/Summary.svelte");

/** How a player stands as the game's own folder draws it in one line, or null: then its counters are listed. */
export function summaryOf(game: string): Promise<Component<{ view: View; seat: number }>> | null {
  return summaries[`../games/${game}/Summary.svelte`]?.().then((file) => file.default) ?? null;
}

const found = import.meta.glob<{ default: Component<BoardProps> }>("../games/*/Board.svelte");

/** The game's own board, or null: then the generic table plays it. */
export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  const load = found[`../games/${game}/Board.svelte`];
  return load ? (await load()).default : null;
}
