// All sentences of the page: Fluent files that the page shares with the terminal and the API. What belongs to a game lies
// beside its rules; nothing is said anywhere else.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { gameWords } from "./api";
import { settings } from "./settings.svelte";
import type { Message, Player } from "./wire";

type RawMessage = NonNullable<ReturnType<FluentBundle["getMessage"]>>;
export type Facts = Record<string, FluentVariable>;
export type Language = string; // a folder of words: "en"

const SHARED = "../../src/escapade/words";
const files = {
  ...import.meta.glob<string>("../../src/escapade/words/*/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../src/escapade/games/*/words/*/*.ftl", { query: "?raw", import: "default" }),
};

/** The languages there are words in, English first. */
export const LANGUAGES: Language[] = [...new Set(["en", ...Object.keys(files).map((path) => subjectOf(path)[1])])];

/** What a language calls itself. */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

// Said where most come to late or never; of a game, everything but its introduction.
const LATER = ["about", "bot-thoughts", "people", "translate"];
const learnt = new Set<string>(); // subjects that were asked for: "people", "dig/"

interface Spoken {
  bundle: FluentBundle | undefined;
  language: Language;
  forms: Set<string>; // that words have beside the plain one: "to the boat", "zagrywa czaszkę"
  lessons: number; // how often words were added: whoever said something may now say it better
}
const spoken = $state<Spoken>({ bundle: undefined, language: "en", forms: new Set(), lessons: 0 });

/** Add a file's words. */
function teach(bundle: FluentBundle, forms: Set<string>, text: string): void {
  const resource = new FluentResource(text);
  for (const { attributes } of resource.body) for (const form of Object.keys(attributes ?? {})) forms.add(form);
  bundle.addResource(resource, { allowOverrides: true });
}

/** Say a sentence of the chosen language, or another form of it; a missing one shows its own name, so that it is found. */
export function t(id: string, facts?: Facts, form?: string): string {
  const message = known(id);
  const pattern = (form && message?.attributes[form]) || message?.value;
  if (!spoken.bundle || !pattern) return id;
  return spoken.bundle.formatPattern(pattern, facts ?? null, []);
}

/** Say a message of the server; seats are called by these names. */
export function say(message: Message, names: string[] = [], form?: string): string {
  return t(message.id, factsOf(message, names), form);
}

/** A message's facts as Fluent takes them: things with words of their own in every form the language has. */
function factsOf({ facts = {} }: Message, names: string[]): Facts {
  const out: Facts = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (typeof fact !== "object") {
      out[name] = fact;
      continue;
    }
    const things = Array.isArray(fact) ? fact : [fact];
    const told = (form?: string): string => things.map((thing) => named(thing, names, form)).join(", ");
    for (const form of spoken.forms) out[`${name}-${form}`] = told(form);
    out[name] = told();
    out[`${name}-count`] = things.length;
  }
  return out;
}

/** A player by name, a thing by its own words. */
function named(thing: Player | Message, names: string[], form?: string): string {
  if (thing.is === "message") return say(thing, names, form);
  return names[thing.seat] ?? t("player-number", { number: thing.seat + 1 });
}

/** Tell whether a sentence exists. */
export function knows(id: string): boolean {
  return known(id) !== undefined;
}

/** Find a sentence; whoever asks is asked again when words are added. */
function known(id: string): RawMessage | undefined {
  return spoken.lessons < 0 ? undefined : spoken.bundle?.getMessage(id);
}

export function language(): Language {
  return spoken.language;
}

/** The language that was chosen, else the first of the browser's that we speak. */
export function preferred(): Language {
  const wanted = [settings.language, ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

/** Learn what is said in a room of its own, in this language and any that is spoken later: "people", or a game's "dig/". */
export async function learn(subject: string): Promise<void> {
  if (learnt.has(subject)) return;
  learnt.add(subject);
  const { language, bundle, forms } = spoken;
  for (const text of await textsOf(subject, language)) if (bundle) teach(bundle, forms, text);
  spoken.lessons += 1;
}

/** The texts of a subject; those of a game this page was built without come from the server. */
function textsOf(subject: string, language: Language): Promise<string[]> {
  if (!isBuiltIn(subject)) return foreignTexts(subject.slice(0, -1), language);
  return Promise.all(pathsOf(language, (one) => isPartOf(one, subject)).map((path) => files[path]!()));
}

const isBuiltIn = (subject: string): boolean =>
  !subject.endsWith("/") || Object.keys(files).some((path) => subjectOf(path)[0].startsWith(subject));

/** What a game says that this page was built without: in English, and over it in the language spoken. */
async function foreignTexts(game: string, language: Language): Promise<string[]> {
  const languages = language === "en" ? [language] : ["en", language];
  return Promise.all(languages.map((one) => gameWords(game, one).catch(() => "")));
}

/** Whether a file belongs to a subject; a game's introduction is said from the start. */
const isPartOf = (one: string, subject: string): boolean =>
  subject.endsWith("/") ? one.startsWith(subject) && !one.endsWith("/intro") : one === subject;

/** The files of a language whose subject is wanted. */
function pathsOf(language: Language, wanted: (subject: string) => boolean): string[] {
  return Object.keys(files).filter((path) => {
    const [subject, spokenIn] = subjectOf(path);
    return spokenIn === language && wanted(subject);
  });
}

/** The subject of a file, with its language. */
function subjectOf(path: string): [subject: string, language: string] {
  const [file, language, ...above] = path.replace(".ftl", "").split("/").reverse();
  const own = path.startsWith(SHARED);
  return [own ? file! : `${above[1]}/${file}`, language!];
}

/** Every file of a language as text, by its subject: "page", "dig/log". */
export async function wordFiles(language: Language): Promise<Map<string, string>> {
  const paths = pathsOf(language, () => true);
  const texts = await Promise.all(paths.map((path) => files[path]!()));
  return new Map(paths.map((path, n) => [subjectOf(path)[0], texts[n]!]));
}

const saidFromTheStart = (subject: string): boolean =>
  subject.includes("/") ? subject.endsWith("/intro") : !LATER.includes(subject);

/** Load a language and speak it. */
export async function speak(language: Language): Promise<void> {
  const shared = pathsOf(language, saidFromTheStart).map((path) => files[path]!());
  const texts = await Promise.all([...shared, ...[...learnt].map((subject) => textsOf(subject, language))]);
  const bundle = new FluentBundle(language, { useIsolating: false });
  const forms = new Set<string>();
  for (const text of texts.flat()) teach(bundle, forms, text);
  spoken.forms = forms;
  spoken.bundle = bundle;
  spoken.language = language;
  document.documentElement.lang = language;
}
