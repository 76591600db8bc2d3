// The decks and packs one keeps for a game.

import { api } from "../api";
import { haveName } from "../person.svelte";
import type { Work } from "../protocol";

export class Shelf {
  works: Work[] = $state.raw([]);

  constructor(
    readonly game: string,
    readonly kind: "deck" | "pack",
  ) {}

  async load(): Promise<void> {
    this.works = (await api.works(this.game)).works.filter((work) => work.kind === this.kind);
  }

  /** Keep a work; with an id it takes the place of an earlier one. */
  async keep(title: string, text: string, id: string | null): Promise<Work> {
    await haveName();
    const kept = await api.keepWork(this.game, { kind: this.kind, title, text, id });
    await this.load();
    return kept;
  }

  async forget(id: string): Promise<void> {
    await api.forgetWork(this.game, id);
    await this.load();
  }
}

/** Something typed rests a moment before the server is asked; of several answers only the last counts. */
export class Patient<Asked, Answer> {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #round = 0;

  constructor(
    readonly ask: (asked: Asked) => Promise<Answer>,
    readonly hear: (answer: Answer) => void,
    readonly fail: (error: Error) => void,
    readonly rest = 200,
  ) {}

  /** Whatever was asked does not matter any more. */
  hush(): void {
    clearTimeout(this.#timer);
    this.#round += 1;
  }

  say(asked: Asked): void {
    clearTimeout(this.#timer);
    const round = ++this.#round;
    this.#timer = setTimeout(() => {
      this.ask(asked).then(
        (answer) => round === this.#round && this.hear(answer),
        (error: Error) => round === this.#round && this.fail(error),
      );
    }, this.rest);
  }
}
