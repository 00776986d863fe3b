// The client's half of the conversation with a table, without a socket: what is known, what still waits for an answer.

import { SHOWN_STEPS, type Command, type Message, type Refused, type StepInfo, type Update } from "../wire";

/** A command before it has its key and base. */
export type Order = Command extends infer One ? (One extends Command ? Omit<One, "key" | "base"> : never) : never;

/** 128 random bits as text. Asking twice with the same key does something once. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export class Protocol {
  update: Update | null = null;
  /** The whole log, oldest first. */
  steps: StepInfo[] = [];
  /** What came with the last update. */
  news: StepInfo[] = [];
  refused: Refused | null = null;
  readonly #pending = new Map<string, Command>();
  /** The last action, or the last one taken back. */
  #done: Command | null = null;

  get seq(): number {
    return this.update?.seq ?? 0;
  }

  get pending(): readonly Command[] {
    return [...this.#pending.values()];
  }

  /** Our action has neither shown on the board nor been refused. An answer alone does not count: it may come before or after the update. */
  get busy(): boolean {
    return this.#done !== null && this.seq <= this.#done.base;
  }

  /** Give an order its key; it waits until the server has answered it. */
  order(order: Order, key: string = freshKey()): Command {
    const command = { ...order, key, base: this.seq } as Command;
    this.#pending.set(key, command);
    if (command.type === "act" || command.type === "undo") this.#done = command;
    this.refused = null;
    return command;
  }

  /** What has to be said again on a new connection: the server knows the keys it has already seen. */
  again(): readonly Command[] {
    return this.pending;
  }

  receive(message: Message): void {
    switch (message.type) {
      case "Update":
        return this.#take(message);
      case "Ack":
        this.#pending.delete(message.key);
        return;
      case "Refused":
        if (this.#pending.delete(message.key)) this.refused = message;
        if (this.#done?.key === message.key) this.#done = null;
        return;
      case "Goodbye":
        return;
    }
  }

  #take(update: Update): void {
    // Answers may overtake each other; the past is no news.
    if (this.update && update.seq < this.update.seq) return;
    const last = this.steps.at(-1)?.seq ?? 0;
    const fresh = update.steps.filter((step) => step.seq > last);
    // More missed steps than this are shown as they are, not acted out one after the other.
    const watched = this.update !== null && fresh.length <= SHOWN_STEPS;
    this.steps = [...this.steps, ...fresh];
    this.news = watched ? fresh : [];
    this.update = update;
  }
}

/** How long to wait before the next try: doubling from 0.3 s to 10 s, each spread over its upper half. */
export function backOff(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(10_000, 300 * 2 ** attempt);
  return most * (0.5 + random() / 2);
}

/** Read a message; null if it is none of ours. */
export function readMessage(text: string): Message | null {
  try {
    const message = JSON.parse(text) as Partial<Message> | null;
    const known = ["Update", "Ack", "Refused", "Goodbye"];
    return message && known.includes(message.type ?? "") ? (message as Message) : null;
  } catch {
    return null;
  }
}
