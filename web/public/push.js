// "Your turn", when nobody is looking: shows what was pushed, leads to the table, keeps the number on the app's icon.

self.addEventListener("push", (event) => {
  event.waitUntil(tell(event.data));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(Promise.all([show(pathOf(event.notification.data)), count()]));
});

self.addEventListener("notificationclose", (event) => {
  event.waitUntil(count());
});

// A push service may give a browser a new address at any time.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew());
});

async function tell(data) {
  const told = read(data);
  if (!told) return;
  const path = pathOf(told);
  const open = await self.clients.matchAll({ type: "window" });
  // The server does not push to who looks; should one have come back in the meantime, nothing needs to be said.
  if (open.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === path)) return;
  const icon = "/icon-192.png";
  await self.registration.showNotification(String(told.title), { body: String(told.body), tag: path, icon, badge: icon, data: { path } });
  await count();
}

function read(data) {
  try {
    return data.json();
  } catch {
    return null; // not from us
  }
}

/** Only ever a table of ours, or the shop. */
function pathOf(told) {
  return typeof told?.path === "string" && /^\/t\/[\w-]{1,64}$/.test(told.path) ? told.path : "/";
}

async function show(path) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) return there.focus();
  return self.clients.openWindow(path);
}

async function count() {
  const waiting = await self.registration.getNotifications();
  if (!("setAppBadge" in navigator)) return;
  await (waiting.length > 0 ? navigator.setAppBadge(waiting.length) : navigator.clearAppBadge()).catch(() => undefined);
}

async function renew() {
  const { on, key } = await (await fetch("/api/push")).json();
  if (!on) return;
  const made = (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  const language = navigator.language.startsWith("fr") ? "fr" : "en";
  const body = JSON.stringify({ endpoint: made.endpoint, ...made.keys, language });
  await fetch("/api/push/devices", { method: "POST", headers: { "content-type": "application/json" }, body });
}
