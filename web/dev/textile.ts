// Mounts Textile's board with a recorded game: ?game=two&step=20&theme=dark&language=en; "n" shows the next step.

import { mount } from "svelte";

import "../src/ui/base.css";
import { choose } from "../src/ui/settings.svelte";
import TextilePage from "./textile.svelte";

const asked = new URLSearchParams(location.search);
choose({
  theme: asked.get("theme") === "dark" ? "dark" : "light",
  language: asked.get("language") === "en" ? "en" : "fr",
});
mount(TextilePage, {
  target: document.getElementById("app") as HTMLElement,
  props: { game: asked.get("game") ?? "two", first: Number(asked.get("step") ?? 20), watch: asked.has("watch") },
});
