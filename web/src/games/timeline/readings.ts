// The answers of Timeline to what one may ask aloud.

import { count, say } from "../../ui/settings.svelte";
import type { timeline } from "../../wire";
import type { BoardProps } from "../board";
import { whoseTurn, type Readings } from "../readings";
import { listed, won } from "./tell";
import { formatYear, wordsOf } from "./years";

type Props = Pick<BoardProps<timeline.View>, "view" | "seats" | "legal" | "me">;

const cards = (number: number): string => count(number, say("carte", "card"), say("cartes", "cards"));

export function turnWords({ view, seats, legal, me }: Props): string {
  const names = seats.map(({ name }) => name);
  if (view.to_move === null) return won(view.winners, names);
  const sudden = view.sudden_death ? say(` Mort subite entre ${listed(view.in_play, names)}.`, ` Sudden death between ${listed(view.in_play, names)}.`) : "";
  if (view.to_move === me && legal.length > 0) return say("À vous\u00a0: prenez une carte, choisissez un intervalle.", "Your turn: take a card, choose a gap.") + sudden;
  return whoseTurn(seats, view.to_move, me) + sudden;
}

export const cardWords = (card: timeline.Card): string => `${formatYear(card)}, ${wordsOf(card.face.words)}.`;

/** One's cards with the keys that take them. */
const handWords = (hand: readonly timeline.Face[]): string[] => hand.map((face, place) => `${place < 10 ? `${(place + 1) % 10}, ` : ""}${wordsOf(face.words)}.`);

function otherWords({ view, seats }: Props, seat: number): string {
  const hand = view.hands[seat] ?? [];
  const out = view.in_play.includes(seat) ? "" : say(", hors jeu", ", out");
  return `${seats[seat]?.name}, ${cards(hand.length)}${out}${hand.length ? `${say("\u00a0: ", ": ")}${hand.map((face) => wordsOf(face.words)).join("; ")}` : ""}.`;
}

export function readings(props: Props): Readings {
  const { view, seats, me } = props;
  const others = view.hands.map((_, seat) => seat).filter((seat) => seat !== me);
  const pile = say(`Pioche\u00a0: ${cards(view.pile)}. Manquées\u00a0: ${cards(view.missed.length)}.`, `Pile: ${cards(view.pile)}. Missed: ${cards(view.missed.length)}.`);
  return {
    answers: [
      { question: "turn", name: say("À qui de jouer", "Whose turn"), read: () => [turnWords(props)] },
      { question: "board", name: say("Vos cartes", "Your cards"), read: () => (me === null ? [say("Vous regardez.", "You are watching.")] : handWords(view.hands[me] ?? [])) },
      { question: "others", name: say("Les autres mains", "The others’ hands"), read: () => others.map((seat) => otherWords(props, seat)) },
      { question: "offer", name: say("La pioche", "The pile"), read: () => [pile, ...view.missed.map(cardWords)] },
      { question: "time", name: say("La ligne", "The line"), read: () => view.line.map(cardWords) },
      { question: "score", name: say("Cartes en main", "Cards in hand"), read: () => [`${view.hands.map((hand, seat) => `${seats[seat]?.name} ${cards(hand.length)}`).join(", ")}.`] },
    ],
    rows: view.line.map(cardWords),
  };
}
