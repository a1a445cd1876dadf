// What somebody likes, kept in their own browser; with an account, most of it on every device.
export interface Settings {
  name: string;
  language: string;
  theme: "auto" | "light" | "dark";
  speed: "calm" | "quick" | "instant";
  sound: boolean;
  confirm: boolean;
  notices: boolean;
}

const KEY = "escapade";
const DEFAULTS: Settings = {
  name: "",
  language: "",
  theme: "auto",
  speed: "calm",
  sound: false,
  confirm: false,
  notices: false,
};

export const settings: Settings = $state({ ...DEFAULTS, ...kept() });

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

/** What goes along to every device, and what it can be; a browser's leave to notify stays where it was given. */
const SHARED: Partial<Record<keyof Settings, RegExp>> = {
  language: /^[a-z]{2}$/,
  theme: /^(auto|light|dark)$/,
  speed: /^(calm|quick|instant)$/,
  sound: /^(yes|no)$/,
  confirm: /^(yes|no)$/,
};
type Likings = Record<string, string>;
type Keeper = (likings: Likings) => void;
export const HERE_ALONE: Keeper = () => undefined;
let keeper: Keeper | undefined; // until it is known who we are there is none …
let early: Likings = {}; // … and what is chosen waits for one

/** Let whatever is chosen be kept elsewhere too, or here alone. */
export function keepWith(wanted: Keeper): void {
  keeper = wanted;
  if (Object.keys(early).length > 0) keeper(early);
  early = {};
}

/** All that goes along, as text. */
export function likings(): Likings {
  const all = Object.keys(SHARED) as (keyof Settings)[];
  return Object.fromEntries(all.map((key) => [key, written(settings[key])]));
}

/** Like what somebody likes elsewhere; what makes no sense here, or was chosen here just now, is left alone. */
export function adopt(name: string, elsewhere: Likings): void {
  const fits = ([key, value]: [string, string]): boolean => SHARED[key as keyof Settings]?.test(value) ?? false;
  const known = Object.entries({ ...elsewhere, ...early }).filter(fits);
  Object.assign(settings, { name, ...Object.fromEntries(known.map(([key, value]) => [key, understood(value)])) });
  keep();
}

const written = (value: string | boolean): string => (typeof value === "string" ? value : value ? "yes" : "no");
const understood = (value: string): string | boolean => (/^(yes|no)$/.test(value) ? value === "yes" : value);

/** Change a liking, and keep it. */
export function choose<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  keep();
  if (!SHARED[key]) return;
  if (keeper) keeper({ [key]: written(value) });
  else early[key] = written(value);
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** Show the page light or dark, as chosen or as the device has it. */
export function applyTheme(): void {
  const dark =
    settings.theme === "dark" || (settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
}
