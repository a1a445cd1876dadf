// Cartagena’s room: its table, the sign of a seat, and the cards one knows of it.
export { default } from "./Game.svelte";
export { default as Mark } from "./Mark.svelte";
export { default as KnownCards } from "./OpenHand.svelte";
