// What the result of a round says of a run.
import type { Picture, Ran } from "./picture";

/** Whether it says how far a run led, 0 rooms too: once tokens have moved, and not of those behind the winner. */
export const saysRooms = ({ step, winner }: Pick<Picture, "step" | "winner">, { right, moved }: Ran): boolean =>
  moved > 0 || (right && step !== "faster" && winner === null);
