// Blackgate’s room: its table, and the sign of a seat.
export { default } from "./Game.svelte";
export { default as Mark } from "./Mark.svelte";
