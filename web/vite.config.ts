import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const locales = fileURLToPath(new URL("../src/pentapolis/locales", import.meta.url));
const server = process.env["PENTAPOLIS_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    // tests run in Node, but test what runs in browsers
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: "../src/pentapolis/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".", locales] },
    proxy: {
      "/api": server,
      "/ws": { target: server.replace("http", "ws"), ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts", "test/**/*.test.ts"] },
});
