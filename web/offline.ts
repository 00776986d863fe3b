// Tells the service worker which files the app is made of: part of the build, see vite.config.ts.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

// Large pictures that only the system asks for, when the app is installed.
const NOT_KEPT = /^(icon-\d+\.png|robots\.txt|.*\.js)$/;

/** Writes offline.js: the files to keep, and a version that is another one whenever any of them is. */
export function offlineFiles(): Plugin {
  let publicFolder = "";
  return {
    name: "offline-files",
    apply: "build",
    configResolved: (config) => void (publicFolder = config.publicDir),
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const built = Object.values(bundle).map((file) => file.fileName);
        const page = bundle["index.html"];
        const given = readdirSync(publicFolder).filter((name) => !NOT_KEPT.test(name));
        const files = [...built.filter((name) => name.startsWith("assets/")), ...given].map((name) => `/${name}`).sort();
        const seal = createHash("sha256").update(files.join("\n"));
        // Names of built files tell what is in them; those of the others do not.
        for (const name of given) seal.update(readFileSync(join(publicFolder, name)));
        if (page?.type === "asset") seal.update(page.source);
        const kept = { version: seal.digest("hex").slice(0, 12), files };
        this.emitFile({ type: "asset", fileName: "offline.js", source: `self.KEPT = ${JSON.stringify(kept)};\n` });
      },
    },
  };
}
