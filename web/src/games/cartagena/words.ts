// Names for places, cards and people, in the language of the page.
import { t } from "../../words.svelte";
import { isGrey, landmark, symbolOf, type Picture } from "./picture";

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

/** What the server's refusals say in English about places and cards, said in ours. */
export function refusalFacts(facts: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, factName(String(fact))]));
}

const MARKS: Record<string, string> = { "the cell": "cell", "the boat": "boat", "the hideout": "hideout" };

export function factName(fact: string): string {
  const mark = MARKS[fact];
  if (mark) return t(`cartagena-${mark}`);
  const space = /^space (\d+)$/.exec(fact);
  if (space) return t("cartagena-space", { number: Number(space[1]) });
  const cards = fact.split(" and ").map((part) => /^(?:(a|\d+) )?(grey )?([a-z]+?)s?$/.exec(part));
  if (cards.some((card) => card === null)) return fact;
  return cards.map((card) => cardOf(card![1], Boolean(card![2]), card![3]!)).join(", ");
}

function cardOf(count: string | undefined, grey: boolean, symbol: string): string {
  const name = t(`cartagena-${symbol}`);
  const card = grey ? t("cartagena-grey-card", { symbol: name }) : name;
  return count && count !== "a" ? `${count} × ${card}` : card;
}
