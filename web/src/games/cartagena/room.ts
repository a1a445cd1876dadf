// Cartagena's room: its table, and its words for the log and for refusals.
import { t } from "../../words.svelte";
import { goalOf, type Picture } from "./picture";

export { default } from "./Game.svelte";
export { default as Mark } from "./Mark.svelte";
export { tell } from "./tell";
export { refusalFacts } from "./words";

/** What stands beside a player's name: how many are home, how many cards. */
export function seatNote(given: Record<string, unknown>, seat: number): string {
  const picture = given as unknown as Picture;
  const crew = picture.crews?.[seat];
  if (!crew) return "";
  const home = crew.pirates.filter((at) => at === goalOf(picture)).length;
  return t("cartagena-seat-note", { home, all: crew.pirates.length, cards: crew.held });
}
