// Starts the page: theme, messages, then the app.
import { mount } from "svelte";
import { read } from "./address";
import { hello } from "./api";
import App from "./App.svelte";
import "./look.css";
import { follow } from "./route.svelte";
import { applyTheme } from "./settings.svelte";
import { preferred, setLanguage } from "./words.svelte";

// For a table's address, messages, table and guest are loaded at the same time.
if (read(location.pathname).page === "table") {
  void import("./pages/Table.svelte");
  void hello().catch(() => undefined);
}
applyTheme();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyTheme);
follow();
void setLanguage(preferred()).then(() => mount(App, { target: document.getElementById("page")! }));
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("/worker.js");
  void navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name)),
  );
}
