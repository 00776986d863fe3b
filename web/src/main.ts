import { mount } from "svelte";

import App from "./App.svelte";
import "./ui/base.css";
import { keepHandsOffWords } from "./ui/selecting";

keepHandsOffWords();
mount(App, { target: document.getElementById("app") as HTMLElement });

// Without a network lessons and rules work too: their files are kept once everything else has come and the page is at
// rest. While developing the newest files matter more.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const keep = (): void => {
    // A private window may forbid it: then without.
    void navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
  };
  // Safari knows no idle time; there a moment after loading must do.
  const atRest = (): void => void ("requestIdleCallback" in window ? requestIdleCallback(keep, { timeout: 5000 }) : setTimeout(keep, 2000));
  if (document.readyState === "complete") atRest();
  else window.addEventListener("load", atRest, { once: true });
}
