// What the lobby calls things: doors, robots, options and their values, clocks.

import type { IconName } from "../ui/icons";
import { count, say } from "../ui/settings.svelte";
import type { BotInfo, ClockChoice, GameInfo } from "../wire";

/** Against robots, with friends by a link, several at one screen, or only looking on. */
export type Mode = "bot" | "link" | "here" | "watch";
export type Value = string | number | boolean;

export interface DoorLook {
  game: string;
  name: string;
  /** Paint of the door, its shade, and the light behind the glass by day. */
  paint: string;
  shade: string;
  glass: string;
  line: () => string;
  minutes: number;
}

/** The four doors, from left to right. */
export const DOORS: readonly DoorLook[] = [
  {
    game: "patchwork",
    name: "Patchwork",
    paint: "#8c2f24",
    shade: "#5e1a12",
    glass: "#f3e4c6",
    line: () => say("Neuf sur neuf, à deux", "9 by 9, for two"),
    minutes: 30,
  },
  {
    game: "patchwork-express",
    name: "Express",
    paint: "#2a5a75",
    shade: "#173a4e",
    glass: "#dce8ea",
    line: () => say("Sept sur sept, à deux", "7 by 7, for two"),
    minutes: 15,
  },
  {
    game: "textile",
    name: "Textile",
    paint: "#4a6139",
    shade: "#2b3c20",
    glass: "#e9e8d3",
    line: () => say("À deux ou à quatre", "For two or four"),
    minutes: 20,
  },
  {
    game: "timeline",
    name: "Timeline",
    paint: "#33437c",
    shade: "#1d284f",
    glass: "#e4e3ef",
    line: () => say("De deux à huit", "For two to eight"),
    minutes: 15,
  },
];

export const doorOf = (game: string): DoorLook | undefined => DOORS.find((door) => door.game === game);

export function modes(): { value: Mode; label: string; icon: IconName }[] {
  return [
    { value: "bot", label: say("Contre un robot", "Against a robot"), icon: "bot" },
    { value: "link", label: say("Avec un ami, par un lien", "With a friend, by a link"), icon: "link" },
    { value: "here", label: say("À un seul écran", "On one screen"), icon: "phone" },
    { value: "watch", label: say("Regarder des robots", "Watch robots"), icon: "eye" },
  ];
}

export function startWords(mode: Mode): string {
  if (mode === "link") return say("Ouvrir la table", "Open the table");
  return mode === "watch" ? say("Regarder", "Watch") : say("Jouer", "Play");
}

const LEVELS: Readonly<Record<string, readonly [string, string]>> = {
  beginner: ["Débutant", "Beginner"],
  easy: ["Facile", "Easy"],
  normal: ["Moyen", "Medium"],
  hard: ["Difficile", "Hard"],
  expert: ["Expert", "Expert"],
};

/** How much time the champion takes: no level of its own, since it always plays as well as it can. */
const PACES: Readonly<Record<string, readonly [string, string]>> = {
  quick: ["rapide", "quick"],
  full: ["à fond", "all out"],
};

const BOTS: Readonly<Record<string, readonly [string, string]>> = {
  random: ["Au hasard", "Random"],
  greedy: ["Habile", "Skilled"],
  memory: ["De mémoire", "Remembering"],
  search: ["Fort", "Strong"],
  champion: ["Champion", "Champion"],
  score: ["Collectionneur", "Collecting"],
  uct: ["Classique", "Classic"],
};

/** A friendly name for a robot among all those of its game. */
export function botName(bot: BotInfo, all: readonly BotInfo[]): string {
  // A bot of somebody's own keeps the name it was given.
  const kind = BOTS[bot.name] ?? [bot.name, bot.name];
  const level = LEVELS[bot.level];
  const pace = PACES[bot.level];
  if (pace) return `${say(...kind)}, ${say(...pace)}`;
  if (!level) return say(...kind);
  // Where several kinds of robot have levels, the level alone would not tell them apart.
  const several = new Set(all.filter((other) => other.level in LEVELS).map((other) => other.name)).size > 1;
  return several ? `${say(...kind)}, ${say(...level).toLowerCase()}` : say(...level);
}

/** What is sewn on the strongest robot's label; empty for the others. */
export const rosetteOf = (bot: BotInfo): { icon?: IconName } => (bot.name === "champion" ? { icon: "rosette" } : {});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function optionName(name: string): string {
  const names: Readonly<Record<string, readonly [string, string]>> = {
    leather: ["Pièces de cuir", "Leather patches"],
    components: ["Boîte", "Box"],
    tiles: ["Tuiles de chaque couleur", "Tiles of each colour"],
    teams: ["Équipes", "Teams"],
    deck: ["Thème", "Theme"],
    hand: ["Cartes en main", "Cards in hand"],
    difficulty: ["Cartes", "Cards"],
    first: ["Qui commence", "Who begins"],
  };
  return say(...(names[name] ?? [capital(name), capital(name)]));
}

export function valueName(option: string, value: Value, players: readonly string[]): string {
  if (typeof value === "boolean") return value ? say("Deux équipes", "Two teams") : say("Chacun pour soi", "Each alone");
  if (option === "first" && typeof value === "number") return players[value] ?? String(value + 1);
  const words = VALUES[`${option}=${value}`];
  return words ? say(...words) : capital(String(value));
}

const VALUES: Readonly<Record<string, readonly [string, string]>> = {
  "leather=original": ["Première édition", "First edition"],
  "leather=revised": ["Édition révisée", "Revised edition"],
  "deck=inventions": ["Inventions", "Inventions"],
  "deck=history": ["Histoire du monde", "World history"],
  "deck=arts": ["Arts et monuments", "Arts and monuments"],
  "deck=science": ["Sciences et espace", "Science and space"],
  "deck=france": ["Histoire de France", "History of France"],
  "hand=preset": ["Selon le nombre", "By players"],
  "difficulty=1": ["Faciles", "Easy"],
  "difficulty=2": ["Et moyennes", "And medium"],
  "difficulty=3": ["Toutes", "All"],
  "first=lot": ["Au sort", "By lot"],
};

export const CLOCKS: readonly ClockChoice[] = [
  { kind: "none", seconds: 0, increment: 0 },
  { kind: "game", seconds: 600, increment: 5 },
  { kind: "game", seconds: 300, increment: 3 },
  { kind: "turn", seconds: 86_400, increment: 0 },
  { kind: "turn", seconds: 259_200, increment: 0 },
];

export function clockName(clock: ClockChoice): string {
  const seconds = clock.seconds ?? 0;
  if (clock.kind === "game") return `${seconds / 60} min + ${clock.increment ?? 0} s`;
  if (clock.kind !== "turn") return say("Sans pendule", "No clock");
  const days = count(seconds / 86_400, say("jour", "day"), say("jours", "days"));
  return say(`${days} par tour`, `${days} a turn`);
}

/** Options a person may choose at this number of players: one with a single choice is no choice. */
export function offered(game: GameInfo, seats: number): GameInfo["options"] {
  return game.options.filter((option) => option.choices.length > 1 && (option.name !== "teams" || seats === 4));
}
