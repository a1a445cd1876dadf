// Browser notifications: whoever has switched them on is notified of their turn while the page is hidden.
import { settings } from "./settings.svelte";

/** Whether this browser has notifications. */
export const canNotify = typeof Notification !== "undefined";

/** Ask for permission. */
export async function askToNotify(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

/** Notify if the page is hidden. Phones only show notifications that come from the service worker. */
export async function notify(title: string, body: string, address: string): Promise<void> {
  if (!settings.notices || !canNotify || Notification.permission !== "granted" || !document.hidden) return;
  const told = { body, tag: address, icon: "/icon.svg", data: { address } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, told);
  else new Notification(title, told);
}
