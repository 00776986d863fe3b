// Keeps the app's own files so that it opens without a network. Games are never kept: the server has the truth.

const CACHE = "mercerie-1";
const SHELL = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([SHELL, "/icon.svg", "/icon-turn.svg", "/manifest.webmanifest"])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const ours = request.method === "GET" && url.origin === self.location.origin && !url.pathname.startsWith("/api/");
  if (!ours) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

async function dropOldCaches() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}

/** Every address is the same page; the newest one if the server answers. */
async function page(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await renew(cache, answer.clone());
    return answer;
  } catch {
    return (await cache.match(SHELL)) ?? Response.error();
  }
}

/** A new build has new names for its files: what the new page does not name is old. */
async function renew(cache, answer) {
  const kept = await cache.match(SHELL);
  const [before, now] = [kept ? await kept.text() : "", await answer.clone().text()];
  if (before !== now) {
    for (const request of await cache.keys()) if (new URL(request.url).pathname.startsWith("/assets/")) await cache.delete(request);
  }
  await cache.put(SHELL, answer);
}

/** Built files never change under one name. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
