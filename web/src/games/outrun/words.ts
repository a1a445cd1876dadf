// Names for cards, in the language of the page.
import { say, t } from "../../words.svelte";
import { ANTIDOTE, BIG, MOVEMENT } from "./look";
import type { Card } from "./picture";

/** An interference card, or something that bends a path like one. */
export const cardName = (card: Card): string => say(card.name, []);

/** What it does, in half a sentence. */
export const cardSays = (card: Card): string => say(card.says, []);

/** A card one runs with. */
export function runName(card: string): string {
  if (card === "") return t("outrun-finish");
  if (card === ANTIDOTE) return t("outrun-card-antidote");
  if (card === BIG) return t("outrun-card-big");
  if (!MOVEMENT.includes(card)) return `+${card}`;
  return t("outrun-symbol", { letter: card, symbol: t(`outrun-symbol-${card.toLowerCase()}`) });
}

/** What was laid, in letters. */
export const laidWords = (laid: string): string =>
  [...laid].map((card) => (MOVEMENT.includes(card) ? card : runName(card))).join(" ") || t("outrun-nothing");

export const seconds = (ms: number): string =>
  new Intl.NumberFormat(document.documentElement.lang || "en", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(ms / 1000);
