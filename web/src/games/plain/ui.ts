// The plain board for games that have none of their own.
export { default } from "./Game.svelte";
export { default as Mark } from "./Mark.svelte";
