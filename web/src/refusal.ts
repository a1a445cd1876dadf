// Refusals in the language of the page: a game's code is the id of its message, the server's own are `refusal-<code>`.
import { RequestRefused } from "./api";
import { refusalFile } from "./later-words";
import { optionName, valueName } from "./options";
import type { Refusal } from "./table.svelte";
import { hasMessage, loadMessages, say, t } from "./words.svelte";

/** A refusal in the language of the page; the server's sentence until its message is loaded, or if there is none. */
export function refusalWords(refusal: Refusal, game = "", names: string[] = []): string {
  // The server says it in the browser's language; the detail in its facts is in English.
  if (refusal.code === "position") return refusal.says.replace(` (${refusal.rule})`, "");
  const id = [refusal.code, `refusal-${refusal.code}`].find((one) => refusal.code && hasMessage(one));
  if (id === undefined) {
    void loadMessages(refusalFile(refusal.code));
    return refusal.says;
  }
  return say({ is: "message", id, facts: optionFacts(refusal, game) }, names);
}

/** The sentence for a failed HTTP request. */
export function troubleWords(error: unknown, game = ""): string {
  return error instanceof RequestRefused ? refusalWords(error.refusal, game) : t("unreachable");
}

/** The rule that a failed HTTP request would break; empty if it is none. */
export const troubleRule = (error: unknown): string => (error instanceof RequestRefused ? error.refusal.rule : "");

/** The facts of a refusal; options and values by their names in the form. */
function optionFacts({ code, facts }: Refusal, game: string): Refusal["facts"] {
  const { name, value } = facts;
  if (!/(^|-)option-/.test(code) || typeof name !== "string") return facts;
  const shown = { ...facts, name: optionName(game, name) };
  return typeof value === "string" ? { ...shown, value: valueName(game, name, value) } : shown;
}
