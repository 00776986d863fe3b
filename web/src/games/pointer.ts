// A finger, a pen or a mouse that carries a piece over a board, and two fingers that turn it.

interface Point {
  x: number;
  y: number;
}

/** Less than this is a tap. */
const SLACK = 7;

interface Carried {
  /** The first real movement. */
  begin: () => void;
  move: (event: PointerEvent) => void;
  end: (event: PointerEvent) => void;
  tap?: (event: PointerEvent) => void;
  cancel: () => void;
}

/** Follows one pointer until it is let go; listens on the window, for what it started on may be gone by then. */
export function carry(down: PointerEvent, carried: Carried): void {
  if (down.button !== 0) return;
  const over = new AbortController();
  const mine = (handle: (event: PointerEvent) => void) => (event: PointerEvent): void => {
    if (event.pointerId === down.pointerId) handle(event);
  };
  let moving = false;
  const listen = (type: "pointermove" | "pointerup" | "pointercancel", handle: (event: PointerEvent) => void): void =>
    addEventListener(type, mine(handle), { signal: over.signal });
  const release = (event: PointerEvent): void => {
    over.abort();
    if (moving) carried.end(event);
    else carried.tap?.(event);
  };
  listen("pointermove", (event) => {
    // A mouse let go outside the window is only heard of when it comes back.
    if (event.buttons === 0) return release(event);
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > SLACK;
    if (!moving && far) carried.begin();
    moving ||= far;
    if (moving) carried.move(event);
  });
  listen("pointerup", release);
  listen("pointercancel", () => {
    over.abort();
    if (moving) carried.cancel();
  });
}

/** Two fingers turn the piece in hand: a quarter for every half of one. */
export class Twist {
  /** A second finger is down: the first one does not carry meanwhile. */
  turning = false;
  readonly #fingers = new Map<number, Point>();
  #angle = 0;

  constructor(readonly onturn: (quarters: number) => void) {}

  down(event: PointerEvent): void {
    if (event.pointerType !== "touch") return;
    if (event.isPrimary) this.#fingers.clear();
    this.#put(event);
    this.#angle = this.#slope();
    this.turning = this.#fingers.size > 1;
    const over = new AbortController();
    addEventListener("pointermove", (moved) => this.#fingers.has(moved.pointerId) && this.#move(moved), { signal: over.signal });
    const up = (gone: PointerEvent): void => {
      if (gone.pointerId !== event.pointerId) return;
      over.abort();
      this.#fingers.delete(gone.pointerId);
      this.turning &&= this.#fingers.size > 0;
    };
    addEventListener("pointerup", up, { signal: over.signal });
    addEventListener("pointercancel", up, { signal: over.signal });
  }

  #put({ pointerId, clientX, clientY }: PointerEvent): void {
    this.#fingers.set(pointerId, { x: clientX, y: clientY });
  }

  #move(event: PointerEvent): void {
    this.#put(event);
    if (this.#fingers.size !== 2) return;
    const change = Math.atan2(Math.sin(this.#slope() - this.#angle), Math.cos(this.#slope() - this.#angle));
    if (Math.abs(change) < Math.PI / 4) return;
    this.onturn(Math.sign(change));
    this.#angle += (Math.sign(change) * Math.PI) / 2;
  }

  #slope(): number {
    const [first, second] = [...this.#fingers.values()];
    return first && second ? Math.atan2(second.y - first.y, second.x - first.x) : 0;
  }
}
