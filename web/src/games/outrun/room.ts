// Outrun's room: its table, and its words for moves.
import { say } from "../../words.svelte";
import type { MoveDescription } from "../../wire";

export { default } from "./Game.svelte";
export { default as Mark } from "./Mark.svelte";

/** A move in the words of its button. */
export const move = (_: unknown, one: Record<string, unknown>, names: string[]): string =>
  say((one as unknown as MoveDescription).message, names);
