// Fingers and mouse over the table: one drags the patch if it began on it, else the view; two pinch the view and twist the
// patch; a tap aims.

import { Twist } from "../pointer";
import type { Camera } from "./camera.svelte";
import type { Cell } from "./notation";

interface Wishes {
  /** Is the lifted patch there? */
  isPatchAt: (cell: Cell) => boolean;
  /** Where the lifted patch's middle is. */
  middle: () => Cell;
  onaim: (cell: Cell, isDragged: boolean) => void;
  onturn: (by: number) => void;
  /** The hand is off the table. */
  onrest: () => void;
}

/** Below this many pixels a press is a tap. */
const TAP = 7;
/** How far above the finger a dragged patch is held, so that it can be seen. */
const ABOVE_FINGER = 36;

export class Gestures {
  readonly #camera: Camera;
  readonly #wishes: Wishes;
  readonly #twist: Twist;
  readonly #fingers = new Map<number, Cell>();
  #began: Cell = { x: 0, y: 0 };
  /** From the finger to the patch's middle, in cells; null: the view is dragged. */
  #grip: Cell | null = null;
  #moved = false;
  #wheeled = 0;

  constructor(camera: Camera, wishes: Wishes) {
    this.#camera = camera;
    this.#wishes = wishes;
    this.#twist = new Twist((quarters) => wishes.onturn(quarters));
  }

  down(event: PointerEvent): void {
    const at = this.#place(event);
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#fingers.set(event.pointerId, at);
    this.#twist.down(event);
    if (this.#fingers.size > 1) {
      this.#moved = true;
      this.#grip = null;
      return;
    }
    const cell = this.#camera.toCell(at.x, at.y);
    const middle = this.#wishes.middle();
    this.#began = at;
    this.#moved = false;
    this.#grip = this.#wishes.isPatchAt(cell) ? { x: middle.x - cell.x, y: middle.y - cell.y } : null;
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const at = this.#place(event);
    this.#fingers.set(event.pointerId, at);
    if (this.#fingers.size === 2) return this.#pinch(event.pointerId, before, at);
    if (!this.#moved && Math.hypot(at.x - this.#began.x, at.y - this.#began.y) < TAP) return;
    this.#moved = true;
    if (this.#grip === null) return this.#camera.pan(at.x - before.x, at.y - before.y);
    const above = event.pointerType === "touch" ? ABOVE_FINGER : 0;
    const cell = this.#camera.toCell(at.x, at.y - above);
    this.#wishes.onaim({ x: cell.x + this.#grip.x, y: cell.y + this.#grip.y }, true);
  }

  #pinch(finger: number, before: Cell, at: Cell): void {
    const other = [...this.#fingers].find(([id]) => id !== finger)?.[1];
    if (!other) return;
    const factor = Math.hypot(at.x - other.x, at.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    this.#camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    this.#camera.zoom(factor, (at.x + other.x) / 2, (at.y + other.y) / 2);
  }

  up(event: PointerEvent): void {
    const at = this.#fingers.get(event.pointerId);
    this.#fingers.delete(event.pointerId);
    if (!at || this.#fingers.size > 0) return;
    const tapped = !this.#moved && event.type === "pointerup" && this.#grip === null;
    if (tapped) this.#wishes.onaim(this.#camera.toCell(at.x, at.y), false);
    if (tapped || this.#grip !== null) this.#wishes.onrest();
    this.#grip = null;
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const at = this.#place(event);
    if (!this.#wishes.isPatchAt(this.#camera.toCell(at.x, at.y))) {
      this.#camera.glides = false;
      return this.#camera.zoom(Math.exp(-event.deltaY * 0.0016), at.x, at.y);
    }
    this.#wheeled += event.deltaY; // a touchpad sends many small turns of the wheel
    if (Math.abs(this.#wheeled) < 50) return;
    this.#wishes.onturn(this.#wheeled > 0 ? 1 : -1);
    this.#wheeled = 0;
  }

  #place(event: MouseEvent): Cell {
    return this.#camera.toView(event, (event.currentTarget as Element).getBoundingClientRect());
  }
}
