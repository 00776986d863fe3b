import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { carry, Twist } from "./pointer";

let page: EventTarget;
const told: string[] = [];

/** A pointer event, as far as it matters here. */
function point(type: string, clientX: number, clientY = 0, more: object = {}): PointerEvent {
  const plain = { clientX, clientY, pointerId: 1, button: 0, buttons: 1, isPrimary: true, pointerType: "touch" };
  return Object.assign(new Event(type), plain, more) as unknown as PointerEvent;
}
const carried = {
  begin: () => void told.push("begin"),
  move: (event: PointerEvent) => void told.push(`move ${event.clientX}`),
  end: () => void told.push("end"),
  tap: () => void told.push("tap"),
  cancel: () => void told.push("cancel"),
};

beforeEach(() => {
  page = new EventTarget();
  told.length = 0;
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});
afterEach(() => void vi.unstubAllGlobals());

test("a press that hardly moves is a tap", () => {
  carry(point("pointerdown", 0), carried);
  page.dispatchEvent(point("pointermove", 5));
  page.dispatchEvent(point("pointerup", 5));
  expect(told).toEqual(["tap"]);
});

test("a longer way carries, and after the end nothing is heard any more", () => {
  carry(point("pointerdown", 0), carried);
  page.dispatchEvent(point("pointermove", 20));
  page.dispatchEvent(point("pointermove", 30, 0, { pointerId: 2 }));
  page.dispatchEvent(point("pointerup", 20));
  page.dispatchEvent(point("pointermove", 40));
  expect(told).toEqual(["begin", "move 20", "end"]);
});

test("a mouse that was let go outside the window has let go", () => {
  carry(point("pointerdown", 0), carried);
  page.dispatchEvent(point("pointermove", 20));
  page.dispatchEvent(point("pointermove", 60, 0, { buttons: 0 }));
  page.dispatchEvent(point("pointermove", 80, 0, { buttons: 0 }));
  expect(told).toEqual(["begin", "move 20", "end"]);
});

test("two fingers turn by a quarter for every half of one, both ways", () => {
  const turns: number[] = [];
  const twist = new Twist((quarters) => void turns.push(quarters));
  const other = { pointerId: 2, isPrimary: false };
  twist.down(point("pointerdown", 0, 0));
  twist.down(point("pointerdown", 100, 0, other));
  expect(twist.turning).toBe(true);

  page.dispatchEvent(point("pointermove", 90, 40, other)); // not yet an eighth of a turn
  expect(turns).toEqual([]);
  page.dispatchEvent(point("pointermove", 10, 100, other));
  expect(turns).toEqual([1]);
  page.dispatchEvent(point("pointermove", 100, 0, other));
  expect(turns).toEqual([1, -1]);

  page.dispatchEvent(point("pointerup", 100, 0, other));
  page.dispatchEvent(point("pointerup", 0, 0));
  expect(twist.turning).toBe(false);
});
