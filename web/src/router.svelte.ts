// Which page is shown. Addresses are plain paths; links are ordinary <a href>, caught here. Back closes what is open first.

import { layers } from "./ui/layers";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string; watch: string | null }
  | { page: "join"; secret: string }
  | { page: "watch"; secret: string }
  | { page: "device"; link: string }
  | { page: "replay"; id: string | null; at: number | null; watch: string | null; review: boolean }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "accessibility" }
  | { page: "lost" };

export function parseRoute(address: URL): Route {
  const [head, name, ...rest] = address.pathname.split("/").filter(Boolean).map(decode);
  const watch = address.searchParams.get("watch");
  if (head === undefined) return { page: "home" };
  if (rest.length > 0) return { page: "lost" };
  if (head === "replay") return { page: "replay", id: name ?? null, at: moment(address), watch, review: address.searchParams.has("review") };
  if (name === undefined) return { page: head === "accessibility" ? head : "lost" };
  switch (head) {
    case "t":
      return { page: "table", id: name, watch };
    case "j":
      return { page: "join", secret: name };
    case "w":
      return { page: "watch", secret: name };
    case "d":
      return { page: "device", link: name };
    case "rules":
      return { page: "rules", game: name };
    case "learn":
      return { page: "learn", game: name };
    default:
      return { page: "lost" };
  }
}

function moment(address: URL): number | null {
  const at = address.searchParams.get("at");
  return at !== null && /^\d{1,5}$/.test(at) ? Number(at) : null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray percent sign: such a page does not exist anyway
  }
}

class Router {
  route = $state<Route>({ page: "home" });
  #shown = "";

  /** Follow the address bar, the back button and clicks on links of ours. */
  start(): () => void {
    layers.start();
    this.#read();
    const back = (event: PopStateEvent) => {
      layers.popped(event.state);
      this.#read();
    };
    const click = (event: MouseEvent) => this.#follow(event);
    window.addEventListener("popstate", back);
    document.addEventListener("click", click);
    return () => {
      window.removeEventListener("popstate", back);
      document.removeEventListener("click", click);
    };
  }

  go(path: string, replace = false): void {
    // From a dialog the new page takes the dialog's place in the history.
    const over = layers.leave();
    history[replace || over ? "replaceState" : "pushState"](null, "", path);
    this.#read();
    window.scrollTo(0, 0);
  }

  #read(): void {
    // Closing a dialog comes here too: the same page is not to be made anew for that.
    if (location.href === this.#shown) return;
    this.#shown = location.href;
    this.route = parseRoute(new URL(location.href));
  }

  #follow(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute("download")) return;
    const address = new URL(link.href, location.href);
    const inside = address.origin === location.origin && !address.pathname.startsWith("/api/");
    // A jump within the page is the browser's business.
    const jump = address.hash !== "" && address.pathname === location.pathname;
    if (!inside || jump) return;
    event.preventDefault();
    this.go(address.pathname + address.search);
  }
}

export const router = new Router();
