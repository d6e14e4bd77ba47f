/** Push messages of this browser: asked for on a click only, shown by the worker even when no page is open. */

import type { Notices } from "./notices.svelte";

const WORKER = "/worker.js";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && isSecureContext;
}

export function canPopUp(): boolean {
  return "Notification" in window;
}

async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

/** The worker if this browser has it already. */
export async function knownWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration("/") : undefined;
}

/** The endpoint of this browser, if it has agreed. */
export async function subscribed(): Promise<PushSubscription | undefined> {
  if (!canPush()) return undefined;
  return (await (await knownWorker())?.pushManager.getSubscription()) ?? undefined;
}

/** Agree; false where the person or the browser does not. */
export async function subscribe(notices: Notices, name: string): Promise<boolean> {
  const key = notices.sheet?.push_key;
  if (!key || (await Notification.requestPermission()) !== "granted") return false;
  const registration = await worker();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const keys = subscription.toJSON().keys ?? {};
  await notices.add({
    kind: "push",
    address: subscription.endpoint,
    p256dh: keys.p256dh ?? "",
    auth: keys.auth ?? "",
    name,
  });
  return true;
}

export async function unsubscribe(): Promise<void> {
  await (await subscribed())?.unsubscribe();
}
