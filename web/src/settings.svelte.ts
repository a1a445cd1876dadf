// The settings of the page, in the browser's storage; with an account most of them are the same on every device.
import { keep, recallJson } from "./storage";

export const THEMES = ["auto", "light", "dark"] as const;
export const SPEEDS = ["calm", "quick", "instant"] as const;
export const SIZES = ["normal", "large", "larger"] as const;

export interface Settings {
  name: string;
  language: string;
  theme: (typeof THEMES)[number];
  speed: (typeof SPEEDS)[number];
  size: (typeof SIZES)[number];
  sound: boolean;
  confirm: boolean;
  autoEnd: boolean; // end our turn when nothing else is left to do
  notices: boolean;
}

const KEY = "escapade";
const DEFAULTS: Settings = {
  name: "",
  language: "",
  theme: "auto",
  speed: "calm",
  size: "normal",
  sound: false,
  confirm: false,
  autoEnd: false,
  notices: false,
};

export const settings: Settings = $state({ ...DEFAULTS, ...recallJson<Partial<Settings>>(KEY) });

/** The settings shared by all devices, with their values. The permission to notify belongs to one browser. */
const SHARED: Partial<Record<keyof Settings, RegExp>> = {
  language: /^[a-z]{2}$/,
  theme: /^(auto|light|dark)$/,
  speed: /^(calm|quick|instant)$/,
  sound: /^(yes|no)$/,
  confirm: /^(yes|no)$/,
  autoEnd: /^(yes|no)$/,
};
type SharedSettings = Record<string, string>;
type Saver = (sharedSettings: SharedSettings) => void;
export const LOCAL_ONLY: Saver = () => undefined;
let saver: Saver | undefined; // unknown until we know whether there is an account …
let early: SharedSettings = {}; // … changes until then

/** Save changes to an account too, or only here. */
export function saveWith(wanted: Saver): void {
  saver = wanted;
  if (Object.keys(early).length > 0) saver(early);
  early = {};
}

/** All shared settings, as text. */
export function sharedSettings(): SharedSettings {
  const all = Object.keys(SHARED) as (keyof Settings)[];
  return Object.fromEntries(all.map((key) => [key, written(settings[key])]));
}

/** Take over an account's settings, except invalid ones and those changed here just now. */
export function applySettings(name: string, elsewhere: SharedSettings): void {
  const fits = ([key, value]: [string, string]): boolean => SHARED[key as keyof Settings]?.test(value) ?? false;
  const known = Object.entries({ ...elsewhere, ...early }).filter(fits);
  Object.assign(settings, { name, ...Object.fromEntries(known.map(([key, value]) => [key, understood(value)])) });
  keep(KEY, JSON.stringify(settings));
}

const written = (value: string | boolean): string => (typeof value === "string" ? value : value ? "yes" : "no");
const understood = (value: string): string | boolean => (/^(yes|no)$/.test(value) ? value === "yes" : value);

/** Change a setting and save it. */
export function choose<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  keep(KEY, JSON.stringify(settings));
  if (!SHARED[key]) return;
  if (saver) saver({ [key]: written(value) });
  else early[key] = written(value);
}

const FONT_SIZES: Record<Settings["size"], string> = { normal: "", large: "112.5%", larger: "125%" };

/** Apply the size of everything, and the theme: as chosen, or the device's. */
export function applyTheme(): void {
  document.documentElement.style.fontSize = FONT_SIZES[settings.size] ?? "";
  const dark =
    settings.theme === "dark" || (settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
}
