// The answers of Patchwork to what one may ask aloud.

import { count, say } from "../../ui/settings.svelte";
import type { patchwork } from "../../wire";
import type { BoardProps } from "../board";
import { runs, span, whoseTurn, type Readings } from "../readings";
import { figure, summary } from "./consequences";
import { parsePlaces, squaresOf } from "./geometry";
import { patchWords } from "./spoken";

type Props = Pick<BoardProps<patchwork.View>, "view" | "box" | "seats" | "legal" | "outlooks" | "me">;

const boxOf = (props: Props): patchwork.Components => props.box as patchwork.Components;
const nameOf = ({ seats }: Props, seat: number): string => seats[seat]?.name ?? "";
const buttons = (number: number): string => count(number, say("bouton", "button"), say("boutons", "buttons"));
const column = (col: number): string => String.fromCharCode(97 + col);

/** What lies on a quilt, square by square, in reading order. */
export function marksOf(player: patchwork.Player, side: number): string[] {
  const marks = Array.from({ length: side * side }, () => say("vide", "empty"));
  for (const piece of player.sewn) {
    const mark = piece.patch === null ? say("cuir", "leather") : say(`étoffe ${piece.patch}`, `patch ${piece.patch}`);
    for (const [row, col] of squaresOf(piece.cells, side)) marks[row * side + col] = mark;
  }
  return marks;
}

function rowWords(marks: readonly string[], row: number, side: number): string {
  const cells = marks.slice(row * side, (row + 1) * side);
  if (cells.every((mark) => mark === cells[0])) return cells[0] ?? "";
  return runs(cells.map((mark, col) => [column(col), mark] as const));
}

const rowName = (first: number, last: number): string =>
  first === last ? say(`Rang ${first}`, `Row ${first}`) : say(`Rangs ${span(String(first), String(last))}`, `Rows ${span(String(first), String(last))}`);

/** Rows as sentences; those that read alike are said together unless each is wanted. */
export function rowsOf(player: patchwork.Player, side: number, together: boolean): string[] {
  const marks = marksOf(player, side);
  const found: { first: number; last: number; words: string }[] = [];
  for (let row = 0; row < side; row++) {
    const words = rowWords(marks, row, side);
    const before = found.at(-1);
    if (together && before?.words === words) before.last = row + 1;
    else found.push({ first: row + 1, last: row + 1, words });
  }
  return found.map(({ first, last, words }) => `${rowName(first, last)}${say("\u00a0: ", ": ")}${words}.`);
}

function quiltWords(props: Props, seat: number): string[] {
  const { side } = boxOf(props);
  const player = props.view.players[seat === 1 ? 1 : 0];
  const covered = squaresOf(player.quilt, side).length;
  const title = say(`${nameOf(props, seat)}, quilt\u00a0: ${count(side * side - covered, "case vide", "cases vides")} sur ${side * side}.`, `${nameOf(props, seat)}, quilt: ${side * side - covered} of ${side * side} squares empty.`);
  return [title, ...rowsOf(player, side, true)];
}

export function purseWords(props: Props, seat: number): string {
  const player = props.view.players[seat === 1 ? 1 : 0];
  const tile = props.view.tile === seat ? say(", le carré est à lui", ", has the square") : "";
  const score = figure(props.view.scores[seat === 1 ? 1 : 0]);
  return say(
    `${nameOf(props, seat)}\u00a0: ${buttons(player.buttons)}, revenu ${player.income}, case ${player.time}, score ${score}${tile}.`,
    `${nameOf(props, seat)}: ${buttons(player.buttons)}, income ${player.income}, space ${player.time}, score ${score}${tile}.`,
  );
}

/** The rail in its order; those in reach with the number of places they have now. */
export function railWords(props: Props): string[] {
  const box = boxOf(props);
  const places = parsePlaces(props.legal);
  const patches = props.view.circle.flatMap((id) => box.patches[id] ?? []);
  const reach = patches.slice(0, box.offer).map((patch) => {
    const room = places.filter((place) => place.patch === patch.id).length;
    const can = props.legal.length === 0 ? "" : `, ${room ? count(room, say("place", "place"), say("places", "places")) : say("pas maintenant", "not now")}`;
    return `${patchWords(patch)}${can}.`;
  });
  const rest = patches.slice(box.offer).map(({ id }) => id);
  return [...reach, rest.length ? say(`Puis, dans l’ordre\u00a0: ${rest.join(", ")}.`, `Then, in order: ${rest.join(", ")}.`) : ""].filter(Boolean);
}

export function tapeWords(props: Props): string[] {
  const { view } = props;
  const { track } = boxOf(props);
  const ahead = Math.min(...view.players.map(({ time }) => time));
  const income = track.income.filter((space) => space > ahead).join(", ") || say("plus aucun", "none left");
  const leather = view.leather.filter((space) => space > ahead).join(", ") || say("plus aucun", "none left");
  const places = view.players.map((player, seat) => say(`${nameOf(props, seat)} case ${player.time}`, `${nameOf(props, seat)} on space ${player.time}`));
  return [`${places.join(", ")}.`, say(`Revenus aux cases\u00a0: ${income}. Cuir aux cases\u00a0: ${leather}. Fin\u00a0: ${track.end}.`, `Income at: ${income}. Leather at: ${leather}. The end: ${track.end}.`)];
}

export function turnWords(props: Props): string[] {
  const { view, legal, me } = props;
  if (view.to_move === null) return [say("La partie est finie.", "The game is over.")];
  if (view.to_move !== me || legal.length === 0) return [whoseTurn(props.seats, view.to_move, me)];
  if (view.to_sew) return [say(`À vous\u00a0: ${count(view.to_sew, "cuir", "cuirs")} à coudre.`, `Your turn: ${count(view.to_sew, "piece", "pieces")} of leather to sew.`)];
  const can = [...new Set(parsePlaces(legal).map(({ patch }) => patch))].join(", ");
  const advance = props.outlooks["advance"] as patchwork.PatchOutlook | undefined;
  return [
    can ? say(`À vous. À prendre\u00a0: étoffes ${can}.`, `Your turn. You can take patch ${can}.`) : say("À vous. Aucune étoffe à prendre.", "Your turn. There is no patch you can take."),
    advance ? say(`Avancer\u00a0: ${summary(advance)}.`, `Advancing: ${summary(advance)}.`) : "",
  ].filter(Boolean);
}

export function readings(props: Props): Readings {
  const mine = props.me ?? 0;
  const quilt = (seat: number): string => say(`Le quilt de ${nameOf(props, seat)}`, `${nameOf(props, seat)}’s quilt`);
  return {
    answers: [
      { question: "turn", name: say("À qui de jouer", "Whose turn"), read: () => turnWords(props) },
      { question: "board", name: props.me === null ? quilt(0) : say("Votre quilt", "Your quilt"), read: () => quiltWords(props, mine) },
      { question: "others", name: quilt(1 - mine), read: () => quiltWords(props, 1 - mine) },
      { question: "offer", name: say("La tringle", "The rail"), read: () => railWords(props) },
      { question: "time", name: say("Le ruban", "The tape"), read: () => tapeWords(props) },
      { question: "score", name: say("Bourses et scores", "Purses and scores"), read: () => [purseWords(props, mine), purseWords(props, 1 - mine)] },
    ],
    rows: rowsOf(props.view.players[mine === 1 ? 1 : 0], boxOf(props).side, false),
  };
}
