// The positions of a tutorial and what each action there leads to; written by web/dev/tutorials.py, no rule lives here.

import { shownNames } from "../ui/names";
import { deed, percent } from "../table/review/words";
import type { SeatInfo } from "../wire";

export interface Outcome {
  view: unknown;
  events: { type: string; right?: boolean }[];
}

export interface Lesson {
  view: unknown;
  legal: string[];
  outlooks: Record<string, unknown>;
  events: { type: string }[];
  /** Where the first legal text leads. */
  after?: Outcome;
  /** Where the others lead: the paths at which they differ from `after`, with what stands there. */
  others?: Record<string, Record<string, unknown>>;
  /** What the champion would do, and the chance it gives itself then. */
  advice?: { text: string; chance: number };
}

export interface Lessons {
  box: unknown;
  lessons: Record<string, Lesson>;
}

/** What comes of an action; null if the lesson does not offer it. */
export function outcomeOf(lesson: Lesson, text: string): Outcome | null {
  if (!lesson.after || !lesson.legal.includes(text)) return null;
  const outcome = structuredClone(lesson.after);
  for (const [path, value] of Object.entries(lesson.others?.[text] ?? {})) put(outcome, path.split("."), value);
  return outcome;
}

function put(target: unknown, [step, ...rest]: string[], value: unknown): void {
  if (step === undefined) return;
  const holder = target as Record<string, unknown>;
  if (rest.length === 0) holder[step] = structuredClone(value);
  else put(holder[step], rest, value);
}

/** Words with the champion's advice where they leave room for it. */
export function withAdvice(words: string, { advice, view }: Lesson): string {
  return advice ? words.replace("{action}", deed(advice.text, view)).replace("{chance}", percent(advice.chance)) : words;
}

export async function loadLessons(game: string): Promise<Lessons> {
  switch (game) {
    case "patchwork":
      return (await import("./patchwork.json")).default as unknown as Lessons;
    case "patchwork-express":
      return (await import("./patchwork-express.json")).default as unknown as Lessons;
    case "textile":
      return (await import("./textile.json")).default as unknown as Lessons;
    case "timeline":
      return (await import("./timeline.json")).default as unknown as Lessons;
    default:
      throw new Error(`There is no tutorial for ${game}.`);
  }
}

const learner = (seat: number, who: Pick<SeatInfo, "name" | "kind" | "bot" | "robot" | "yours">): SeatInfo => ({
  type: "SeatInfo", seat, ...who, present: true, resigned: false, substituted: false, invited: "", declined: false,
});
const LEARNERS: readonly SeatInfo[] = [
  learner(0, { name: "?", kind: "person", bot: null, robot: null, yours: true }),
  learner(1, { name: "", kind: "bot", bot: null, robot: "galon", yours: false }),
];

/** Who sits at the table of every lesson: the one who learns, and Galon. */
export function learners(): SeatInfo[] {
  const names = shownNames(LEARNERS);
  return LEARNERS.map((seat, number) => ({ ...seat, name: names[number] ?? "" }));
}
