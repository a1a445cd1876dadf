// Cartagena's room: its table, and its words for moves and for refusals.
import { t } from "../../words.svelte";
import { goalOf, type Move, type Picture } from "./picture";
import { moveName } from "./preview";
import { fromPlace } from "./words";

export { default } from "./Game.svelte";
export { default as Mark } from "./Mark.svelte";
export { refusalFacts } from "./words";

/** A move in the words of its button, and from where: without the board it must be told. */
export function move(given: Record<string, unknown>, one: Record<string, unknown>, names: string[]): string {
  const picture = given as unknown as Picture;
  const { start } = one as unknown as Move;
  const said = moveName(picture, one as unknown as Move, names);
  return start === undefined ? said : `${said} (${fromPlace(picture, start)})`;
}

/** What stands beside a player's name: how many are home, how many cards. */
export function seatNote(given: Record<string, unknown>, seat: number): string {
  const picture = given as unknown as Picture;
  const crew = picture.crews?.[seat];
  if (!crew) return "";
  const home = crew.pirates.filter((at) => at === goalOf(picture)).length;
  return t("cartagena-seat-note", { home, all: crew.pirates.length, cards: crew.held });
}
