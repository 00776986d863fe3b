// What somebody who plays for the first time in this browser is told, once for each game.

const STORED = "mercerie.first-turn.";

export function isFirst(game: string): boolean {
  try {
    return localStorage.getItem(STORED + game) === null;
  } catch {
    return false; // storage is closed: rather no help than the same at every visit
  }
}

export function seen(game: string): void {
  try {
    localStorage.setItem(STORED + game, "seen");
  } catch {
    // a private window: it is told again next time
  }
}
