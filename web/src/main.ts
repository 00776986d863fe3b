import { mount } from "svelte";

import App from "./App.svelte";
import "./ui/base.css";

mount(App, { target: document.getElementById("app") as HTMLElement });

// The page opens without a network too; while developing the newest files matter more.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined); // a private window may forbid it: then without
}
