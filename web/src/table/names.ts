// What players are called on the screen.

import { botName } from "../lobby/words";
import { say } from "../ui/settings.svelte";
import type { BotInfo } from "../wire";

const SPEC = /^(?:bot:)?(random|greedy|memory|search|champion|score|uct)(?::(\w+))?$/;

/** What the server calls somebody who gave no name. */
const NAMELESS = "?";

/** What to call a bot: the server only knows its spec, `greedy:hard`. Names of people stay as they are. */
export function friendlyName(name: string): string {
  if (name === NAMELESS) return say("Invité", "Guest");
  const [, kind, level = ""] = SPEC.exec(name) ?? [];
  if (kind === undefined) return name;
  if (kind === "champion") return level === "quick" ? say("Champion rapide", "Quick champion") : say("Champion", "Champion");
  const bot: BotInfo = { type: "BotInfo", spec: name, name: kind, level, strength: null };
  const how = botName(bot, [bot]);
  return say(`Robot ${how.toLowerCase()}`, `${how} bot`);
}

/** Names as they are shown; two bots of a kind are numbered. */
export function shownNames(names: readonly string[]): string[] {
  const shown = names.map(friendlyName);
  return shown.map((name, seat) => {
    const before = shown.slice(0, seat).filter((other) => other === name).length;
    return before > 0 && name !== names[seat] ? `${name} ${before + 1}` : name;
  });
}
