// A refusal in the language of the page: the rule's sentence is known by its English words, its facts are filled in again.
import type { GameRoom } from "./games";
import type { Refusal } from "./table.svelte";
import { knows, t } from "./words.svelte";

/** The name of a refusal's words: its English sentence, small, with dashes. */
export function refusalKey(word: string): string {
  const slug = word
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `refusal-${slug}`;
}

export function refusalWords(refusal: Refusal, room: GameRoom | undefined): string {
  const key = refusalKey(refusal.word || refusal.says);
  if (!knows(key)) return refusal.says;
  const said = t(key, room?.refusalFacts(refusal.facts ?? {}) ?? {});
  return refusal.rule ? `${said} (${refusal.rule})` : said;
}
