// What somebody likes, kept in their own browser.
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

/** Change a liking, and keep it. */
export function choose<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
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
