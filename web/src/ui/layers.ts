// What lies over a page (dialogs, sheets) and the browser's Back: it closes the topmost instead of leaving the page.
//
// Every open layer has an entry in the browser's history. Entries are put in and taken out once things have settled, so
// that one sheet that replaces another keeps its entry, and closing by a button leaves no entry behind.

type Past = Pick<History, "state" | "pushState" | "go">;

interface Mark {
  layer: number;
}

const depthOf = (state: unknown): number => (state as Mark | null)?.layer ?? 0;

export class Layers {
  readonly #open: (() => void)[] = [];
  readonly #past: () => Past;
  readonly #later: (work: () => void) => void;
  /** How many entries of ours lie above the page's own. */
  #depth = 0;
  /** A step back we asked for ourselves has not arrived yet. */
  #going = false;
  #due = false;

  constructor(past: () => Past, later: (work: () => void) => void) {
    this.#past = past;
    this.#later = later;
  }

  /** A page that was loaded anew has nothing open: what is left of a dialog goes. */
  start(): void {
    this.#depth = depthOf(this.#past().state);
    if (this.#depth > 0) this.#plan();
  }

  /** Something opened; what is returned says that it is closed, however that came about. */
  add(close: () => void): () => void {
    this.#open.push(close);
    this.#plan();
    return () => {
      const place = this.#open.lastIndexOf(close);
      if (place < 0) return;
      this.#open.splice(place, 1);
      this.#plan();
    };
  }

  /** Another page is about to be shown: whether it takes the place of an entry of ours. */
  leave(): boolean {
    const over = this.#depth > 0;
    this.#depth = 0;
    return over;
  }

  /** The browser went to another entry. */
  popped(state: unknown): void {
    this.#depth = depthOf(state);
    if (this.#going) this.#going = false;
    else while (this.#open.length > this.#depth) this.#open.pop()?.();
    this.#plan();
  }

  #plan(): void {
    if (this.#due) return;
    this.#due = true;
    this.#later(() => this.#settle());
  }

  #settle(): void {
    this.#due = false;
    const missing = this.#open.length - this.#depth;
    if (this.#going || missing === 0) return;
    if (missing < 0) {
      this.#going = true;
      this.#past().go(missing);
      return;
    }
    for (let more = 0; more < missing; more++) this.#past().pushState({ layer: ++this.#depth } satisfies Mark, "");
  }
}

export const layers = new Layers(() => history, (work) => setTimeout(work));
