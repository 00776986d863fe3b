// Being told of one's turn: what the server offers, whether this browser is one it tells, and changing that.

import { api } from "../api";
import { settings } from "../ui/settings.svelte";
import type { Telling } from "../wire";
import { ability, surroundings, type Ability } from "./browser";

/** Without a worker by then there will be none: a private window, for instance. */
const WORKER_WITHIN = 10_000;

class TellingState {
  /** What the server says; null as long as it has not been asked. */
  info = $state.raw<Telling | null>(null);
  can = $state<Ability>("yes");
  /** Whether this browser is told. */
  here = $state(false);
  busy = $state(false);
  failed = $state(false);

  async load(): Promise<void> {
    this.can = ability(surroundings());
    this.info = await api.telling().catch(() => null);
    if (this.info?.on && this.can === "yes") this.here = (await this.#subscription()) !== null && this.info.devices > 0;
  }

  /** Ask the person, then the browser, then tell the server. Must come from a click: browsers insist. */
  async start(): Promise<void> {
    await this.#attempt(async () => {
      const answer = await Notification.requestPermission();
      this.can = ability(surroundings());
      if (answer !== "granted" || !this.info) return;
      const made = (await this.#subscribe(this.info.key)).toJSON();
      this.info = await api.addDevice(made.endpoint ?? "", made.keys?.p256dh ?? "", made.keys?.auth ?? "", settings.language);
      this.here = true;
    });
  }

  async stop(): Promise<void> {
    await this.#attempt(async () => {
      const subscription = await this.#subscription();
      if (subscription) {
        this.info = await api.forgetDevice(subscription.endpoint);
        await subscription.unsubscribe();
      }
      this.here = false;
    });
  }

  async setWebhook(url: string): Promise<void> {
    await this.#attempt(async () => void (this.info = url ? await api.setWebhook(url, settings.language) : await api.removeWebhook()));
  }

  async #attempt(action: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.failed = false;
    await action().catch(() => (this.failed = true));
    this.busy = false;
  }

  async #subscribe(key: string): Promise<PushSubscription> {
    const late = new Promise<never>((_, refuse) => setTimeout(() => refuse(new Error("no worker")), WORKER_WITHIN));
    const { pushManager } = await Promise.race([navigator.serviceWorker.ready, late]);
    const options = { userVisibleOnly: true, applicationServerKey: key };
    return pushManager.subscribe(options).catch(async () => {
      // It may hang on the key of a server that was here before.
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(options);
    });
  }

  async #subscription(): Promise<PushSubscription | null> {
    return (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;
  }
}

export const telling = new TellingState();
