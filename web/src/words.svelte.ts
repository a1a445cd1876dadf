// All sentences of the page: Fluent files that the page shares with the terminal and the API. What belongs to a game lies
// beside its rules; nothing is said anywhere else.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";
import type { Message } from "./wire";

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

interface Spoken {
  bundle: FluentBundle | undefined;
  language: Language;
  forms: Set<string>; // that words have beside the plain one: "to the boat", "zagrywa czaszkę"
}
const spoken = $state<Spoken>({ bundle: undefined, language: "en", forms: new Set() });

/** Add a file's words. */
function teach(bundle: FluentBundle, forms: Set<string>, text: string): void {
  const resource = new FluentResource(text);
  for (const { attributes } of resource.body) for (const form of Object.keys(attributes ?? {})) forms.add(form);
  bundle.addResource(resource);
}

/** Say a sentence of the chosen language, or another form of it; a missing one shows its own name, so that it is found. */
export function t(id: string, facts?: Facts, form?: string): string {
  const message = spoken.bundle?.getMessage(id);
  const pattern = (form && message?.attributes[form]) || message?.value;
  if (!spoken.bundle || !pattern) return id;
  return spoken.bundle.formatPattern(pattern, facts ?? null, []);
}

/** Say a message of the server; seats are called by these names. */
export function say(message: Message, names: string[], form?: string): string {
  return t(message.id, factsOf(message, names), form);
}

/** A message's facts as Fluent takes them: things with words of their own in every form the language has. */
function factsOf({ facts = {} }: Message, names: string[]): Facts {
  const out: Facts = {};
  for (const [name, { number, text, seat, seats, things }] of Object.entries(facts)) {
    if (things) {
      const told = (form?: string): string => things.map((thing) => say(thing, names, form)).join(", ");
      for (const form of spoken.forms) out[`${name}-${form}`] = told(form);
      out[name] = told();
      out[`${name}-count`] = things.length;
    } else if (seats) {
      out[name] = seats.map((one) => names[one] ?? "").join(", ");
      out[`${name}-count`] = seats.length;
    } else {
      out[name] = number ?? text ?? names[seat ?? -1] ?? "";
    }
  }
  return out;
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
  if (spoken.bundle) teach(spoken.bundle, spoken.forms, text);
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
  const forms = new Set<string>();
  for (const text of texts) teach(bundle, forms, text);
  spoken.forms = forms;
  spoken.bundle = bundle;
  spoken.language = language;
  document.documentElement.lang = language;
}
