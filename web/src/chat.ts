// Chat lines: quick phrases are sent by name and read in each reader's language.
import type { ChatMessage, QuickPhrase } from "./wire";
import { hasMessage, t } from "./words.svelte";

export const PHRASES: QuickPhrase["phrase"][] = ["hello", "luck", "nice", "played", "thanks", "moment", "sorry"];
export const EMOTES = ["👍", "👏", "😄", "😮", "😢", "🤔"];

/** A line as it is read here. */
export const lineText = ({ phrase = "", text }: ChatMessage): string =>
  phrase && hasMessage(`chat-phrase-${phrase}`) ? t(`chat-phrase-${phrase}`) : text;

/** Lines that were loaded and lines that came meanwhile, in order and each once. */
export function merged(loaded: ChatMessage[], known: ChatMessage[]): ChatMessage[] {
  const all = new Map([...loaded, ...known].map((line) => [line.number, line]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}
