// Looking closely at a thing: resting the mouse on it, reaching it by key, holding it with a finger, or asking with the other button or "i".

import type { Attachment } from "svelte/attachments";
import { on as listen } from "svelte/events";

/** How somebody looks: a glance ends by itself, "hold" stays until it is closed, "none" is the end of a glance. */
export type Glance = "hover" | "focus" | "hold" | "none";

const REST = 380;
const HOLD = 450;

/** Where the pointer was last: a thing that comes to lie under a pointer at rest is not being looked at. */
const last = { x: NaN, y: NaN };
if (typeof window !== "undefined") {
  for (const kind of ["pointermove", "pointerdown"] as const) window.addEventListener(kind, (event) => Object.assign(last, { x: event.clientX, y: event.clientY }));
}

/** `{@attach look((how) => …)}` on whatever has more to tell. A hold is not followed by the click of the finger that goes up. */
export function look(glance: (how: Glance) => void): Attachment<Element> {
  return (element) => {
    const node = element as HTMLElement;
    const ends: (() => void)[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let resting = false;

    function on<Kind extends keyof HTMLElementEventMap>(kind: Kind, work: (event: HTMLElementEventMap[Kind]) => void, capture = false): void {
      ends.push(listen(node, kind, work, { capture }));
    }

    /** The mouse has come here by itself, and stays. */
    function rest(event: PointerEvent): void {
      if (resting || event.pointerType !== "mouse" || (event.clientX === last.x && event.clientY === last.y)) return;
      resting = true;
      clearTimeout(timer);
      timer = setTimeout(() => glance("hover"), REST);
    }

    function leave(): void {
      resting = false;
      clearTimeout(timer);
      glance("none");
    }

    on("pointerdown", (event) => {
      held = false;
      clearTimeout(timer);
      if (event.pointerType !== "mouse") timer = setTimeout(() => ((held = true), glance("hold")), HOLD);
    });
    on("pointermove", (event) => {
      rest(event);
      // A finger that wanders moves the board; it does not look.
      if (event.pointerType !== "mouse" && Math.abs(event.movementX) + Math.abs(event.movementY) > 6) clearTimeout(timer);
    });
    on("pointerup", () => clearTimeout(timer));
    on("pointerenter", rest);
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
