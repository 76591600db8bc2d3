// Pictures in a rules page: a game's Pictures.svelte draws each by its name, so that they are the very things one plays with.

import { type Component, mount, unmount } from "svelte";

const found = import.meta.glob<{ default: Component<{ name: string }> }>("../games/*/Pictures.svelte");

/** Draw all pictures below an element; the answer takes them away again. */
export function illustrate(root: HTMLElement, game: string): () => void {
  const drawn: Record<string, unknown>[] = [];
  let wanted = true;
  void found[`../games/${game}/Pictures.svelte`]?.().then(({ default: Picture }) => {
    if (!wanted) return;
    for (const figure of root.querySelectorAll<HTMLElement>("[data-picture]")) {
      drawn.push(mount(Picture, { target: figure, anchor: figure.firstChild ?? undefined, props: { name: figure.dataset["picture"]! } }));
    }
  });
  return () => {
    wanted = false;
    for (const picture of drawn) void unmount(picture);
  };
}
