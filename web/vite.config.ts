import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.LUDOTECA_SERVER ?? "http://127.0.0.1:8000";

// The page is built straight into the Python package; `npm run dev` talks to a server that runs beside it.
export default defineConfig({
  plugins: [svelte()],
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
