// Keeps the app's own files, so that lessons and rules work without a network. Only files of the build are kept, one
// cache for each version: never an answer of the server about a game, never a page that came from a secret link.
// What else a worker does (messages that are pushed, for instance) has a file of its own and is imported here.

importScripts("/offline.js"); // KEPT: the version, and the names of its files; written by the build
importScripts("/push.js"); // "your turn", when nobody is looking

const CACHE = `mercerie-${self.KEPT.version}`;
const SHELL = "/";
const AT_ONCE = 4;

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const ours = request.method === "GET" && url.origin === self.location.origin && !url.pathname.startsWith("/api/");
  if (!ours) return;
  if (request.mode === "navigate") {
    event.respondWith(page(request));
    event.waitUntil(dropOldCaches());
  } else if (url.search === "" && self.KEPT.files.includes(url.pathname)) {
    event.respondWith(kept(request));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(older(request));
  }
});

/** All files or none: a version that is half there would break in the middle of a lesson. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  await cache.put(SHELL, await shell());
  const waiting = [...self.KEPT.files];
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      // Built files never change under one name, so the browser's own copy will do; the others are asked for again.
      if (!(await cache.match(file))) await cache.add(new Request(file, { cache: file.startsWith("/assets/") ? "default" : "reload" }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** The one page of the app. It must be of this version: while a server is being renewed it may not be. */
async function shell() {
  const answer = await fetch(SHELL, { cache: "reload" });
  const named = (await answer.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  if (!answer.ok || named.length === 0 || !named.every((file) => self.KEPT.files.includes(file))) throw new Error("another version");
  return answer;
}

/** The newest page if the server answers; else the one that was kept, whatever the address. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(SHELL, { cacheName: CACHE })) ?? Response.error();
  }
}

async function kept(request) {
  return (await caches.match(request, { cacheName: CACHE })) ?? fetch(request);
}

/** A page that was opened before the app was renewed may still want a part of it. */
async function older(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** When the only page there is is being loaded, nobody needs the files of an older version. */
async function dropOldCaches() {
  const open = await self.clients.matchAll({ type: "window" });
  if (open.length > 1) return;
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}
