// All sentences of the page: Fluent files, one folder a language, one file a subject; nothing is said anywhere else.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";

export type Facts = Record<string, FluentVariable>;
export const LANGUAGES = ["en", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>("./words/*/*.ftl", { query: "?raw", import: "default" });

// said where most come to late or never
const LATER = ["about", "bot-thoughts", "dig-refusals", "dig-room", "outrun-room", "people"];
const learnt = new Set<string>(); // of these, what was asked for

const spoken = $state<{ bundle: FluentBundle | undefined; language: Language }>({ bundle: undefined, language: "en" });

/** Say a sentence of the chosen language; a missing one shows its own name, so that it is found. */
export function t(id: string, facts?: Facts): string {
  const message = spoken.bundle?.getMessage(id);
  if (!spoken.bundle || !message?.value) return id;
  return spoken.bundle.formatPattern(message.value, facts ?? null, []);
}

/** Tell whether a sentence exists. */
export function knows(id: string): boolean {
  return spoken.bundle?.hasMessage(id) ?? false;
}

export function language(): Language {
  return spoken.language;
}

/** The language that was chosen, else the first of the browser's that we speak. */
export function preferred(): Language {
  const wanted = [settings.language, ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? "en";
}

/** Learn what is said in a room of its own, in this language and any that is spoken later. */
export async function learn(subject: string): Promise<void> {
  learnt.add(subject);
  const text = await files[`./words/${spoken.language}/${subject}.ftl`]!();
  spoken.bundle?.addResource(new FluentResource(text));
}

const untaught = (path: string): boolean =>
  LATER.some((subject) => path.endsWith(`/${subject}.ftl`) && !learnt.has(subject));

/** Load a language and speak it. */
export async function speak(language: Language): Promise<void> {
  const paths = Object.keys(files).filter((path) => path.startsWith(`./words/${language}/`) && !untaught(path));
  const texts = await Promise.all(paths.map((path) => files[path]!()));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  spoken.bundle = bundle;
  spoken.language = language;
  document.documentElement.lang = language;
}
