// Blackgate's room: its table, and its words for moves.
import type { MoveDescription } from "../../wire";
import { say } from "../../words.svelte";

export { default } from "./Game.svelte";
export { default as Mark } from "./Mark.svelte";

/** A move in the words of its button. */
export const move = (_: unknown, one: Record<string, unknown>, names: string[]): string =>
  say((one as unknown as MoveDescription).message, names);
