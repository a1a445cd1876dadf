// All sentences of the page: Fluent files that the page shares with the terminal and the API. What belongs to a game lies
// beside its rules; nothing is said anywhere else.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";

export type Facts = Record<string, FluentVariable>;
export const LANGUAGES = ["en", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

const SHARED = "../../src/escapade/words";
const OF_GAMES = "../../src/escapade/games";
const files = {
  ...import.meta.glob<string>("../../src/escapade/words/*/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../src/escapade/games/*/words/*/*.ftl", { query: "?raw", import: "default" }),
};

// Said where most come to late or never; of a game, everything but its introduction.
const LATER = ["about", "bot-thoughts", "people"];
const learnt = new Set<string>(); // subjects that were asked for: "people", "dig/table"

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
  const text = await files[pathOf(subject, spoken.language)]!();
  spoken.bundle?.addResource(new FluentResource(text));
}

/** Where a subject's words are: "people" is everybody's, "dig/table" a game's. */
function pathOf(subject: string, language: Language): string {
  const [game, part] = subject.split("/");
  return part ? `${OF_GAMES}/${game}/words/${language}/${part}.ftl` : `${SHARED}/${language}/${subject}.ftl`;
}

/** The subject of a file, with its language. */
function subjectOf(path: string): [subject: string, language: string] {
  const [file, language, ...above] = path.replace(".ftl", "").split("/").reverse();
  const own = path.startsWith(SHARED);
  return [own ? file! : `${above[1]}/${file}`, language!];
}

const saidFromTheStart = (subject: string): boolean =>
  subject.includes("/") ? subject.endsWith("/intro") : !LATER.includes(subject);

/** Load a language and speak it. */
export async function speak(language: Language): Promise<void> {
  const paths = Object.keys(files).filter((path) => {
    const [subject, spokenIn] = subjectOf(path);
    return spokenIn === language && (saidFromTheStart(subject) || learnt.has(subject));
  });
  const texts = await Promise.all(paths.map((path) => files[path]!()));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  spoken.bundle = bundle;
  spoken.language = language;
  document.documentElement.lang = language;
}
