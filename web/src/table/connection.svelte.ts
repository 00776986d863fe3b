// A table over a socket that may break: it comes back by itself, says again what was not answered, and misses nothing.

import { socketAddress } from "../api";
import type { Goodbye, Look, Refused, StepInfo, Update } from "../wire";
import { backOff, Protocol, readMessage, type Order } from "./protocol";

export type Told = (update: Update, log: readonly StepInfo[], news: readonly StepInfo[]) => void;
export type Line = "connecting" | "live" | "lost";

/** After this many silent tries in a row the banner appears; shorter breaks nobody needs to hear of. */
const QUIET_TRIES = 1;
/** A phone that slept may hold a line that looks open and is dead: with no answer for this long we take a new one. */
const ANSWER_WITHIN = 8_000;
/** A server that says these does not want us back. */
const FINAL = new Set(["not-allowed", "bad-message", "other-rules"]);

export class Connection {
  line = $state<Line>("connecting");
  update = $state.raw<Update | null>(null);
  refused = $state.raw<Refused | null>(null);
  farewell = $state<Goodbye["code"] | null>(null);
  busy = $state(false);
  /** When the last update came, by `performance.now()`; clocks count from there. */
  heard = $state(0);

  readonly #protocol = new Protocol();
  readonly #table: string;
  readonly #watch: string | null;
  readonly #told: Told;
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: number | undefined;
  #doubt: number | undefined;
  #closed = false;

  /** `told` hears of every update, with the whole log and what is new in it. */
  constructor(table: string, watch: string | null, told: Told = () => undefined) {
    this.#table = table;
    this.#watch = watch;
    this.#told = told;
  }

  open(): () => void {
    const wake = () => this.wake();
    const seen = () => {
      if (document.visibilityState === "visible") this.wake();
      this.#tellIfSeen();
    };
    window.addEventListener("online", wake);
    document.addEventListener("visibilitychange", seen);
    this.#connect();
    return () => {
      window.removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", seen);
      this.#close();
    };
  }

  /** Send an order now, or as soon as there is a line again. */
  send(order: Order): void {
    const command = this.#protocol.order(order);
    this.#show();
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(command));
    this.#expectAnswer();
  }

  /** Somebody looks at the page again, or the network is back: do not wait for the timer. */
  wake(): void {
    const idle = this.#socket === null || this.#socket.readyState > WebSocket.OPEN;
    if (!idle || this.#closed || this.farewell) return;
    this.#tries = 0;
    this.#connect();
  }

  #connect(): void {
    window.clearTimeout(this.#timer);
    const socket = new WebSocket(socketAddress(this.#table, this.#protocol.seq, this.#watch));
    this.#socket = socket;
    socket.onopen = () => {
      for (const command of this.#protocol.again()) socket.send(JSON.stringify(command));
      if (document.visibilityState !== "visible") this.#tellIfSeen();
      this.#expectAnswer();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(event.data);
    socket.onclose = () => socket === this.#socket && this.#broken();
  }

  #receive(text: string): void {
    const message = readMessage(text);
    if (!message) return;
    this.#protocol.receive(message);
    if (message.type === "Goodbye" && FINAL.has(message.code)) this.farewell = message.code;
    if (message.type === "Update") this.heard = performance.now();
    // Only a word from the server proves the line; a socket may open and be dropped at once.
    this.line = "live";
    this.#tries = 0;
    this.#show();
  }

  /** Who has the table only in the background is told of their turn as if they were not there. */
  #tellIfSeen(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ type: "look", visible: document.visibilityState === "visible" } satisfies Look));
  }

  #expectAnswer(): void {
    window.clearTimeout(this.#doubt);
    this.#doubt = window.setTimeout(() => this.#isOwed() && this.#renew(), ANSWER_WITHIN);
  }

  /** The table itself, or an answer. */
  #isOwed(): boolean {
    return !this.#protocol.update || this.#protocol.pending.length > 0;
  }

  #renew(): void {
    const silent = this.#socket;
    this.#broken();
    silent?.close();
  }

  #broken(): void {
    this.#socket = null;
    if (this.#closed || this.farewell) return;
    if (this.#tries >= QUIET_TRIES || this.line !== "live") this.line = "lost";
    else this.line = "connecting";
    this.#timer = window.setTimeout(() => this.#connect(), backOff(this.#tries++));
  }

  #close(): void {
    this.#closed = true;
    window.clearTimeout(this.#timer);
    window.clearTimeout(this.#doubt);
    this.#socket?.close();
    this.#socket = null;
  }

  #show(): void {
    const { update, steps, news, refused, busy } = this.#protocol;
    // The same update again would make the board act out old news.
    if (update && update !== this.update) {
      this.update = update;
      this.#told(update, steps, news);
    }
    this.refused = refused;
    this.busy = busy;
  }
}
