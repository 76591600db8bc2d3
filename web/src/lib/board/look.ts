// Looking closely at a thing: resting the mouse on it, reaching it by key, holding it with a finger, or asking with the other button or "i".

import type { Attachment } from "svelte/attachments";
import { on as listen } from "svelte/events";

/** How somebody looks: a glance ends by itself, "hold" stays until it is closed, "none" is the end of a glance. */
export type Glance = "hover" | "focus" | "hold" | "none";

const REST = 380;
const HOLD = 450;

/** `{@attach look((how) => …)}` on whatever has more to tell. A hold is not followed by the click of the finger that goes up. */
export function look(glance: (how: Glance) => void): Attachment<Element> {
  return (element) => {
    const node = element as HTMLElement;
    const ends: (() => void)[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;

    function on<Kind extends keyof HTMLElementEventMap>(kind: Kind, work: (event: HTMLElementEventMap[Kind]) => void, capture = false): void {
      ends.push(listen(node, kind, work, { capture }));
    }

    function leave(): void {
      clearTimeout(timer);
      glance("none");
    }

    on("pointerdown", (event) => {
      held = false;
      clearTimeout(timer);
      if (event.pointerType !== "mouse") timer = setTimeout(() => ((held = true), glance("hold")), HOLD);
    });
    on("pointermove", (event) => {
      // A finger that wanders moves the board; it does not look.
      if (event.pointerType !== "mouse" && Math.abs(event.movementX) + Math.abs(event.movementY) > 6) clearTimeout(timer);
    });
    on("pointerup", () => clearTimeout(timer));
    on("pointerenter", (event) => {
      if (event.pointerType !== "mouse") return;
      clearTimeout(timer);
      timer = setTimeout(() => glance("hover"), REST);
    });
    on("pointerleave", leave);
    on("pointercancel", leave);
    on("blur", leave);
    on("contextmenu", (event) => {
      event.preventDefault();
      glance("hold");
    });
    on("focus", () => {
      if (node.matches(":focus-visible")) glance("focus");
    });
    on("keydown", (event) => {
      if (event.key === "i") glance("hold");
    });
    on(
      "click",
      (event) => {
        if (held) event.stopImmediatePropagation();
        held = false;
      },
      true,
    );
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  };
}
