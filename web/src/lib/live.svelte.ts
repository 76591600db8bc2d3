// A table as the page shows it: the facts, one stream for each own seat (or the spectator's), and the commands of whoever holds the device.

import { api, wordsOf } from "./api";
import type { Command, Hint, Player, Standing, Table } from "./protocol";
import { socket } from "./socket.svelte";
import { Stream } from "./stream.svelte";
import { say, t } from "./i18n.svelte";

/** What is said in passing: a refusal with its rule, or news. */
export interface Notice {
  words: string;
  rule: string;
}

type Without<C> = C extends Command ? Omit<C, "id" | "table" | "seat"> : never;

export class LiveTable {
  facts: Table = $state.raw()!;
  /** The seat whose view is on the screen; null for a spectator. */
  holder: number | null = $state(null);
  /** Is the screen covered until the next person has the device? */
  covered = $state(false);
  notice: Notice | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  /** Is a command on its way? */
  sending = $state(false);
  /** What was touched while others may still answer in secret: the next choice, handed in when the window has closed. */
  prepared: string | null = $state(null);

  streams: Map<number | null, Stream> = $state.raw(new Map());

  constructor(facts: Table) {
    this.facts = facts;
    this.sit();
  }

  get stream(): Stream {
    return this.streams.get(this.holder)!;
  }

  get id(): string {
    return this.facts.id;
  }

  get mine(): number[] {
    return this.facts.players.filter((player) => player.mine).map((player) => player.seat);
  }

  get hotSeat(): boolean {
    return this.mine.length > 1;
  }

  get names(): string[] {
    return namesOf(this.facts.players);
  }

  /** Take the places that are ours, watching each; the facts may change who we are. */
  private sit(): void {
    const seats: (number | null)[] = this.mine.length > 0 ? this.mine : [null];
    if (seats.length === this.streams.size && seats.every((seat) => this.streams.has(seat))) return;
    for (const stream of this.streams.values()) stream.end();
    this.streams = new Map(seats.map((seat) => [seat, new Stream(this.id, seat, (facts) => this.learn(facts))]));
    this.holder = seats[0]!;
    this.covered = false;
    if (this.facts.state !== "open") this.watch();
  }

  private watch(): void {
    for (const stream of this.streams.values()) stream.start();
    this.stream.show(true);
  }

  /** The table itself changed. */
  learn(facts: Table): void {
    const began = this.facts.state === "open" && facts.state !== "open";
    this.facts = facts;
    this.sit();
    if (began) this.watch();
  }

  end(): void {
    for (const stream of this.streams.values()) stream.end();
  }

  /** At a hot seat: somebody else is asked, so the device changes hands. Called when anything has settled. */
  passOn(): void {
    if (!this.hotSeat || this.covered || this.stream.asked || this.stream.playing) return;
    for (const [seat, stream] of this.streams) {
      if (seat === this.holder || !stream.asked) continue;
      const secrets = stream.view?.zones.some((zone) => zone.items.some((item) => item.look !== "public")) ?? false;
      this.hold(seat, secrets);
      return;
    }
  }

  private hold(seat: number | null, cover: boolean): void {
    this.stream.show(false);
    this.holder = seat;
    this.hint = null;
    this.prepared = null;
    this.covered = cover;
    if (!cover) this.stream.show(true);
  }

  uncover(): void {
    this.covered = false;
    this.stream.show(true);
  }

  async choose(action: number): Promise<void> {
    if (this.stream.decision === null || this.sending) return;
    this.notice = null;
    this.hint = null;
    await this.command({ type: "play", ply: this.stream.ply, seq: this.stream.since(), action });
  }

  /** May whoever has the turn prepare the next choice, as a secret window is open in which others are asked? */
  get mayPrepare(): boolean {
    const { window, view, decision } = this.stream;
    return window !== null && decision === null && view !== null && view.counters.some((counter) => counter.kind === "active" && counter.owner === this.holder);
  }

  /** Touched once, a thing is the next choice; touched again, it is not. */
  prepare(target: string): void {
    this.prepared = this.prepared === target ? null : target;
  }

  /** Something is asked: hand in what was prepared for it. An answer in a window is never given by what was meant for the turn. */
  handIn(): void {
    const { decision, window } = this.stream;
    const target = this.prepared;
    if (decision === null || target === null) return;
    this.prepared = null;
    if (window !== null) return;
    const meant = decision.options.filter((option) => option.target === target);
    if (meant.length === 1) void this.choose(meant[0]!.action);
    else this.say(t("web-prepared-gone"));
  }

  undo(): Promise<void> {
    return this.command({ type: "undo", ply: this.stream.ply, seq: this.stream.since() });
  }

  answer(yes: boolean): Promise<void> {
    return this.command({ type: "answer", asking: this.stream.asking!.seq, yes });
  }

  resign(): Promise<void> {
    return this.command({ type: "resign" });
  }

  leave(): Promise<void> {
    return this.command({ type: "leave" });
  }

  stand(standing: Standing): Promise<void> {
    return this.command({ type: "stand", standing });
  }

  comeBack(): Promise<void> {
    return this.command({ type: "return" });
  }

  async askHint(): Promise<void> {
    if (this.holder === null) return;
    this.sending = true;
    try {
      this.hint = await api.hint(this.id, this.holder);
    } catch (error) {
      this.say((error as Error).message);
    } finally {
      this.sending = false;
    }
  }

  /** Why may I not touch this? The server knows; without it we say at least what is asked. */
  async askWhy(target: string): Promise<void> {
    const { holder, stream } = this;
    const { decision, ply } = stream;
    try {
      const refusal = await api.why(this.id, holder, target);
      if (stream.ply === ply && this.holder === holder && refusal.code !== 0) this.say(say(refusal.text, this.names), refusal.rule);
    } catch (error) {
      this.say(decision ? t("web-why-not-now", { prompt: say(decision.text, this.names) }) : (error as Error).message, decision?.rule);
    }
  }

  say(words: string, rule = ""): void {
    // Reasons of games are written to stand after a colon too.
    this.notice = { words: words.slice(0, 1).toUpperCase() + words.slice(1), rule };
  }

  private async command(rest: Without<Command>): Promise<void> {
    if (this.holder === null) return;
    this.sending = true;
    const command = { ...rest, id: crypto.randomUUID(), table: this.id, seat: this.holder } as Command;
    const answer = await socket.command(command);
    this.sending = false;
    if (answer.type === "rejected") {
      this.say(wordsOf(answer), answer.rule);
      if (answer.code === "stale") socket.resume(this.stream);
    }
  }
}

/** What everybody at a table is called; of several bots of a level each has a number. */
export function namesOf(players: readonly Player[]): string[] {
  const plain = players.map(nameOf);
  return plain.map((name, seat) => {
    if (players[seat]!.kind !== "bot" || plain.filter((other) => other === name).length === 1) return name;
    return t("web-bot-numbered", { name, number: plain.slice(0, seat + 1).filter((other) => other === name).length });
  });
}

/** What one player is called; a bot by its level. */
export function nameOf(player: Player): string {
  if (player.kind === "open") return t("web-seat-open");
  return player.kind === "bot" ? t("web-bot-name", { level: player.level || player.name }) : player.name;
}
