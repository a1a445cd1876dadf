// Outrun's room: its table, and its words for moves and for refusals.
import { t } from "../../words.svelte";
import type { Move, Picture } from "./picture";
import { moveName } from "./words";

export { default } from "./Game.svelte";
export { default as Mark } from "./Mark.svelte";
export { refusalFacts } from "./words";

/** A move in the words of its button. */
export const move = (
  picture: Record<string, unknown>,
  one: Record<string, unknown>,
  names: string[],
  seat: number,
): string => moveName(picture as unknown as Picture, one as unknown as Move, names, seat);

/** What stands beside a player's name: the room, the cards held, and whether they are infected. */
export function seatNote(given: Record<string, unknown>, seat: number): string {
  const picture = given as unknown as Picture;
  const runner = picture.runners?.[seat];
  if (!runner) return "";
  const room =
    runner.room >= picture.out ? t("outrun-out") : t("outrun-room", { room: runner.room, last: picture.out - 1 });
  const cards = runner.held ? t("outrun-held", { count: runner.held }) : "";
  return [room, cards, runner.infected ? t("outrun-infected") : ""].filter(Boolean).join(" · ");
}
