// The home page with made-up tables: ?theme=dark, ?language=en, ?tables=0, ?open=textile.

import { mount } from "svelte";

import "../src/ui/base.css";
import Ground from "../src/ui/Ground.svelte";
import Home from "../src/lobby/Home.svelte";
import { choose, type Language, type Theme } from "../src/ui/settings.svelte";
import type { GameInfo, TableCard } from "../src/wire";
import games from "./home.json";

const query = new URLSearchParams(location.search);
choose({ theme: (query.get("theme") ?? "light") as Theme, language: (query.get("language") ?? "fr") as Language });

const now = Date.now() / 1000;
const card = (game: string, names: string[], minutes: number, more: Partial<TableCard> = {}): TableCard => ({
  type: "TableCard",
  table: `${game}-${minutes}`,
  game,
  players: names.map((name) => ({ type: "PlayerInfo", name, kind: name ? "person" : "open", bot: null, robot: null, yours: name === "Anne", invited: "" })),
  your_turn: false,
  over: false,
  won: false,
  waiting: false,
  left: false,
  offered_by: null,
  awaited: false,
  to_move: null,
  winners: [],
  scores: [],
  reason: "",
  picture: [],
  place: null,
  other_rules: false,
  actions: 12,
  at: now - minutes * 60,
  ...more,
});
const tables = [
  card("patchwork", ["Anne", "Basile"], 5, { your_turn: true, actions: 23 }),
  card("textile", ["Anne", "Basile", "Chloé", "David"], 50),
  card("timeline", ["Anne", ""], 180, { waiting: true, actions: 0 }),
  card("patchwork-express", ["Basile", "Anne"], 1500, { over: true, won: true, actions: 31 }),
  card("timeline", ["Anne", "Chloé", "David", "Émile", "Fanny"], 9000, { over: true }),
];

const told = document.createElement("output");
told.id = "told";
told.hidden = true;
document.body.append(told);
const tell = (what: string) => (value: unknown) => void (told.textContent = `${what} ${JSON.stringify(value)}`);

mount(Ground, { target: document.body });
mount(Home, {
  target: document.getElementById("app") as HTMLElement,
  props: {
    me: { type: "Me", name: "Anne" },
    games: games as GameInfo[],
    tables: query.get("tables") === "0" ? [] : tables,
    onstart: tell("start"),
    onopen: tell("open"),
    onanswer: tell("answer"),
    people: { type: "People", people: [], invitations: [] },
    onremove: tell("remove"),
    onname: tell("name"),
    onrecord: tell("record"),
    busy: false,
  },
});
