// What a person has chosen for this browser: language, theme, motion, sound. Kept in local storage; works without it.

import { LANGUAGES, type Language, preferredLanguage, speak } from "./i18n.svelte";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "none";

interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
}

const KEY = "ludoteca.settings";

function read(): Partial<Settings> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

const stored = read();

export const settings: Settings = $state({
  language: LANGUAGES.find((one) => one === stored.language) ?? preferredLanguage(navigator.languages),
  theme: (["auto", "light", "dark"] as const).find((one) => one === stored.theme) ?? "auto",
  motion: (["auto", "full", "none"] as const).find((one) => one === stored.motion) ?? "auto",
  sound: stored.sound === true,
});

/** Put the choices into effect on the page. */
export async function applySettings(): Promise<void> {
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = settings.motion;
  await speak(settings.language);
}

/** Change some settings, keep them, and put them into effect. */
export async function choose(changes: Partial<Settings>): Promise<void> {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  await applySettings();
}

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Should things move? */
export function moves(): boolean {
  return settings.motion === "full" || (settings.motion === "auto" && !reducedMotion.matches);
}
