// The room for a game that has no board of its own yet: everything in notation.
export { default } from "./Game.svelte";
export { default as Mark } from "./Mark.svelte";

export const move = (_: unknown, one: Record<string, unknown>): string => String(one["text"]);
