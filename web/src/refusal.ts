// A no in the language of the page: a rule's is known by its English words, the server's own by its code.
import { No } from "./api";
import type { GameRoom } from "./games";
import { optionName, valueName } from "./options";
import type { Refusal } from "./table.svelte";
import { knows, t, type Facts } from "./words.svelte";

/** The name of a rule's refusal: its English sentence, small, with dashes. */
export function refusalKey(word: string): string {
  const slug = word
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `refusal-${slug}`;
}

/** Say it in our words, or in the server's where we have none. */
export function refusalWords(refusal: Refusal, room?: GameRoom, game = ""): string {
  const key = refusal.word ? refusalKey(refusal.word) : `no-${refusal.code}`;
  if (!refusal.code && !refusal.word) return refusal.says;
  if (!knows(key)) return refusal.says;
  const said = t(key, refusal.word ? (room?.refusalFacts(refusal.facts) ?? {}) : ownFacts(refusal, game));
  return refusal.rule ? `${said} (${refusal.rule})` : said;
}

/** Say what went wrong with something asked for over HTTP. */
export function troubleWords(error: unknown, game = ""): string {
  return error instanceof No ? refusalWords(error.refusal, undefined, game) : t("unreachable");
}

/** The facts of one of the server's own sentences: numbers as numbers, options by their names here. */
function ownFacts({ code, facts }: Refusal, game: string): Facts {
  const name = String(facts["name"] ?? "");
  return Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => {
      const text = String(fact);
      if (code.startsWith("option-") && key === "name") return [key, optionName(game, text)];
      if (code.startsWith("option-") && key === "value") return [key, valueName(game, name, text)];
      if (key === "cards" || key === "stage") return [key, valueName(game, key, text)];
      return [key, /^\d+$/.test(text) ? Number(text) : text];
    }),
  );
}
