// Talks to the server: one function for each thing it offers. Answers are trusted, they come from the same origin.

import type { Clock } from "./lobby/clocks";
import type { GameInfo, Hint, Links, Me, NewTable, People, PlayerInfo, Replay, ReviewInfo, TableCard, Telling, Update } from "./wire";

/** The server said no, or could not be reached (`code` is then "unreachable"). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly words: string,
    readonly status: number,
    /** What is wrong with a record, and what it is about; see docs/protocol.md. */
    readonly mistake: string = "",
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super(words);
  }
}

export interface Invitation {
  table: string;
  game: string;
  players: PlayerInfo[];
  seated: boolean;
  clock: Clock;
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(path, init).catch(() => {
    throw new ApiError("unreachable", "", 0);
  });
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<ApiError> {
  // A proxy in front of a server that is down answers with a page, not with our JSON.
  const told = (await response.json().catch(() => ({}))) as Partial<ApiError>;
  return new ApiError(told.code ?? "unreachable", told.words ?? "", response.status, told.mistake, told.values);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

const watching = (secret: string | null): string => (secret ? `?watch=${encodeURIComponent(secret)}` : "");
const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => json<Me>("GET", "/api/me"),
  rename: (name: string) => json<Me>("PUT", "/api/me", { name }),
  deviceLink: () => json<{ path: string }>("POST", "/api/me/link"),
  followLink: (link: string) => json<Me>("POST", "/api/me/follow", { link }),
  telling: () => json<Telling>("GET", "/api/push"),
  addDevice: (endpoint: string, p256dh: string, auth: string, language: string) =>
    json<Telling>("POST", "/api/push/devices", { endpoint, p256dh, auth, language }),
  forgetDevice: (endpoint: string) => json<Telling>("POST", "/api/push/devices/forget", { endpoint }),
  setWebhook: (url: string, language: string) => json<Telling>("PUT", "/api/push/webhook", { url, language }),
  removeWebhook: () => json<Telling>("DELETE", "/api/push/webhook"),
  games: () => json<GameInfo[]>("GET", "/api/games"),
  tables: () => json<TableCard[]>("GET", "/api/tables"),
  hide: (id: string) => json<{ hidden: boolean }>("PUT", `${table(id)}/hidden`),
  showAgain: (id: string) => json<{ hidden: boolean }>("DELETE", `${table(id)}/hidden`),
  open: (wanted: NewTable) => json<{ table: string; links: Links }>("POST", "/api/tables", wanted),
  people: () => json<People>("GET", "/api/people"),
  accept: (id: string) => json<{ table: string }>("POST", `${table(id)}/accept`),
  decline: (id: string) => json<{ declined: boolean }>("POST", `${table(id)}/decline`),
  invitation: (secret: string) => json<Invitation>("GET", `/api/join/${encodeURIComponent(secret)}`),
  join: (secret: string, name: string) =>
    json<{ table: string }>("POST", `/api/join/${encodeURIComponent(secret)}`, { name }),
  watched: (secret: string) => json<{ table: string }>("GET", `/api/watch/${encodeURIComponent(secret)}`),
  update: (id: string, watch: string | null) => json<Update>("GET", table(id) + watching(watch)),
  hint: (id: string) => json<Hint>("POST", `${table(id)}/hint`),
  startReview: (id: string, watch: string | null) => json<ReviewInfo>("POST", `${table(id)}/review${watching(watch)}`),
  review: (id: string, watch: string | null) => json<ReviewInfo>("GET", `${table(id)}/review${watching(watch)}`),
  startRecordReview: (text: string) => json<ReviewInfo>("POST", "/api/reviews", { text }),
  recordReview: (review: string) => json<ReviewInfo>("GET", `/api/reviews/${encodeURIComponent(review)}`),
  replay: (id: string, watch: string | null) => json<Replay>("GET", `${table(id)}/replay${watching(watch)}`),
  readRecord: (text: string) => json<Replay>("POST", "/api/replays", { text }),
  playOn: (id: string, at: number, bot: string) =>
    json<{ table: string }>("POST", "/api/play-on", { table: id, at, bot }),
};

/** Where the browser downloads the record of a finished game. */
export const recordPath = (id: string, watch: string | null): string => `${table(id)}/record${watching(watch)}`;

/** Where the picture of a table is, with its words in a language. */
export function picturePath(id: string, watch: string | null, language: string): string {
  return `${table(id)}/picture?${new URLSearchParams({ l: language, ...(watch ? { watch } : {}) })}`;
}

export function socketAddress(id: string, since: number, watch: string | null, page: Location = location): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  const query = new URLSearchParams({ since: String(since), ...(watch ? { watch } : {}) });
  return `${scheme}//${page.host}${table(id)}/socket?${query}`;
}
