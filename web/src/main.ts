// The beginning: the theme, the words, then the page.
import { mount } from "svelte";
import { read } from "./address";
import { hello } from "./api";
import App from "./App.svelte";
import "./look.css";
import { follow } from "./route.svelte";
import { applyTheme } from "./settings.svelte";
import { preferred, speak } from "./words.svelte";

// Whoever comes by a table's link waits for the words, the table and a name at once, not one after the other.
if (read(location.pathname).page === "table") {
  void import("./pages/Table.svelte");
  void hello().catch(() => undefined);
}
applyTheme();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyTheme);
follow();
void speak(preferred()).then(() => mount(App, { target: document.getElementById("page")! }));
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("/worker.js");
  void navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name)),
  );
}
