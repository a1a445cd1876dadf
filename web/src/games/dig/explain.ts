// What cards, areas, figures and signs mean, in one sentence each; what is printed on a card comes from the server.
import type { Attachment } from "svelte/attachments";
import { explain } from "../../explain.svelte";
import { labelled, say, t, type Facts } from "../../words.svelte";
import type { Area, Card, Text } from "./picture";

// The rule that says more about each use of a card, and about each sign.
const USES: Record<Card["use"], string> = {
  dig: "D1.2",
  fight: "D3.7",
  make: "D3.6",
  join: "D3.4",
  play: "D8",
  sell: "D4",
};
const RULES = {
  beating: "D4.1",
  cigarettes: "D4",
  held: "D10",
  tunnel: "D1.1",
  deck: "D8",
  discards: "D0.3",
  "michel-deck": "D6.5",
  "michel-card": "D6.4",
  roll: "D3.2",
};

export const explainCard = (card: Card): Attachment =>
  explain({ game: "dig", says: () => labelled(say(card.name), say(card.says)), rule: USES[card.use] });

/** A gang card or a Background. */
export const explainText = (text: Text): Attachment =>
  explain({ game: "dig", says: () => labelled(say(text.name), say(text.says)), rule: "D9" });

export function explainArea(area: Area): Attachment {
  const kind = area.key.startsWith("block-") ? "cell-block" : area.key;
  const says = (): string =>
    [labelled(say(area.name), t(`dig-explain-${kind}`)), ...area.says.map((line) => say(line))].join(" · ");
  return explain({ game: "dig", says, rule: "D4" });
}

/** The figure of a player. */
export const explainFigure = (name: string): Attachment =>
  explain({ game: "dig", says: () => labelled(name, t("dig-explain-figure")), rule: "D3.7" });

export const explainMichel = (): Attachment => explain({ game: "dig", says: () => t("dig-michel-says"), rule: "D6.3" });

export const explainSign = (sign: keyof typeof RULES, facts?: Facts): Attachment =>
  explain({ game: "dig", says: () => t(`dig-explain-${sign}`, facts), rule: RULES[sign] });

/** Fists that a gang card lets count as a Weapon. */
export const explainFists = (): Attachment => explain({ game: "dig", says: () => t("dig-text-bikers2"), rule: "D9" });
