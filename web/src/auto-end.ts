// Ending a turn by itself, for those who switched it on.
import type { MoveDescription } from "./wire";

const END_OF_TURN = "Stop"; // the kind of move that ends a turn, in every game that has one

/** The move that ends the turn, if nothing else is left to do. */
export const onlyEnd = (moves: MoveDescription[] = []): string | null =>
  moves.length === 1 && moves[0]!.kind === END_OF_TURN ? moves[0]!.text : null;
