// Browser notifications: somebody is told that it is their turn while they look elsewhere, if they asked for it.
import { settings } from "./settings.svelte";

/** Tell whether this browser can do it at all. */
export const canNotify = typeof Notification !== "undefined";

/** Ask for leave; browsers ask the person once. */
export async function askToNotify(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

/** Tell somebody who looks elsewhere. A phone shows nothing that does not come from the worker. */
export async function notify(title: string, body: string, address: string): Promise<void> {
  if (!settings.notices || !canNotify || Notification.permission !== "granted" || !document.hidden) return;
  const told = { body, tag: address, icon: "/icon.svg", data: { address } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, told);
  else new Notification(title, told);
}
