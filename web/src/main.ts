// Starts the page: theme, messages, then the app.
import { mount } from "svelte";
import { read } from "./address";
import { hello } from "./api";
import App from "./App.svelte";
import { watchPage } from "./connection.svelte";
import "./look.css";
import { follow } from "./route.svelte";
import { applyTheme } from "./settings.svelte";
import { loadMessages, preferred, setLanguage } from "./words.svelte";

// For a table's address, messages, table and guest are loaded at the same time.
if (read(location.pathname).page === "table") {
  void import("./pages/Table.svelte");
  void hello().catch(() => undefined);
}
applyTheme();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyTheme);
follow();
watchPage();
void setLanguage(preferred())
  .catch(() => setLanguage("en")) // the file of a language may be gone after an update
  .then(() => mount(App, { target: document.getElementById("page")! }))
  .then(() => {
    if (import.meta.env.PROD) void keepOffline().catch(() => undefined); // blocked together with cookies: only online then
  })
  .catch(() => document.getElementById("failed")!.removeAttribute("hidden"));

/** Let the service worker keep this page's files, and the words of the settings, which can be changed offline, too. */
async function keepOffline(): Promise<void> {
  await navigator.serviceWorker?.register("/worker.js");
  const { active } = (await navigator.serviceWorker?.ready) ?? {};
  if (active) await loadMessages("settings");
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
}
