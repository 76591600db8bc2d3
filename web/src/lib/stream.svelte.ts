// One seat's window on a table: updates queue up, their events are shown one by one, then the view they lead to.

import { paceOf } from "./boards";
import type { Asking, ClockNow, Decision, Entry, Rejected, Standing, Table, Update, View, WindowNow } from "./protocol";
import { moves } from "./settings.svelte";
import { socket, type Watcher } from "./socket.svelte";
import { sound } from "./sound";

/** Milliseconds an event stays in sight; shorter when many are waiting. */
const SHOWN = 420;
const SHOWN_HURRIED = 200;
/** Longer ago than this is not shown again event by event. */
const MOST_EVENTS = 24;

interface Chapter {
  before: View;
  update: Update;
}

export class Stream implements Watcher {
  view: View | null = $state.raw(null);
  decision: Decision | null = $state.raw(null);
  event: Entry | null = $state.raw(null);
  log: Entry[] = $state.raw([]);
  clock: ClockNow | null = $state.raw(null);
  asking: Asking | null = $state.raw(null);
  undo: Update["undo"] = $state("no");
  window: WindowNow | null = $state.raw(null);
  standing: Standing | null = $state.raw(null);
  ply = $state(0);
  /** The seq whose view is shown. */
  settled = $state(-1);
  /** Are events being shown? */
  playing = $state(false);
  fault: Rejected | null = $state.raw(null);

  private seq = -1;
  private queue: Update[] = $state.raw([]);
  private lastTurn: Chapter[] = [];
  private skip: (() => void) | null = null;
  private shown = false;
  private stop: (() => void) | null = null;

  constructor(
    readonly table: string,
    readonly seat: number | null,
    private readonly onFacts: (table: Table) => void,
  ) {}

  start(): void {
    this.stop ??= socket.watch(this);
  }

  end(): void {
    this.stop?.();
    this.stop = null;
  }

  since(): number {
    return this.seq;
  }

  facts(table: Table): void {
    this.onFacts(table);
  }

  refused(rejected: Rejected): void {
    this.fault = rejected;
  }

  update(update: Update): void {
    this.fault = null;
    if (update.seq < this.seq) return;
    if (update.since > this.seq) {
      socket.resume(this);
      return;
    }
    const known = this.seq;
    this.seq = update.seq;
    const news = update.since < 0 ? update.log : update.log.filter((entry) => entry.seq > known);
    if (update.since < 0 || this.view === null) {
      this.queue = [];
      this.log = update.log;
      this.settle(update);
      return;
    }
    this.queue = [...this.queue, { ...update, log: news }];
    void this.playQueue();
  }

  /** Show this stream on the screen, or let it collect what happens until it is shown again. */
  show(shown: boolean): void {
    this.shown = shown;
    if (shown) void this.playQueue();
  }

  /** Does somebody have to answer, even if the events before it have not been shown yet? */
  get asked(): boolean {
    const last = this.queue.at(-1);
    return (last ? last.decision : this.decision) !== null;
  }

  /** Jump to the end of what is being shown. */
  skipAll(): void {
    this.skip?.();
  }

  /** Show again what happened since the viewer last decided. */
  async replayLastTurn(): Promise<void> {
    const first = this.lastTurn[0];
    if (this.playing || !first) return;
    const now = { view: this.view, decision: this.decision };
    this.playing = true;
    this.decision = null;
    this.view = first.before;
    const told = this.tell();
    for (const { update } of this.lastTurn) {
      for (const entry of update.log) if (told.on && entry.rule !== "") await this.showEvent(entry, told, paceOf(update.view.game)[entry.kind] ?? SHOWN);
      this.view = update.view;
    }
    this.event = null;
    this.view = now.view;
    this.decision = now.decision;
    this.playing = false;
    this.skip = null;
    void this.playQueue();
  }

  get canReplay(): boolean {
    return this.lastTurn.length > 0;
  }

  private settle(update: Update): void {
    const asked = update.decision !== null && this.decision === null;
    this.view = update.view;
    this.decision = update.decision;
    this.clock = update.clock;
    this.asking = update.asking;
    this.undo = update.undo;
    this.window = update.window;
    this.standing = update.standing;
    this.ply = update.ply;
    this.settled = update.seq;
    if (update.view.over) sound.end();
    else if (asked) sound.call();
  }

  private tell(): { on: boolean } {
    const told = { on: moves() };
    this.skip = () => (told.on = false);
    return told;
  }

  private async playQueue(): Promise<void> {
    if (this.playing || !this.shown || this.queue.length === 0) return;
    this.playing = true;
    // What a board has its own pace for does not count: a whole deal may go by in a second.
    const pace = paceOf(this.view!.game);
    const waiting = this.queue.reduce((sum, update) => sum + update.log.filter((entry) => !(entry.kind in pace)).length, 0);
    const told = this.tell();
    if (waiting > MOST_EVENTS) told.on = false;
    let update: Update | undefined;
    while ((update = this.queue[0])) {
      this.queue = this.queue.slice(1);
      const before = this.view!;
      if (this.decision !== null && update.log.length > 0) this.lastTurn = [];
      if (update.log.length > 0) {
        this.lastTurn = [...this.lastTurn.slice(-40), { before, update }];
        this.decision = null;
      }
      for (const entry of update.log) {
        this.log = [...this.log, entry];
        if (told.on && entry.rule !== "") await this.showEvent(entry, told, pace[entry.kind] ?? (waiting > 6 ? SHOWN_HURRIED : SHOWN));
      }
      this.event = null;
      this.settle(update);
    }
    this.skip = null;
    this.playing = false;
  }

  private async showEvent(entry: Entry, told: { on: boolean }, milliseconds: number): Promise<void> {
    this.event = entry;
    sound.tick();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.skip = () => {
        told.on = false;
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
