// The room for a game that has no board of its own yet: everything in notation.
export { default } from "./Game.svelte";
export { default as Mark } from "./Mark.svelte";

export const move = (_: Record<string, unknown>, one: Record<string, unknown>): string => String(one["text"]);
export const seatNote = (): string => "";
export const refusalFacts = (facts: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, String(fact)]));
