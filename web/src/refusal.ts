// Refusals in the language of the page: a game's code is the id of its message, the server's own are `refusal-<code>`.
import { No } from "./api";
import { optionName, valueName } from "./options";
import type { Refusal } from "./table.svelte";
import { knows, say, t } from "./words.svelte";

/** Say it in our words, or in the server's where we have none. */
export function refusalWords(refusal: Refusal, game = "", names: string[] = []): string {
  const id = [refusal.code, `refusal-${refusal.code}`].find((one) => refusal.code && knows(one));
  if (id === undefined) return refusal.says;
  const said = say({ is: "message", id, facts: optionFacts(refusal, game) }, names);
  return refusal.rule ? `${said} (${refusal.rule})` : said;
}

/** Say what went wrong with something asked for over HTTP. */
export function troubleWords(error: unknown, game = ""): string {
  return error instanceof No ? refusalWords(error.refusal, game) : t("unreachable");
}

/** The facts, where they are about an option with its name and value as the form shows them. */
function optionFacts({ code, facts }: Refusal, game: string): Refusal["facts"] {
  const { name, value } = facts;
  if (!/(^|-)option-/.test(code) || typeof name !== "string") return facts;
  const shown = { ...facts, name: optionName(game, name) };
  return typeof value === "string" ? { ...shown, value: valueName(game, name, value) } : shown;
}
