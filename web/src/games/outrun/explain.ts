// What cards, monsters, places and rooms mean, in one sentence each.
import type { Attachment } from "svelte/attachments";
import { explain } from "../../explain.svelte";
import { labelled, t } from "../../words.svelte";
import type { Card, Picture } from "./picture";
import { cardName, cardSays } from "./words";

export const explainCard = (card: Card): Attachment =>
  explain({ game: "outrun", says: () => labelled(cardName(card), cardSays(card)), rule: "O3" });

export const explainMonster = (monster: Picture["monster"]): Attachment =>
  explain({ game: "outrun", says: () => t(`outrun-explain-${monster}`), rule: "O1.7" });

/** A place of the monster's board, with its signs. */
export function explainPlace(place: number, { signs }: Picture["places"][number]): Attachment {
  const says = (): string =>
    [t(`outrun-explain-${place === 0 ? "zero" : "place"}`), ...signs.map((sign) => t(`outrun-sign-${sign}`))].join(
      " · ",
    );
  return explain({ game: "outrun", says, rule: place === 0 ? "O1.3" : "O1.5" });
}

export const explainRooms = (): Attachment =>
  explain({ game: "outrun", says: () => t("outrun-explain-rooms"), rule: "O1.5" });

export const explainInfected = (): Attachment =>
  explain({ game: "outrun", says: () => t("outrun-explain-infected"), rule: "O4.3" });
