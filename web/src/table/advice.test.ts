import { afterEach, expect, test, vi } from "vitest";

import { api } from "../api";
import type { Hint } from "../wire";
import { Advice } from "./advice.svelte";

afterEach(() => vi.restoreAllMocks());

const hint: Hint = { type: "Hint", text: "advance", chance: 0.5 };

test("a hint is for the moment it was asked in: too late it is none", async () => {
  let seq = 3;
  const advice = new Advice(() => seq);
  vi.spyOn(api, "hint").mockImplementation(() => {
    seq = 4;
    return Promise.resolve(hint);
  });
  await advice.ask("table");
  expect([advice.current, advice.asking]).toEqual([null, false]);
});

test("whoever closes the slip while it is being thought about is not told, and may ask again", async () => {
  let answer: (found: Hint) => void = () => undefined;
  vi.spyOn(api, "hint").mockImplementationOnce(() => new Promise((done) => (answer = done)));
  const advice = new Advice(() => 1);
  const asked = advice.ask("table");
  expect(advice.asking).toBe(true);
  advice.dismiss();
  expect(advice.asking).toBe(false);
  answer(hint);
  await asked;
  expect([advice.current, advice.asking, advice.failed]).toEqual([null, false, false]);
  vi.spyOn(api, "hint").mockResolvedValue(hint);
  await advice.ask("table");
  expect(advice.current).toEqual(hint);
});

test("where no hint comes, that is said", async () => {
  vi.spyOn(api, "hint").mockRejectedValue(new Error("no"));
  const advice = new Advice(() => 1);
  await advice.ask("table");
  expect([advice.failed, advice.asking]).toEqual([true, false]);
});
