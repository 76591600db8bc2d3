// What is taken flies from where it lay to whoever takes it: a copy of the drawing crosses the board and is gone.

import type { TableEvent } from "$lib/boards";

const FLIGHT = 420;

/** Where a thing comes from by the event that takes it. */
function origin(frame: Element, event: TableEvent): Element | null {
  if (event.kind === "card_taken") return frame.querySelector(`[data-feat="${String(event.values["feat"])}"] svg`);
  if (event.kind === "bought" || event.kind === "shipped" || event.kind === "garden_taken") return frame.querySelector(`[data-face="${String(event.values["face"])}"] svg`);
  return null;
}

export function fly(frame: HTMLElement, event: TableEvent): void {
  const from = origin(frame, event);
  const to = frame.querySelector(`[data-seat="${event.seat}"] ${event.kind === "card_taken" ? ".things" : ".dice"}`);
  if (!from || !to) return;
  const [start, end, board] = [from.getBoundingClientRect(), to.getBoundingClientRect(), frame.getBoundingClientRect()];
  const copy = document.createElement("span");
  copy.setAttribute("aria-hidden", "true");
  copy.append(from.cloneNode(true));
  Object.assign(copy.style, { position: "absolute", zIndex: "70", pointerEvents: "none", left: `${start.left - board.left}px`, top: `${start.top - board.top}px`, width: `${start.width}px` });
  frame.append(copy);
  const [across, down] = [end.left + end.width / 2 - start.left - start.width / 2, end.top + end.height / 2 - start.top - start.height / 2];
  copy
    .animate([{ transform: "none" }, { transform: `translate(${across * 0.5}px, ${down * 0.5 - 40}px) scale(1.15) rotate(-6deg)` }, { transform: `translate(${across}px, ${down}px) scale(0.5)` }], { duration: FLIGHT, easing: "cubic-bezier(0.3, 0.1, 0.3, 1)" })
    .finished.catch(() => undefined)
    .finally(() => copy.remove());
}
