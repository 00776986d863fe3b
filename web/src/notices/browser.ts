// What this browser can do to tell somebody of their turn, and why not if it cannot.

/** `install`: on an iPhone or iPad only an app on the home screen may be told anything. */
export type Ability = "yes" | "insecure" | "install" | "denied" | "unsupported";

export interface Surroundings {
  secure: boolean;
  worker: boolean;
  push: boolean;
  permission: NotificationPermission | "none";
  agent: string;
  touch: number;
}

export function surroundings(): Surroundings {
  return {
    secure: window.isSecureContext,
    worker: "serviceWorker" in navigator,
    push: "PushManager" in window,
    permission: "Notification" in window ? Notification.permission : "none",
    agent: navigator.userAgent,
    touch: navigator.maxTouchPoints,
  };
}

export function ability({ secure, worker, push, permission, agent, touch }: Surroundings): Ability {
  if (!secure) return "insecure";
  if (!worker || !push || permission === "none") return isApple(agent, touch) ? "install" : "unsupported";
  return permission === "denied" ? "denied" : "yes";
}

/** An iPad calls itself a Mac, but no Mac has a screen for fingers. */
const isApple = (agent: string, touch: number): boolean => /iPhone|iPad|iPod/.test(agent) || (agent.includes("Macintosh") && touch > 1);

/** Put away what was told about a page that is being looked at. */
export async function putAway(path: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await registration?.getNotifications?.({ tag: path })) ?? []) notice.close();
}

/** The number on the app's icon, where there is one. */
export function showBadge(waiting: number): void {
  if (!("setAppBadge" in navigator)) return;
  void (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => undefined);
}
