// All texts of the page, from Fluent files that it shares with the terminal and the API. A game's messages are
// beside its rules; no other file of the page contains text.
import { untrack } from "svelte";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import languages from "words:languages";
import { gameWords } from "./api";
import { BESIDE_BOARDS, LATER } from "./later-words";
import { numberLocales } from "./locale";
import { settings } from "./settings.svelte";
import type { Message, Player } from "./wire";

type RawMessage = NonNullable<ReturnType<FluentBundle["getMessage"]>>;
export type Facts = Record<string, FluentVariable>;
export type Language = string; // a folder of words: "en"

/** The available languages, English first. */
export const LANGUAGES: Language[] = [...new Set(["en", ...Object.keys(languages)])];

const loaded = new Map<string, Promise<void>>(); // by subject: "people", "dig/"

interface Spoken {
  bundle: FluentBundle | undefined;
  language: Language;
  forms: Set<string>; // attributes that messages have for other grammatical forms: "to the boat", "zagrywa czaszkę"
  lessons: number; // how often messages were added, so that texts are rendered again
}
const spoken = $state<Spoken>({ bundle: undefined, language: "en", forms: new Set(), lessons: 0 });

/** Add a file's messages. */
function teach(bundle: FluentBundle, forms: Set<string>, text: string): void {
  const resource = new FluentResource(text);
  for (const { attributes } of resource.body) for (const form of Object.keys(attributes ?? {})) forms.add(form);
  bundle.addResource(resource, { allowOverrides: true });
}

/** Format a message in the chosen language, or one of its attributes; a missing one shows its id. */
export function t(id: string, facts?: Facts, form?: string): string {
  const message = known(id);
  const pattern = (form && message?.attributes[form]) || message?.value;
  if (!spoken.bundle || !pattern) return id;
  return spoken.bundle.formatPattern(pattern, facts ?? null, []);
}

/** A thing and what is said about it, with the colon of the language. */
export const labelled = (label: string, text: string): string => t("labelled", { label, text });

/** Format a message of the server, with these names for seats. */
export function say(message: Message, names: string[] = [], form?: string): string {
  return t(message.id, factsOf(message, names), form);
}

/** A message's facts as Fluent arguments; things with messages of their own in every form the language has. */
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

/** A fact as text: a player's name, or a thing's own message. */
function named(thing: Player | Message, names: string[], form?: string): string {
  if (thing.is === "message") return say(thing, names, form);
  return names[thing.seat] ?? t("player-number", { number: thing.seat + 1 });
}

/** Whether a message exists. */
export function hasMessage(id: string): boolean {
  return known(id) !== undefined;
}

/** Find a message; callers run again when messages are added. */
function known(id: string): RawMessage | undefined {
  return spoken.lessons < 0 ? undefined : spoken.bundle?.getMessage(id);
}

export function language(): Language {
  return spoken.language;
}

/** The chosen language, else the first of the browser's that is available. */
export function preferred(): Language {
  const wanted = [settings.language, ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

/** Load the messages of a subject ("people", a game's "dig/" or "dig/howto"), in this language and any chosen later. */
export function loadMessages(subject: string): Promise<void> {
  const known = loaded.get(subject);
  if (known) return known;
  const loading = teachSubject(subject);
  loaded.set(subject, loading);
  loading.catch(() => loaded.delete(subject)); // whoever asks for them next tries again
  return loading;
}

async function teachSubject(subject: string): Promise<void> {
  const { language, bundle, forms } = untrack(() => ({ ...spoken })); // whoever waits for them does not wait again in another language
  for (const text of await textsOf(subject, language)) if (bundle) teach(bundle, forms, text);
  spoken.lessons += 1;
}

/** The files of a subject; those of a game this page was built without come from the server. */
async function textsOf(subject: string, language: Language): Promise<string[]> {
  const texts = await textsWhere(language, (one) => isPartOf(one, subject));
  return texts.length > 0 || !subject.endsWith("/") ? texts : foreignTexts(subject.slice(0, -1), language);
}

/** The messages of a game this page was built without: in English, then in the chosen language. */
async function foreignTexts(game: string, language: Language): Promise<string[]> {
  const languages = language === "en" ? [language] : ["en", language];
  return Promise.all(languages.map((one) => gameWords(game, one).catch(() => "")));
}

/** Whether a file belongs to a subject. */
const isPartOf = (one: string, subject: string): boolean =>
  subject.endsWith("/")
    ? one.startsWith(subject) && !BESIDE_BOARDS.includes(one.slice(subject.length))
    : one === subject;

/** The files of a language whose subject is wanted. */
async function textsWhere(language: Language, wanted: (subject: string) => boolean): Promise<string[]> {
  return [...(await wordFiles(language, wanted)).values()];
}

/** The files of a language as text, by their subject: "page", "dig/log". */
export async function wordFiles(
  language: Language,
  wanted: (subject: string) => boolean = () => true,
): Promise<Map<string, string>> {
  const files = Object.entries((await languages[language]!()).default).filter(([subject]) => wanted(subject));
  return new Map(await Promise.all(files.map(async ([subject, load]) => [subject, (await load()).default] as const)));
}

const saidFromTheStart = (subject: string): boolean =>
  subject.includes("/") ? subject.endsWith("/intro") : !LATER.includes(subject);

/** Load a language and use it. */
export async function setLanguage(language: Language): Promise<void> {
  const later = [...loaded.keys()].map((subject) => textsOf(subject, language));
  const texts = await Promise.all([textsWhere(language, saidFromTheStart), ...later]);
  const bundle = new FluentBundle(numberLocales(language), { useIsolating: false });
  const forms = new Set<string>();
  for (const text of texts.flat()) teach(bundle, forms, text);
  spoken.forms = forms;
  spoken.bundle = bundle;
  spoken.language = language;
  document.documentElement.lang = language;
}
