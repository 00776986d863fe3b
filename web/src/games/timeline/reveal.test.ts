import { expect, test } from "vitest";

import type { timeline } from "../../wire";
import { isVerdict, lately, Reveal } from "./reveal.svelte";

const placed = (seat: number, right = true): timeline.Placed => ({ type: "Placed", seat, right, gap: 0, card: { face: { id: `card ${seat}` } } as timeline.Card });

test("one's own card is told first, and what the others did since", () => {
  const reveal = new Reveal();
  reveal.tell([placed(1)], 0);
  reveal.tell([placed(0, false)], 0);
  reveal.tell([placed(1), placed(2)], 0);
  expect([reveal.main?.seat, reveal.main?.right]).toEqual([0, false]);
  expect(reveal.others.map(({ seat }) => seat)).toEqual([1, 2]);
});

test("who only watches is told each card in turn", () => {
  const reveal = new Reveal();
  reveal.tell([placed(1)], null);
  reveal.tell([placed(2)], null);
  expect([reveal.main?.seat, reveal.others.length]).toEqual([2, 0]);
});

test("a step is told once", () => {
  const reveal = new Reveal();
  const step = [placed(1)];
  reveal.tell(step, 0);
  reveal.tell(step, 0);
  expect(reveal.others.length).toBe(1);
});

test("of seven others the last three are told, and how the four before them fared", () => {
  const seven = [true, false, true, false, true, true, false].map((right, seat) => placed(seat, right));
  expect(lately(seven)).toEqual({ earlier: 4, right: 2, last: seven.slice(4) });
  expect(lately(seven.slice(0, 4)).earlier).toBe(0);
});

test("how all fared stays until somebody plays in the next round", () => {
  const reveal = new Reveal();
  reveal.tell([placed(0)], 0);
  reveal.tell([placed(1, false), { type: "RoundBegan" }], 0);
  expect([...reveal.fared]).toEqual([[0, true], [1, false]]);
  reveal.tell([placed(0)], 0);
  expect([...reveal.fared]).toEqual([[0, true]]);
});

test("nothing is told before the card has been turned and read", () => {
  expect(["fly", "turn", "read"].some(isVerdict)).toBe(false);
  expect(["knot", "fall", "breath", undefined].every(isVerdict)).toBe(true);
});
