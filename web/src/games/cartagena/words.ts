// Names for places and cards, in the language of the page.
import { t } from "../../words.svelte";
import type { Picture } from "./picture";
import { isGrey, landmark, symbolOf } from "./pieces";

export function placeName(picture: Picture, place: number): string {
  const mark = landmark(picture, place);
  return mark ? t(`cartagena-${mark}`) : t("cartagena-space", { number: place });
}

export const symbolName = (picture: Picture, symbol: number, form?: string): string =>
  t(`cartagena-${picture.symbols[symbol] ?? ""}`, {}, form);

/** The name of a card; in the form "hyphenated" with soft hyphens, for a narrow place. */
export function cardName(picture: Picture, card: number | null, form?: string): string {
  if (card === null) return t("cartagena-a-card");
  const symbol = symbolName(picture, symbolOf(card), form);
  return isGrey(card) ? t("cartagena-grey-card", { symbol }) : symbol;
}
