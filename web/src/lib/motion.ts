// Things go from where they were to where they are. A board only marks its pieces with data-item and its places with data-zone.

import type { View } from "./protocol";

type Rects = Map<string, DOMRect[]>;

export interface Snapshot {
  items: Rects;
  zones: Rects;
}

function rects(root: Element, attribute: string): Rects {
  const found: Rects = new Map();
  for (const element of root.querySelectorAll(`[data-${attribute}]`)) {
    const id = element.getAttribute(`data-${attribute}`)!;
    found.set(id, [...(found.get(id) ?? []), element.getBoundingClientRect()]);
  }
  return found;
}

/** Where everything is now. */
export function snapshot(root: Element): Snapshot {
  return { items: rects(root, "item"), zones: rects(root, "zone") };
}

/** For each thing that is new in a view, the id of the thing or place it most likely came from: a vanished thing of its kind, else a place that lost some. */
export function origins(before: View, after: View): Map<string, string> {
  const were = new Set(before.zones.flatMap((zone) => zone.items.map((item) => item.id)));
  const are = new Set(after.zones.flatMap((zone) => zone.items.map((item) => item.id)));
  const vanished = before.zones.flatMap((zone) => zone.items.filter((item) => !are.has(item.id)));
  const lighter = before.zones.filter((zone) => {
    const now = after.zones.find((other) => other.id === zone.id);
    return now !== undefined && zone.items.length === 0 && now.count < zone.count;
  });
  const found = new Map<string, string>();
  for (const zone of after.zones) {
    for (const item of zone.items) {
      if (were.has(item.id)) continue;
      const index = vanished.findIndex((other) => other.kind === item.kind);
      if (index >= 0) found.set(item.id, vanished.splice(index, 1)[0]!.id);
      else if (lighter[0]) found.set(item.id, lighter[0].id);
    }
  }
  return found;
}

/** Let everything that changed its place since the snapshot travel there. */
export function travel(root: Element, from: Snapshot, before: View, after: View, milliseconds = 380): void {
  const came = origins(before, after);
  const seen = new Map<string, number>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-item]")) {
    const id = element.getAttribute("data-item")!;
    const index = seen.get(id) ?? 0;
    seen.set(id, index + 1);
    const now = element.getBoundingClientRect();
    const origin = came.get(id);
    const was = from.items.get(id)?.[index] ?? (origin === undefined ? undefined : (from.items.get(origin)?.[0] ?? from.zones.get(origin)?.[0]));
    if (!was || was.width === 0 || now.width === 0) continue;
    const across = was.left + was.width / 2 - now.left - now.width / 2;
    const down = was.top + was.height / 2 - now.top - now.height / 2;
    if (Math.abs(across) < 2 && Math.abs(down) < 2) continue;
    element.animate(
      [
        { transform: `translate(${across}px, ${down}px) scale(${Math.min(1.6, was.width / now.width)})`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      { duration: milliseconds, easing: "cubic-bezier(0.16, 0.84, 0.32, 1)", composite: "replace" },
    );
  }
}
