// Cartagena’s part of the page: its board, the mark of a seat, known cards of a hand, and the names of cards.
import type { SeatView } from "../../wire";
import type { Picture } from "./picture";
import { cardName } from "./words";

export { default } from "./Game.svelte";
export { default as Mark } from "./Mark.svelte";
export { default as KnownCards } from "./OpenHand.svelte";
export const nameCard = ({ picture }: SeatView, card: number): string => cardName(picture as Picture, card);
