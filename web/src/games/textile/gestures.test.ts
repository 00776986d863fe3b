import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Camera } from "./camera.svelte";
import { Gestures } from "./gestures";

const table = { getBoundingClientRect: () => ({ left: 0, top: 0 }), setPointerCapture: () => undefined };
let page: EventTarget;

function finger(type: string, pointerId: number, clientX: number, clientY: number): PointerEvent {
  const plain = { pointerId, clientX, clientY, isPrimary: pointerId === 1, pointerType: "touch", button: 0, buttons: 1 };
  const event = Object.assign(new Event(type), plain);
  Object.defineProperty(event, "currentTarget", { value: table });
  return event as unknown as PointerEvent;
}

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});
afterEach(() => void vi.unstubAllGlobals());

test("two fingers twist the lifted patch and do not carry it", () => {
  const [turns, aims]: [number[], unknown[]] = [[], []];
  const gestures = new Gestures(new Camera(), {
    isPatchAt: () => true,
    middle: () => ({ x: 0, y: 0 }),
    onaim: (cell) => void aims.push(cell),
    onturn: (by) => void turns.push(by),
    onrest: () => undefined,
  });
  gestures.down(finger("pointerdown", 1, 100, 100));
  gestures.down(finger("pointerdown", 2, 200, 100));

  const moved = finger("pointermove", 2, 110, 200);
  page.dispatchEvent(moved);
  gestures.move(finger("pointermove", 2, 110, 200));

  expect(turns).toEqual([1]);
  expect(aims).toEqual([]);
});

test("two fingers that part bring the cloth nearer", () => {
  const camera = new Camera();
  const before = camera.scale;
  const nothing = (): void => undefined;
  const gestures = new Gestures(camera, { isPatchAt: () => false, middle: () => ({ x: 0, y: 0 }), onaim: nothing, onturn: nothing, onrest: nothing });
  gestures.down(finger("pointerdown", 1, 100, 100));
  gestures.down(finger("pointerdown", 2, 150, 100));
  gestures.move(finger("pointermove", 2, 170, 100));

  expect(camera.scale).toBeGreaterThan(before);
});
