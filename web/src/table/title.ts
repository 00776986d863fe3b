// The tab tells whose turn it is: in its title, and by a red dot on the button.

const ICON = "/icon.svg";
const TURN_ICON = "/icon-turn.svg";

export function showTurn(words: string, mine: boolean): () => void {
  document.title = words ? `${words} · Mercerie` : "Mercerie";
  setIcon(mine ? TURN_ICON : ICON);
  return () => {
    document.title = "Mercerie";
    setIcon(ICON);
  };
}

function setIcon(href: string): void {
  document.querySelector("link[rel=icon]")?.setAttribute("href", href);
}
