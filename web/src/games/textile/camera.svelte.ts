// Which part of the endless table is seen, and how large. Cells in, pixels out, and back.

import type { Box } from "./geometry";
import type { Cell } from "./notation";

const SMALLEST = 16;
const LARGEST = 120;
const COMFORT = 84;

/** Pixels at each edge of the view that something else covers. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export class Camera {
  width = $state(0);
  height = $state(0);
  /** The cell in the middle of the view, in fractions. */
  centre = $state.raw<Cell>({ x: 0.5, y: 0.5 });
  /** Pixels for one cell. */
  scale = $state(COMFORT);
  /** Move softly: for what the camera does by itself, not for a finger. */
  glides = $state(false);

  /** Nobody has moved it since it last fitted itself. */
  isFitted = false;

  readonly left = $derived(this.width / 2 - this.centre.x * this.scale);
  readonly top = $derived(this.height / 2 - this.centre.y * this.scale);

  /** A place on the screen in pixels of the view, which a large screen shows enlarged. */
  toView(at: { clientX: number; clientY: number }, shown: { left: number; top: number; width: number }): Cell {
    const enlarged = this.width > 0 && shown.width > 0 ? shown.width / this.width : 1;
    return { x: (at.clientX - shown.left) / enlarged, y: (at.clientY - shown.top) / enlarged };
  }

  toCell(x: number, y: number): Cell {
    return { x: (x - this.left) / this.scale, y: (y - this.top) / this.scale };
  }

  toPixel(cell: Cell): Cell {
    return { x: cell.x * this.scale + this.left, y: cell.y * this.scale + this.top };
  }

  /** The cells seen, less what the insets cover. */
  seen(insets: Insets): Box {
    const start = this.toCell(insets.left, insets.top);
    const end = this.toCell(this.width - insets.right, this.height - insets.bottom);
    return { left: start.x, top: start.y, right: end.x, bottom: end.y };
  }

  pan(x: number, y: number): void {
    this.glides = false;
    this.isFitted = false;
    this.centre = { x: this.centre.x - x / this.scale, y: this.centre.y - y / this.scale };
  }

  /** Larger or smaller, with the point under the fingers staying where it is. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const fixed = this.toCell(x, y);
    this.isFitted = false;
    this.scale = Math.min(LARGEST, Math.max(SMALLEST, this.scale * factor));
    const now = this.toCell(x, y);
    this.centre = { x: this.centre.x + fixed.x - now.x, y: this.centre.y + fixed.y - now.y };
  }

  /** The scale at which the box is seen whole. */
  scaleFor(box: Box, insets: Insets, margin: number): number {
    const width = Math.max(1, this.width - insets.left - insets.right);
    const height = Math.max(1, this.height - insets.top - insets.bottom);
    const across = box.right - box.left + 2 * margin;
    const down = box.bottom - box.top + 2 * margin;
    return Math.max(SMALLEST, Math.min(COMFORT, width / across, height / down));
  }

  fit(box: Box, insets: Insets, margin: number): void {
    this.scale = this.scaleFor(box, insets, margin);
    this.isFitted = true;
    this.centre = {
      x: (box.left + box.right) / 2 + (insets.right - insets.left) / 2 / this.scale,
      y: (box.top + box.bottom) / 2 + (insets.bottom - insets.top) / 2 / this.scale,
    };
  }
}
