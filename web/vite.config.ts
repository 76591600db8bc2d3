import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.LUDOTECA_SERVER ?? "http://127.0.0.1:8000";

/** `catalogue.ftl?box` is the part of a game's texts that stands on its box: title, about, facts. The shelf needs no more. */
const boxes = {
  name: "box-texts",
  enforce: "pre" as const,
  async load(id: string) {
    if (!id.endsWith(".ftl?box")) return null;
    const messages = (await readFile(id.slice(0, -4), "utf8")).split(/^(?=[A-Za-z#])/m);
    return `export default ${JSON.stringify(messages.filter((message) => /^[a-z]+-(title|about|fact-[a-z]+) =/.test(message)).join(""))}`;
  },
};

// The page is built straight into the Python package; `npm run dev` talks to a server that runs beside it.
export default defineConfig({
  plugins: [boxes, svelte()],
  resolve: {
    alias: { $lib: here("./src/lib") },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: process.env.LUDOTECA_STATIC ?? here("../src/ludoteca/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
