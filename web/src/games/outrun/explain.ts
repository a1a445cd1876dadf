// What cards, figures, monsters, places and rooms mean, in one sentence each.
import type { Attachment } from "svelte/attachments";
import { explain } from "../../explain.svelte";
import { labelled, t } from "../../words.svelte";
import type { Card, Picture } from "./picture";
import { ANTIDOTE, BIG, MOVEMENT } from "./look";
import { cardName, cardSays, runName } from "./words";

export const explainCard = (card: Card): Attachment =>
  explain({ game: "outrun", says: () => labelled(cardName(card), cardSays(card)), rule: "O3" });

/** A card to run with. One that an interference card adds is explained by that card. */
export function explainRunCard(card: string, cards: Record<number, Card>): Attachment | undefined {
  if (MOVEMENT.includes(card)) {
    const says = (): string => labelled(runName(card), t("outrun-explain-movement"));
    return explain({ game: "outrun", says, rule: "O1.2" });
  }
  const word = card === ANTIDOTE ? "antidote" : card === BIG ? "big" : `long${card}`;
  const adds = Object.values(cards).find((one) => one.word === word);
  return adds && explainCard(adds);
}

/** The path that was run. */
export const explainPath = (): Attachment =>
  explain({ game: "outrun", says: () => t("outrun-explain-path"), rule: "O1.2" });

/** The figure of a player. The keyboard reaches it in the list of runners, not in the picture of the museum. */
export function explainFigure(name: string, room: number, out: number, inMuseum = false): Attachment {
  const stands = room >= out ? "outrun-stands-out" : "outrun-stands";
  const says = (): string => [t(stands, { name, room }), t("outrun-explain-figure")].join(" · ");
  return explain({ game: "outrun", says, rule: "O1.5" }, !inMuseum);
}

export const explainMonster = (monster: Picture["monster"], inMuseum = false): Attachment =>
  explain({ game: "outrun", says: () => t(`outrun-explain-${monster}`), rule: "O1.7" }, !inMuseum);

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
