// Reading what a thing is, the same on every board: resting the mouse on it, focus with the key i, or a long press.

export type Peek = "hover" | "hold" | "none";

const REST = 380;
const LONG = 450;

/** An action for anything that can be read: `look` is told when to show it in passing, to pin it, or to take it away. A long press is no click. */
export function peek(node: HTMLElement, look: (how: Peek) => void) {
  let tell = look;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  const after = (milliseconds: number, how: Peek) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      held = how === "hold";
      tell(how);
    }, milliseconds);
  };
  const enter = (event: PointerEvent) => event.pointerType === "mouse" && after(REST, "hover");
  const down = (event: PointerEvent) => {
    held = false;
    if (event.pointerType === "mouse") clearTimeout(timer);
    else after(LONG, "hold");
  };
  const leave = () => {
    clearTimeout(timer);
    tell("none");
  };
  const up = () => clearTimeout(timer);
  const click = (event: MouseEvent) => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === "i" && !event.ctrlKey && !event.metaKey && !event.altKey) tell("hold");
  };
  const menu = (event: Event) => event.preventDefault();

  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("blur", leave);
  node.addEventListener("click", click, true);
  node.addEventListener("keydown", key);
  node.addEventListener("contextmenu", menu);
  return {
    update(next: (how: Peek) => void) {
      tell = next;
    },
    destroy() {
      clearTimeout(timer);
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("blur", leave);
      node.removeEventListener("click", click, true);
      node.removeEventListener("keydown", key);
      node.removeEventListener("contextmenu", menu);
    },
  };
}
