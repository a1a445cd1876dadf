// Which of our seats is shown: the one that must decide, else the last that did, else the first.
import type { LiveTable } from "./table.svelte";

const last = new WeakMap<LiveTable, number>();

export function shownSeat(table: LiveTable): number | null {
  const { yours, deciding } = table;
  if (yours.length === 0) return null;
  const kept = last.get(table);
  const now = deciding[0] ?? (kept !== undefined && yours.includes(kept) ? kept : yours[0]!);
  last.set(table, now);
  return now;
}
