// What cards, pirates, places and piles are for, in one sentence each.
import type { Attachment } from "svelte/attachments";
import { explain } from "../../explain.svelte";
import { t } from "../../words.svelte";
import type { Picture } from "./picture";
import { isGrey, landmark, symbolOf } from "./pieces";
import { cardName } from "./words";

// The rule that says more about each thing.
const RULES: Record<string, string> = {
  card: "C2.1",
  pistol: "C9.3",
  parrot: "C9.4",
  hook: "C9.5",
  sabre: "C9.6",
  bomb: "C9.7",
  chest: "C9.8",
  grey: "C8.1",
  space: "C3.1",
  cell: "C3.5",
  boat: "C5.1",
  ferry: "C6.2",
  hideout: "C5.1",
  token: "C9.8",
  deck: "C3.2",
  row: "C4.2",
  discards: "C4.3",
};

function explained(what: string, crowd = ""): Attachment {
  const says = (): string =>
    [t(`cartagena-explain-${what}`), ...(crowd ? [t("cartagena-explain-pirates", { crowd })] : [])].join(" · ");
  return explain({ game: "cartagena", says, rule: RULES[what]! });
}

/** A card, by its name: with pirate tricks what its object does, with the card limit what grey ones do. */
export function explainCard(picture: Picture, card: number, options: Record<string, string>): Attachment {
  const symbol = picture.symbols[symbolOf(card)] ?? "";
  const trick = options["tricks"] === "yes" && symbol in RULES ? symbol : "card";
  const what = options["limit"] === "yes" && isGrey(card) ? "grey" : trick;
  const says = (): string => [cardName(picture, card), t(`cartagena-explain-${what}`)].join(" · ");
  return explain({ game: "cartagena", says, rule: RULES[what]! });
}

/** A place, and the pirates on it: `crowd` says whose they are. */
export function explainPlace(picture: Picture, place: number, crowd: string): Attachment {
  const mark = landmark(picture, place);
  if (mark === "boat" && picture.stage === "crossing") return explained("ferry", crowd);
  return explained(mark ?? (picture.chests.includes(place) ? "token" : "space"), crowd);
}

/** Pirates that are a button of their own. */
export const explainPirates = (crowd: string): Attachment =>
  explain({ game: "cartagena", says: () => t("cartagena-explain-pirates", { crowd }), rule: "C3.1" });

export const explainPile = (pile: "deck" | "discards" | "row"): Attachment => explained(pile);
