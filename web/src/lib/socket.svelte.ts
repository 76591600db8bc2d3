// One socket for everything that goes on. It comes back by itself, resumes where it was, and repeats what was not answered.

import type { Accepted, ClientMessage, Command, Rejected, ServerMessage, Table, Update } from "./protocol";

type Answer = Accepted | Rejected;

export interface Watcher {
  table: string;
  seat: number | null;
  /** The last seq this watcher has; -1 asks for everything. */
  since: () => number;
  update: (update: Update) => void;
  facts: (table: Table) => void;
  refused: (rejected: Rejected) => void;
}

interface Pending {
  message: Command;
  answer: (answer: Answer) => void;
}

const PING_EVERY = 20_000;
const SILENCE_ALLOWED = 30_000;
const LONGEST_WAIT = 15_000;

class Socket {
  /** Is the line open now? */
  online = $state(false);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = 0;

  private line: WebSocket | null = null;
  private watchers = new Map<string, Watcher>();
  private pending = new Map<string, Pending>();
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  private count = 0;

  constructor() {
    if (typeof window === "undefined") return;
    window.addEventListener("online", () => this.open());
    window.addEventListener("offline", () => this.drop());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.open());
    setInterval(() => this.keepAlive(), PING_EVERY);
  }

  /** Keep this watcher informed until the returned function is called. */
  watch(watcher: Watcher): () => void {
    const id = `w${++this.count}`;
    this.watchers.set(id, watcher);
    if (this.online) this.askToWatch(id, watcher);
    else this.open();
    return () => {
      this.watchers.delete(id);
      if (this.online) this.send({ type: "unwatch", id: `u${++this.count}`, table: watcher.table, seat: watcher.seat });
    };
  }

  /** Ask again for what a watcher has missed. */
  resume(watcher: Watcher): void {
    for (const [id, one] of this.watchers) if (one === watcher && this.online) this.askToWatch(id, one);
  }

  /** Send a command; the promise is kept when the server has judged it, however often the line breaks meanwhile. */
  command(message: Command): Promise<Answer> {
    return new Promise((answer) => {
      this.pending.set(message.id, { message, answer });
      if (this.online) this.send(message);
      else this.open();
    });
  }

  /** Begin again under the identity of now. */
  renew(): void {
    if (!this.line) return;
    this.drop();
    this.failures = 0;
    this.open();
  }

  private open(): void {
    if (this.line || (this.watchers.size === 0 && this.pending.size === 0)) return;
    clearTimeout(this.retry);
    const address = new URL("/api/socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const line = new WebSocket(address);
    this.line = line;
    line.onmessage = (event) => this.line === line && this.hear(JSON.parse(event.data as string) as ServerMessage);
    line.onclose = () => this.line === line && this.lost();
  }

  private drop(): void {
    const line = this.line;
    this.line = null;
    this.online = false;
    line?.close();
  }

  private lost(): void {
    this.line = null;
    this.online = false;
    const wait = Math.min(LONGEST_WAIT, 300 * 2 ** this.failures++) * (0.75 + Math.random() / 2);
    this.retry = setTimeout(() => this.open(), wait);
  }

  private keepAlive(): void {
    if (!this.online) return;
    if (Date.now() - this.heard > SILENCE_ALLOWED) {
      this.drop();
      this.open();
    } else this.send({ type: "ping", at: Date.now() });
  }

  private send(message: ClientMessage): void {
    this.line?.send(JSON.stringify(message));
  }

  private askToWatch(id: string, watcher: Watcher): void {
    this.send({ type: "watch", id, table: watcher.table, seat: watcher.seat, since: watcher.since() });
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    switch (message.type) {
      case "hello":
        this.failures = 0;
        this.online = true;
        this.ahead = message.now - Date.now();
        for (const [id, watcher] of this.watchers) this.askToWatch(id, watcher);
        for (const { message: command } of this.pending.values()) this.send(command);
        return;
      case "update":
        for (const watcher of this.watchers.values()) if (watcher.table === message.table && watcher.seat === message.seat) watcher.update(message);
        return;
      case "table":
        for (const watcher of this.watchers.values()) if (watcher.table === message.table.id) watcher.facts(message.table);
        return;
      case "accepted":
      case "rejected": {
        this.pending.get(message.id)?.answer(message);
        this.pending.delete(message.id);
        if (message.type === "rejected") this.watchers.get(message.id)?.refused(message);
        return;
      }
      case "pong":
        this.ahead = message.now - Date.now();
    }
  }
}

export const socket = new Socket();
