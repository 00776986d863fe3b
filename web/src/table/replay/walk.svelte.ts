// Walking through a game: where we are, and playing it by itself.

/** Time for each step when it plays by itself: long enough to see what happened. */
const PACE = 1400;

export class Walk {
  at = $state(0);
  plays = $state(false);
  /** The last step was forward: then what happened may be acted out. */
  forward = $state(false);
  readonly last: number;

  constructor(steps: number, at: number) {
    this.last = Math.max(0, steps - 1);
    this.at = this.#within(at);
  }

  go(to: number): void {
    const next = this.#within(to);
    this.forward = next === this.at + 1;
    this.at = next;
    if (next === this.last) this.plays = false;
  }

  toggle(): void {
    if (!this.plays && this.at === this.last) this.go(0);
    this.plays = !this.plays;
  }

  /** Runs while it plays; stop it by calling what it returns. */
  run(): () => void {
    const timer = setInterval(() => this.go(this.at + 1), PACE);
    return () => clearInterval(timer);
  }

  /** Arrows, Home, End and the space bar; true if the key was for us. */
  press(key: string): boolean {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => this.go(this.at - 1),
      ArrowRight: () => this.go(this.at + 1),
      Home: () => this.go(0),
      End: () => this.go(this.last),
      " ": () => this.toggle(),
    };
    const move = moves[key];
    move?.();
    return move !== undefined;
  }

  #within(at: number): number {
    return Math.min(this.last, Math.max(0, at));
  }
}
