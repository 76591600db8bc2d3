import "./lib/fonts.css";
import "./lib/tokens.css";
import "./lib/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { recall } from "./lib/person.svelte";
import { startRouter } from "./lib/router.svelte";
import { applySettings } from "./lib/settings.svelte";

async function start(): Promise<void> {
  // Without the server the shell still opens: rules, settings and the record checker work offline.
  await Promise.all([applySettings(), recall().catch(() => undefined)]);
  startRouter();
  mount(App, { target: document.getElementById("app")! });
  if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}

void start();
