// The room for a game that has no board of its own: its zones, and its moves as buttons.
export { default } from "./Game.svelte";
export { default as Mark } from "./Mark.svelte";
