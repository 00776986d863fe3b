// What the analysis says.

import { clothName } from "../../ui/cloth";
import { say } from "../../ui/settings.svelte";
import type { ReviewInfo, ReviewMoment, TurningPointInfo } from "../../wire";
import { actionWords } from "../actions";
import { NBSP } from "../words";

/** A chance in whole percents. */
export function percent(chance: number): string {
  return `${Math.round(chance * 100)}${say(NBSP, "")}%`;
}

/** An action inside a sentence; a patch by its cloth, as the log tells it. */
export function deed(text: string, view: unknown): string {
  const [, patch, square = ""] = /^buy (\d+)[a-h] (\S+)$/.exec(text) ?? [];
  if (patch !== undefined) return say(`coudre ${clothName(Number(patch))} en ${square}`, `sew ${clothName(Number(patch))} at ${square}`);
  const words = actionWords(text, view);
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** `mieux : coudre la pièce 17 en c4, 58 %`; empty if what was played was as good. */
export function betterWords(moment: ReviewMoment | undefined, view: unknown): string {
  if (!moment || moment.better === null) return "";
  return `${say(`mieux${NBSP}: `, "better: ")}${deed(moment.better, view)}, ${percent(moment.better_chance)}`;
}

export function progressWords(info: ReviewInfo | null): string {
  if (info && info.waiting > 0) {
    const games = info.waiting;
    return games > 1 ? say(`${games} parties passent avant…`, `${games} games come first…`) : say("Une partie passe avant…", "One game comes first…");
  }
  return info ? say(`Analyse, ${info.done} sur ${info.total}…`, `Analysing, ${info.done} of ${info.total}…`) : say("Analyse…", "Analysing…");
}

/** Why there is no analysis. */
export function troubleWords(code: string): string {
  switch (code) {
    case "too-many":
      return say("Beaucoup de parties sont en cours d’analyse. Réessayez dans quelques minutes.", "Many games are being analysed. Try again in a few minutes.");
    case "not-allowed":
      return say("On analyse une partie quand elle est finie.", "A game is analysed when it is over.");
    case "unreachable":
      return say("La boutique ne répond pas. Réessayez dans un instant.", "The shop does not answer. Try again in a moment.");
    default:
      return say("L’analyse n’a pas abouti. Réessayez dans un instant.", "The analysis did not work. Try again in a moment.");
  }
}

/** `Anne, 62 % ; Basile, 38 %` at a moment. */
export function chancesWords(chances: readonly number[] | undefined, names: readonly string[]): string {
  if (!chances) return say("pas encore analysé", "not analysed yet");
  return names.map((name, seat) => `${name}, ${percent(chances[seat] ?? 0)}`).join(say(`${NBSP}; `, "; "));
}

/** `62 % → 41 %` for who played. */
export function swingWords(point: TurningPointInfo, info: ReviewInfo): string {
  const [before, after] = [info.chances[point.number - 1], info.chances[point.number]];
  return `${percent(before?.[point.seat] ?? 0)} → ${percent(after?.[point.seat] ?? 0)}`;
}
