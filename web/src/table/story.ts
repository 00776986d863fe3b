// The log in sentences.

import { robotGreeting } from "../ui/robots";
import { say } from "../ui/settings.svelte";
import type { SeatInfo, StepInfo } from "../wire";
import { stepWords } from "./words";

export interface Entry {
  seq: number;
  seat: number;
  /** The name it begins with, if it does; set apart in the log. */
  name: string;
  /** What follows the name. */
  first: string;
  /** What else the same action brought. */
  rest: string;
  /** Taken back later. */
  undone: boolean;
}

export type Tell = (event: unknown, names: readonly string[]) => string;

/** Oldest first. Actions that were taken back stay in the log, struck through. */
export function storyOf(steps: readonly StepInfo[], names: readonly string[], tell: Tell): Entry[] {
  const undone = takenBack(steps);
  return steps.flatMap((step) => {
    const sentences = sentencesOf(step, names, tell);
    if (sentences.length === 0) return [];
    const [whole = "", ...more] = sentences;
    const name = names[step.seat] ?? "";
    const named = name !== "" && whole.startsWith(`${name} `);
    return [{
      seq: step.seq,
      seat: step.seat,
      name: named ? name : "",
      first: named ? whole.slice(name.length) : whole,
      rest: joined(more, name),
      undone: undone.has(step.seq),
    }];
  });
}

/** What robots say when they sit down, each after its manner; they are quiet afterwards. */
export function greetings(seats: readonly SeatInfo[]): Entry[] {
  if (seats.some((seat) => seat.kind === "open")) return [];
  return seats.flatMap(({ seat, name, robot }) => {
    const words = robot ? robotGreeting(robot) : "";
    // Before the first step, which has the number 1.
    return words ? [{ seq: seat - seats.length, seat, name, first: say(`\u00a0: «\u00a0${words}\u00a0»`, `: “${words}”`), rest: "", undone: false }] : [];
  });
}

/** Sentences about the same person run on: the name is said once. */
function joined(sentences: readonly string[], name: string): string {
  let told = "";
  for (const sentence of sentences) {
    const runs = name !== "" && sentence.startsWith(`${name} `) && sentence.endsWith(".");
    const clause = runs ? sentence.slice(name.length + 1) : sentence;
    told = told === "" ? clause : runs && told.endsWith(".") ? `${told.slice(0, -1)}${say("\u00a0; ", "; ")}${clause}` : `${told} ${clause}`;
  }
  return told === "" ? "" : told.charAt(0).toUpperCase() + told.slice(1);
}

export function sentencesOf(step: StepInfo, names: readonly string[], tell: Tell): string[] {
  const words = stepWords(step, names);
  return words === null ? step.events.map((event) => tell(event, names)).filter((sentence) => sentence !== "") : [words];
}

/** An undo takes back the last action that stands. What a take-back undoes the log shows by its own sentence. */
function takenBack(steps: readonly StepInfo[]): Set<number> {
  const standing: number[] = [];
  const undone = new Set<number>();
  for (const step of steps) {
    if (step.kind === "action") standing.push(step.seq);
    if (step.kind === "undo") {
      const last = standing.pop();
      if (last !== undefined) undone.add(last);
    }
  }
  return undone;
}
