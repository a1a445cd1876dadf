// How much time is left, how it is written, and from when on it is short.
import { moment } from "./format";
import type { Clock, Control } from "./wire";

const SHORT = 20_000; // ms
const SHORT_OF_DAYS = 3_600_000; // ms, where a turn may take days
const PART = 3; // with little time for a move, the last third of it is short

const DAY = 86_400_000; // ms from which a deadline is a date

/** The time (ms) that a clock has left at a moment of the server. */
export const leftOn = ({ left, falls }: Clock, now: number): number => Math.max(0, falls == null ? left : falls - now);

/** What a clock shows at a moment of the server: a deadline in days as a date of the reader, who is so far behind the server; else 1:04:07. */
export function clockText(clock: Clock, now: number, behind: number): string {
  const ms = leftOn(clock, now);
  if (clock.falls != null && ms >= DAY) return moment(clock.falls - behind);
  const seconds = Math.ceil(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const pad = (n: number): string => String(n).padStart(2, "0");
  const rest = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** The time left (ms) from which a player is warned. */
export function warningFrom({ kind = "none", seconds = 0 }: Control = {}): number {
  if (kind === "days") return SHORT_OF_DAYS;
  return kind === "move" ? Math.min(SHORT, (seconds * 1000) / PART) : SHORT;
}
