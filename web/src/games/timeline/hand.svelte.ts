// What one is doing with one's cards: which is lifted, which gap is meant, whether it is being dragged.

import type { timeline } from "../../wire";
import { carry } from "../pointer";

export interface Drag {
  x: number;
  y: number;
  touch: boolean;
}

export class Holding {
  card = $state<string>();
  drag = $state<Drag>();
  /** The card the gap comes after, null for the very first gap: the line may grow while one is thinking. */
  #after = $state<string | null>();
  /** Given by the line: the gap below a point of the screen. */
  locate: (x: number, y: number) => number | undefined = () => undefined;
  /** Given by the board: a gap has been pointed to, or a card let go over it. */
  onrest: () => void = () => undefined;
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

  /** A card at its gap, as a text says it: a hint, or a suggestion to those who watch. */
  lay(text: string, line: readonly timeline.Card[]): void {
    const [, card, gap] = text.split(" ");
    if (card === undefined || gap === undefined) return;
    this.lift(card);
    this.choose(Number(gap), line);
  }

  /** Where one has put it, however the line has grown since: undefined nowhere, null first, else after that card. */
  get after(): string | null | undefined {
    return this.#after;
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
    carry(event, {
      begin: () => {
        this.#tapped = false;
        this.card = card;
      },
      move: (move) => {
        this.drag = { x: move.clientX, y: move.clientY, touch: move.pointerType !== "mouse" };
        this.hover(line());
      },
      end: (last) => {
        const over = this.locate(last.clientX, last.clientY) !== undefined;
        this.drag = undefined;
        if (over) this.onrest();
        else this.putBack();
      },
      cancel: () => this.putBack(),
    });
  }

  /** Open the gap below the dragged card; called again when the line scrolls under it. */
  hover(line: readonly timeline.Card[]): void {
    if (!this.drag) return;
    const gap = this.locate(this.drag.x, this.drag.y);
    if (gap === undefined) this.forgetGap();
    else this.choose(gap, line);
  }
}
