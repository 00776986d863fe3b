// How a result came about, in parts. The totals are the server's; this only names what they are made of.

import { does, inside } from "../ui/names";
import { count, say } from "../ui/settings.svelte";
import type { Cells, patchwork, ResultInfo, textile, timeline } from "../wire";
import { NBSP } from "./words";

export interface Part {
  label: string;
  /** Empty where there is nothing to count. */
  value: string;
}

export interface Line {
  seat: number;
  parts: Part[];
  total: string;
  won: boolean;
}

interface Finished {
  type: "Finished";
  by_arrival?: boolean;
  by_last_action?: boolean;
}

export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** How many squares a set covers; it comes as a number or, when too large for one, as hex text. */
export function size(cells: Cells): number {
  return BigInt(cells).toString(2).replaceAll("0", "").length;
}

/** A line for each seat, winners first. A game that was given up has no scores, and so no sums. */
export function linesOf(game: string, view: unknown, box: unknown, result: ResultInfo, seats: number): Line[] {
  const parts = partsOf(game, view, box);
  const lines = Array.from({ length: seats }, (_, seat) => {
    const score = result.scores[seat];
    const counts = score !== undefined && result.reason === "rules";
    // Timeline has no points: its server scores only order the players.
    const total = counts && game !== "timeline" ? signed(score) : "";
    return { seat, parts: counts ? parts(seat) : [], total, won: result.winners.includes(seat) };
  });
  return lines.sort((one, other) => Number(other.won) - Number(one.won));
}

function partsOf(game: string, view: unknown, box: unknown): (seat: number) => Part[] {
  if (game === "textile") return (seat) => textileParts(view as textile.View, seat);
  if (game === "timeline") return (seat) => timelineParts(view as timeline.View, seat);
  return (seat) => patchworkParts(view as patchwork.View, box as patchwork.Components, seat);
}

function patchworkParts(view: patchwork.View, box: patchwork.Components, seat: number): Part[] {
  const player = view.players[seat === 0 ? 0 : 1];
  const empty = box.side ** 2 - size(player.quilt);
  const parts = [{ label: count(player.buttons, say("bouton", "button"), say("boutons", "buttons")), value: `+${player.buttons}` }];
  if (box.tile && view.tile === seat) {
    const { side, points } = box.tile;
    parts.push({ label: say(`carré ${side}${NBSP}×${NBSP}${side}`, `${side} × ${side} square`), value: `+${points}` });
  }
  const holes = count(empty, say("case vide", "empty square"), say("cases vides", "empty squares"));
  const label = empty ? `${holes}${NBSP}×${NBSP}${box.penalty}` : holes;
  parts.push({ label, value: empty ? `−${box.penalty * empty}` : "0" });
  return parts;
}

function textileParts(view: textile.View, seat: number): Part[] {
  const sewn = view.sewn.filter((piece) => piece.seat === seat).length;
  const own = { label: count(sewn, say("pièce cousue", "patch sewn on"), say("pièces cousues", "patches sewn on")), value: `+${view.points[seat] ?? 0}` };
  if (!view.teams) return [own];
  const partner = view.points[(seat + 2) % 4] ?? 0;
  return [own, { label: say("partenaire", "partner"), value: `+${partner}` }];
}

function timelineParts(view: timeline.View, seat: number): Part[] {
  const left = view.hands[seat]?.length ?? 0;
  const out = view.in_play.includes(seat) ? [] : [{ label: say("hors jeu", "out"), value: "" }];
  const label = left === 0 ? say("plus une carte", "no card left") : say(`encore ${count(left, "carte", "cartes")}`, `${count(left, "card", "cards")} left`);
  return [{ label, value: "" }, ...out];
}

/** Why these won, in one sentence. */
export function whyWords(game: string, result: ResultInfo, finish: unknown, losers: string): string {
  const finished = finish as Finished | undefined;
  if (result.reason === "resigned") return `${does(losers, ["a abandonné", "avez abandonné"], ["resigned", "resigned"])}.`;
  if (result.reason === "time") return say(`Le temps était écoulé pour ${inside(losers)}.`, `${losers} ran out of time.`);
  if (finished?.by_arrival) {
    return say("À égalité de points, l’emporte qui est arrivé le premier au bout du ruban.", "The points are equal: whoever reached the end of the tape first wins.");
  }
  if (finished?.by_last_action) {
    return say("À égalité de points, l’emporte qui a fini le plus tôt.", "The points are equal: whoever finished earlier wins.");
  }
  if (game === "timeline") {
    return result.winners.length > 1
      ? say("Il n’y a plus de cartes pour les départager.", "There are no cards left to part them.")
      : say("La première main vide, et la seule, l’emporte.", "The first empty hand, and the only one, wins.");
  }
  return say("Le plus grand total l’emporte.", "The highest total wins.");
}
