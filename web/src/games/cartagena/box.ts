// Cartagena's printed data on the page of a box: what lists and their entries are called, and symbols as icons.
import { t } from "../../words.svelte";
import { ICONS } from "./look";

export function label([list, key]: string[]): string | undefined {
  if (key === undefined) return t(`cartagena-box-${list}`);
  return list === "tokens" ? t(`cartagena-box-${key}`) : t("cartagena-box-tile", { number: Number(key) + 1 });
}

/** The name of a symbol on a tile. */
export const word = (value: string): string => t(`cartagena-${value}`);

export const icon = (value: string): string | undefined => ICONS[value];

/** There are eight tiles, whatever is printed on them. */
export const fixed = (): boolean => true;

/** The tiles of the first edition are known. */
export const table = { edition: "escape" };
