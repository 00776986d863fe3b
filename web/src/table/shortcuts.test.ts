import { expect, test } from "vitest";

import { shortcutOf } from "./shortcuts";

const press = (key: string, changes = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, ...changes });
const inside = { closest: () => ({}) } as unknown as Element;

test("keys of the table are heard, whatever their case", () => {
  expect(["?", "u", "H", "t", "x"].map((key) => shortcutOf(press(key), null))).toEqual(["keys", "undo", "hint", "type", null]);
});

test("not while somebody writes, with another key held, or when a board took it", () => {
  expect(shortcutOf(press("?"), inside)).toBeNull();
  expect(shortcutOf(press("u", { ctrlKey: true }), null)).toBeNull();
  expect(shortcutOf(press("u", { defaultPrevented: true }), null)).toBeNull();
});
