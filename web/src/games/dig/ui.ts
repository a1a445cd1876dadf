// Dig Your Way Out’s part of the page: its board, the mark of a seat, and the names of cards.
import type { SeatView } from "../../wire";
import { say } from "../../words.svelte";
import type { Picture } from "./picture";

export { default } from "./Game.svelte";
export { default as Mark } from "./Mark.svelte";
export { folded } from "./log";
export const nameCard = ({ picture }: SeatView, card: number): string =>
  say((picture as Picture).box.cards[card]!.name);
