// Outrun’s part of the page: its board, and the mark of a seat.
export { default } from "./Game.svelte";
export { default as Mark } from "./Mark.svelte";
export { isNews, rounds } from "./turns";
