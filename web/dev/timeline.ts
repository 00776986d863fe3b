// A table of Timeline without a server: ?game=four|start|eight|sudden|over|ten&theme=dark&lang=en&me=1|none&text, or ?emblems for all emblems.

import { mount } from "svelte";

import { choose } from "../src/ui/settings.svelte";
import "../src/ui/base.css";
import Emblems from "./timeline.emblems.svelte";
import Table from "./timeline.svelte";

const query = new URLSearchParams(location.search);
choose({ theme: query.get("theme") === "dark" ? "dark" : "light", language: query.get("lang") === "en" ? "en" : "fr" });

const target = document.getElementById("app") as HTMLElement;
if (query.has("emblems")) mount(Emblems, { target, props: { deck: query.get("emblems") ?? "" } });
else mount(Table, { target, props: { game: query.get("game") ?? "four", text: query.has("text"), seat: query.get("me") } });
