// Blackgate's room: its table, and its words for moves and refusals.
import { t } from "../../words.svelte";
import type { Move, Picture } from "./picture";
import { moveName } from "./preview";

export { default } from "./Game.svelte";
export { default as Mark } from "./Mark.svelte";
export { refusalFacts } from "./words";

/** A move in the words of its button. */
export const move = (picture: Record<string, unknown>, one: Record<string, unknown>, names: string[]): string =>
  moveName(picture as unknown as Picture, one as unknown as Move, names);

/** What stands beside a player's name: how far the tunnel is, how many cards. */
export function seatNote(given: Record<string, unknown>, seat: number): string {
  const picture = given as unknown as Picture;
  const one = picture.prisoners?.[seat];
  if (!one) return "";
  return t("dig-seat-note", { points: one.tunnel, goal: picture.box.goal, cards: one.held });
}
