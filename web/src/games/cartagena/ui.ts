// Cartagena’s part of the page: its board, the mark of a seat, and known cards of a hand.
export { default } from "./Game.svelte";
export { default as Mark } from "./Mark.svelte";
export { default as KnownCards } from "./OpenHand.svelte";
