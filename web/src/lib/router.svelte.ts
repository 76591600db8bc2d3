// Addresses of the site: a table of patterns, one page each, loaded when first visited.

import type { Component } from "svelte";

/** A page may read the parameters of its address. */
export type Page = Component<{ params: Record<string, string> }>;

export interface Route {
  name: string;
  pattern: string;
  load: () => Promise<{ default: Page | Component }>;
}

export const place = $state({ path: location.pathname, search: location.search, hash: location.hash });

function read(): void {
  place.path = location.pathname;
  place.search = location.search;
  place.hash = location.hash;
}

/** Go to an address of this site. */
export function go(address: string, how: "push" | "replace" = "push"): void {
  history[how === "push" ? "pushState" : "replaceState"](null, "", address);
  const before = place.path;
  read();
  if (before !== place.path) window.scrollTo(0, 0);
}

/** The parameters of a path that fits a pattern such as /table/:id, or null. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (given.length !== wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index]!;
    if (part.startsWith(":")) {
      try {
        params[part.slice(1)] = decodeURIComponent(value);
      } catch {
        return null;
      }
    } else if (part !== value) return null;
  }
  return params;
}

/** Follow the browser's own buttons and every plain click on a link of ours. */
export function startRouter(): void {
  window.addEventListener("popstate", read);
  document.addEventListener("click", (click) => {
    if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    const link = (click.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
