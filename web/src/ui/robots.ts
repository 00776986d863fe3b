// Who the robots are: names and manners. The same file tells the terminal and the arena.

import told from "../../../src/mercerie/bots/robots.json";
import { say, settings } from "./settings.svelte";

type Words = Readonly<Record<"fr" | "en", string>>;

interface Robot {
  name: Words;
  /** What it is made of. */
  made: Words;
  manner: Words;
  /** What it says when a game begins. */
  greeting: Words;
  dye: string;
}

const ROBOTS: Readonly<Record<string, Robot>> = told;

/** Of the seven, weakest first. */
export const robotIds: readonly string[] = Object.keys(told);

const words = (robot: string, what: "name" | "made" | "manner" | "greeting"): string => ROBOTS[robot]?.[what][settings.language] ?? "";

export const robotName = (robot: string): string => words(robot, "name");
export const robotMade = (robot: string): string => words(robot, "made");
export const robotManner = (robot: string): string => words(robot, "manner");
export const robotGreeting = (robot: string): string => words(robot, "greeting");

/** Those that only measure others, for who asks for one by its spec or has played one before there were robots. */
const YARDSTICKS: Readonly<Record<string, readonly [string, string]>> = {
  random: ["Robot au hasard", "Random robot"],
  greedy: ["Robot habile", "Skilled robot"],
  score: ["Robot collectionneur", "Collecting robot"],
  uct: ["Robot classique", "Classic robot"],
};

/** What to call a bot that is no robot: a bot of somebody's own keeps the name it was given. */
export function botName(spec: string): string {
  const known = YARDSTICKS[spec.split(":")[0] ?? ""];
  return known ? say(...known) : spec;
}
