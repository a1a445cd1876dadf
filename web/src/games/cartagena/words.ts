// Names for places, cards and people, in the language of the page.
import { t } from "../../words.svelte";
import type { Picture } from "./picture";
import { isGrey, landmark, symbolOf } from "./pieces";

export function placeName(picture: Picture, place: number): string {
  const mark = landmark(picture, place);
  return mark ? t(`cartagena-${mark}`) : t("cartagena-space", { number: place });
}

/** "to the boat", "to space 12": what a move leads to, in the case its language wants. */
export function toPlace(picture: Picture, place: number): string {
  return inForm("to", picture, place);
}

export function fromPlace(picture: Picture, place: number): string {
  return inForm("from", picture, place);
}

function inForm(form: string, picture: Picture, place: number): string {
  const mark = landmark(picture, place);
  return mark ? t(`cartagena-${mark}`, {}, form) : t("cartagena-space", { number: place }, form);
}

export const symbolName = (picture: Picture, symbol: number): string => t(`cartagena-${picture.symbols[symbol] ?? ""}`);

export function cardName(picture: Picture, card: number | null): string {
  if (card === null) return t("cartagena-a-card");
  const symbol = symbolName(picture, symbolOf(card));
  return isGrey(card) ? t("cartagena-grey-card", { symbol }) : symbol;
}

export const listed = (words: string[], language: string): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(words);
