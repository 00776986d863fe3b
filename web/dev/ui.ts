// All small parts on one page.

import { mount } from "svelte";

import "../src/ui/base.css";
import Parts from "./ui.svelte";

mount(Parts, { target: document.getElementById("app") as HTMLElement });
