// Dig's printed data on the page of a box: what lists and their entries are called, and which words may stand there.
import type { Json } from "../../wire";
import { hasMessage, t } from "../../words.svelte";

const GANGS = ["cartel", "bikers", "triad", "crew", "mafia", "brotherhood"];

export function label(path: string[]): string | undefined {
  const [list, key] = path;
  const last = path[path.length - 1]!;
  if (key === undefined) return t(`dig-box-${list}`);
  if (path.length > 2) return Number.isInteger(Number(last)) ? undefined : fieldLabel(list!, last);
  if (list === "tunnel") return tunnelLabel(key);
  if (list === "values") return t(`value-dig-values-${key}`);
  if (list === "limits") return t(`dig-box-${key}`);
  if (list === "recipes" || list === "deals") return t("dig-box-entry", { number: Number(key) + 1 });
  return word(key);
}

/** What a field of an area, a card, a recipe or a price is. */
function fieldLabel(list: string, field: string): string {
  if (list === "values") return word(field);
  return t(`dig-box-${list === "areas" && field === "search" ? "draws" : field}`);
}

function tunnelLabel(key: string): string {
  const number = key.replace("teams-", "");
  return t(key === number ? "dig-box-players" : "dig-box-teams", { number });
}

/** The name of an area, a card or a gang; of a Michel card all that it shows. */
export function word(value: string): string {
  if (value === "blank") return t("dig-box-blank");
  const named = (one: string): string =>
    ["area", "card", "gang"]
      .map((kind) => `dig-${kind}-${one}`)
      .filter(hasMessage)
      .map((id) => t(id))[0] ?? one;
  return value.split("+").map(named).join(" + ");
}

/** The words that may stand at a place. */
export function choices(path: string[], data: Record<string, Json>): string[] | undefined {
  const field = path.findLast((key) => !Number.isInteger(Number(key)));
  if (field === "die") return Object.keys(data["areas"] ?? {});
  if (field === "from") return Object.keys(data["search"] ?? {});
  if (field === "make" || field === "take") return Object.keys(data["stacks"] ?? {});
  return field === "gangs" ? GANGS : undefined;
}

/** A side of the die leads to two areas. */
export const fixed = ([list]: string[]): boolean => list === "die";
