// How fingers and mouse carry the piece in hand over the quilt.

import { carry, Twist } from "../pointer";
import { sizeOf, type Point } from "./geometry";
import type { Hand } from "./hand.svelte";

/** The binding round the large quilt, in squares. */
const HEM = 12 / 44;

export class Grip {
  readonly #hand: Hand;
  readonly #frame: () => Element | undefined;
  readonly #side: () => number;
  readonly #twist: Twist;
  readonly #onrest: () => void;

  /** `onrest`: the piece lies where a hand has let it go or pointed to. */
  constructor(hand: Hand, frame: () => Element | undefined, side: () => number, onrest: () => void) {
    this.#hand = hand;
    this.#frame = frame;
    this.#side = side;
    this.#onrest = onrest;
    this.#twist = new Twist((quarters) => hand.turn(quarters));
  }

  /** Pulled off the rail; `take` is called with the first real movement. */
  fromRail(down: PointerEvent, take: () => void): void {
    this.#hold(down, take);
  }

  onQuilt(down: PointerEvent): void {
    this.#twist.down(down);
    if (!this.#hand.holds || !down.isPrimary) return;
    this.#hold(down, () => undefined, (event) => {
      this.#hand.moveTo(this.#point(event));
      this.#onrest();
    });
  }

  #hold(down: PointerEvent, begin: () => void, tap?: (event: PointerEvent) => void): void {
    const drop = (): void => void (this.#hand.drag = null);
    carry(down, {
      begin,
      move: (event) => this.#carryTo(event),
      end: (event) => {
        drop();
        // Let go well outside the quilt: back to the rail.
        const { x, y } = this.#carried(event);
        if (Math.min(x, y) < -1 || Math.max(x, y) > this.#side() + 1) this.#hand.putBack();
        else this.#onrest();
      },
      ...(tap && { tap }),
      cancel: drop,
    });
  }

  #carryTo(event: PointerEvent): void {
    if (this.#twist.turning || !this.#hand.holds) return;
    const point = this.#carried(event);
    this.#hand.drag = point;
    this.#hand.moveTo(point);
  }

  /** A finger hides what is under it: the piece is carried above it. */
  #carried(event: PointerEvent): Point {
    const { x, y } = this.#point(event);
    return { x, y: event.pointerType === "touch" ? y - sizeOf(this.#hand.shape).height / 2 - 0.9 : y };
  }

  #point(event: PointerEvent): Point {
    const frame = this.#frame();
    return frame ? inSquares(event, frame, this.#side(), HEM) : { x: 0, y: 0 };
  }
}

/** A place on the screen in squares of the quilt drawn in `frame`. */
function inSquares(event: PointerEvent, frame: Element, side: number, hem: number): Point {
  const { left, top, width } = frame.getBoundingClientRect();
  const square = width / (side + 2 * hem);
  return { x: (event.clientX - left) / square - hem, y: (event.clientY - top) / square - hem };
}
