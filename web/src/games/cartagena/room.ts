// Cartagena's room: its table, and its words for moves and for refusals.
import type { Picture } from "./picture";
import type { Move } from "./pieces";
import { moveName } from "./preview";
import { fromPlace } from "./words";

export { default } from "./Game.svelte";
export { default as Mark } from "./Mark.svelte";

/** A move in the words of its button, and from where: without the board it must be told. */
export function move(given: unknown, one: Record<string, unknown>, names: string[]): string {
  const picture = given as Picture;
  const { start } = one as unknown as Move;
  const said = moveName(picture, one as unknown as Move, names);
  return start === undefined ? said : `${said} (${fromPlace(picture, start)})`;
}
