import { expect, test } from "vitest";

import { isKept } from "./seed";

// sha256 of "abc 0000000000000000000000000000002a", as the server's render.commitment writes it.
const SEED = "0000000000000000000000000000002a";

test("a seed fits its fingerprint, and no other", async () => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`abc ${SEED}`));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  expect(await isKept("abc", SEED, hex)).toBe(true);
  expect(await isKept("abd", SEED, hex)).toBe(false);
  expect(await isKept("abc", SEED.replace("a", "b"), hex)).toBe(false);
});
