// Mounts the board with a position of patchwork.json: ?case=look&theme=dark&lang=en; `film` steps with the key n.

import { mount } from "svelte";

import { settings, type Language } from "../src/ui/settings.svelte";
import "../src/ui/base.css";
import Stage from "./patchwork.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
settings.language = (asked.get("lang") ?? "fr") as Language;

mount(Stage, { target: document.getElementById("app")!, props: { name: asked.get("case") ?? "look" } });
