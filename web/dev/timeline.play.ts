// Stands in for the server on the dev page: it has the dates, which the board has not.

import type { timeline } from "../src/wire";
import games from "./timeline.json";

export interface Dealt {
  view: timeline.View;
  names: string[];
  me: number;
  truth: Record<string, timeline.Card>;
  pile: string[];
}

export function deal(game: string): Dealt {
  return (games as unknown as Record<string, Dealt>)[game] as Dealt;
}

export function answer(view: timeline.View, text: string, dealt: Dealt): [timeline.View, timeline.Event[]] {
  const [, id = "", gapText] = text.split(" ");
  const gap = Number(gapText);
  const card = dealt.truth[id] as timeline.Card;
  const seat = view.turn;
  const right = (view.line[gap - 1]?.year ?? -Infinity) <= card.year && card.year <= (view.line[gap]?.year ?? Infinity);
  const hands = view.hands.map((hand, owner) => (owner === seat ? hand.filter((face) => face.id !== id) : hand));
  const drawn = right ? undefined : dealt.pile.shift();
  if (drawn) hands[seat] = [...(hands[seat] ?? []), (dealt.truth[drawn] as timeline.Card).face];
  const turned: timeline.Turned = { type: "Turned", seat, card, gap, right };
  return [
    {
      ...view,
      hands,
      turned,
      line: right ? view.line.toSpliced(gap, 0, card) : view.line,
      missed: right ? view.missed : [...view.missed, card],
      pile: dealt.pile.length,
    },
    [{ ...turned, type: "Placed" }],
  ];
}
