import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { offlineFiles } from "./offline.ts";
import { textSize } from "./textsize.ts";

export default defineConfig({
  plugins: [svelte(), offlineFiles()],
  css: { postcss: { plugins: [textSize()] } },
  build: {
    outDir: "../src/mercerie/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    // The rules pages are the documentation's own, outside this folder.
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env["MERCERIE_SERVER"] ?? "http://127.0.0.1:8640", ws: true } },
  },
});
