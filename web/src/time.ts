// How much time is left, and from when on it is short.
import type { Control } from "./wire";

const SHORT = 20_000; // ms
const SHORT_OF_DAYS = 3_600_000; // ms, where a turn may take days
const PART = 3; // with little time for a move, the last third of it is short

/** The time left (ms) from which a player is warned. */
export function warningFrom({ kind = "none", seconds = 0 }: Control = {}): number {
  if (kind === "days") return SHORT_OF_DAYS;
  return kind === "move" ? Math.min(SHORT, (seconds * 1000) / PART) : SHORT;
}
