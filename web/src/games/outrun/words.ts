// Names for cards, in the language of the page.
import { say, t } from "../../words.svelte";
import { ANTIDOTE, BIG, MOVEMENT } from "./look";
import type { Card } from "./picture";

/** The name of an interference card, or of something with the same effect. */
export const cardName = (card: Card): string => say(card.name, []);

/** Its effect, in half a sentence. */
export const cardSays = (card: Card): string => say(card.says, []);

/** The name of a movement card. */
export function runName(card: string): string {
  if (card === "") return t("outrun-finish");
  if (card === ANTIDOTE) return t("outrun-card-antidote");
  if (card === BIG) return t("outrun-card-big");
  if (!MOVEMENT.includes(card)) return `+${card}`;
  return t("outrun-symbol", { letter: card, symbol: t(`outrun-symbol-${card.toLowerCase()}`) });
}

/** The cards that were laid, as letters. */
export const laidWords = (laid: string): string =>
  [...laid].map((card) => (MOVEMENT.includes(card) ? card : runName(card))).join(" ") || t("outrun-nothing");
