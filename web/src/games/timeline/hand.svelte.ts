// What one is doing with one's cards: which is lifted, which gap is meant, whether it is being dragged.

import type { timeline } from "../../wire";

export interface Drag {
  x: number;
  y: number;
  touch: boolean;
}

/** Where a drag begins: a smaller move is still a tap. */
const SLACK = 8;

export class Holding {
  card = $state<string>();
  drag = $state<Drag>();
  /** The card the gap comes after, null for the very first gap: the line may grow while one is thinking. */
  #after = $state<string | null>();
  /** Given by the line: the gap below a point of the screen. */
  locate: (x: number, y: number) => number | undefined = () => undefined;
  #tapped = true;

  lift(card: string): void {
    this.card = card;
  }

  putBack(): void {
    this.card = undefined;
    this.#after = undefined;
    this.drag = undefined;
  }

  choose(gap: number, line: readonly timeline.Card[]): void {
    this.#after = gap === 0 ? null : line[gap - 1]?.face.id;
  }

  forgetGap(): void {
    this.#after = undefined;
  }

  gapIn(line: readonly timeline.Card[]): number | undefined {
    if (this.card === undefined || this.#after === undefined) return undefined;
    if (this.#after === null) return 0;
    const before = line.findIndex((card) => card.face.id === this.#after);
    return before < 0 ? undefined : before + 1;
  }

  /** The action in the game's notation. */
  textIn(line: readonly timeline.Card[]): string | undefined {
    const gap = this.gapIn(line);
    return gap === undefined ? undefined : `place ${this.card} ${gap}`;
  }

  /** A drag has just ended: the click that follows it is not a tap. */
  get dragged(): boolean {
    return !this.#tapped;
  }

  /** Follow a finger or the mouse from a press on a card until it lets go over the line, or anywhere else. */
  press(event: PointerEvent, card: string, line: () => readonly timeline.Card[]): void {
    this.#tapped = true;
    if (event.button !== 0) return;
    const ends = new AbortController();
    const follow = (move: PointerEvent): void => {
      if (move.buttons === 0) return end(move);
      const far = Math.hypot(move.clientX - event.clientX, move.clientY - event.clientY) > SLACK;
      if (this.#tapped && !far) return;
      this.#tapped = false;
      this.card = card;
      this.drag = { x: move.clientX, y: move.clientY, touch: move.pointerType !== "mouse" };
      this.hover(line());
    };
    const end = (last: PointerEvent): void => {
      ends.abort();
      if (this.#tapped) return;
      if (last.type === "pointercancel" || this.locate(last.clientX, last.clientY) === undefined) this.putBack();
      this.drag = undefined;
    };
    // On the window: the card pressed may be drawn elsewhere before the finger lets go.
    window.addEventListener("pointermove", follow, { signal: ends.signal });
    window.addEventListener("pointerup", end, { signal: ends.signal });
    window.addEventListener("pointercancel", end, { signal: ends.signal });
  }

  /** Open the gap below the dragged card; called again when the line scrolls under it. */
  hover(line: readonly timeline.Card[]): void {
    if (!this.drag) return;
    const gap = this.locate(this.drag.x, this.drag.y);
    if (gap === undefined) this.forgetGap();
    else this.choose(gap, line);
  }
}
