// What an invitation says, on its slip and aloud.

import { gameName } from "../table/words";
import { called } from "../ui/names";
import { say } from "../ui/settings.svelte";
import { voice } from "../ui/voice.svelte";
import type { Asked } from "../wire";
import { clockTold } from "./clocks";

/** By their tables: who comes back to the shop has heard of them. */
const told = new Set<string>();

export function invitedWords({ by, game }: Asked): string {
  return say(`${called(by)} vous invite à jouer à ${gameName(game)}`, `${called(by)} invites you to ${gameName(game)}`);
}

export function clockWords({ clock }: Asked): string {
  return clockTold({ kind: clock.kind ?? "none", seconds: clock.seconds ?? 0, increment: clock.increment ?? 0 });
}

/** Say those that are new, each once. */
export function tellOf(invitations: readonly Asked[]): void {
  const fresh = invitations.filter(({ table }) => !told.has(table));
  for (const asked of fresh) told.add(asked.table);
  if (fresh.length === 0) return;
  const sentences = fresh.map((asked) => `${invitedWords(asked)}, ${clockWords(asked)}.`);
  voice.tell(...sentences, say("La réponse se donne en haut de la page.", "You can answer at the top of the page."));
}
