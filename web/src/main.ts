// The beginning: the theme, the words, then the page.
import { mount } from "svelte";
import App from "./App.svelte";
import "./look.css";
import { follow } from "./route.svelte";
import { applyTheme } from "./settings.svelte";
import { preferred, speak } from "./words.svelte";

applyTheme();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applyTheme);
follow();
void speak(preferred()).then(() => mount(App, { target: document.getElementById("page")! }));
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/worker.js");
