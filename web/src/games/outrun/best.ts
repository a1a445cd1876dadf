// One's own best times, kept in one's own browser: by how many cards were to be laid and how many bent the path.
import type { Picture, Ran } from "./picture";

const KEY = "escapade-outrun-best";

export type Best = Record<string, number>;

export function kept(): Best {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Best;
  } catch {
    return {};
  }
}

/** What runs are compared by: "6" is six cards, "6+2" six cards with two that bent the path. */
export function kindOf(ran: Ran): string {
  const bends = (ran.bound ?? []).filter((card) => card !== "boost" && card !== "shield").length;
  const cards = (ran.asked ?? "").length;
  return bends ? `${cards}+${bends}` : String(cards);
}

/** Compare a right run with the best so far; give both, and keep the better. */
export function compared(ran: Ran): { before: number | null; now: number; record: boolean } | null {
  if (!ran.right || ran.time === undefined) return null;
  const all = kept();
  const kind = kindOf(ran);
  const before = all[kind] ?? null;
  const record = before === null || ran.time < before;
  if (record) keep({ ...all, [kind]: ran.time });
  return { before, now: ran.time, record };
}

export function forget(): void {
  keep({});
}

function keep(all: Best): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // a browser that keeps nothing still runs
  }
}

interface Found {
  kind: string;
  before: number | null;
  record: boolean;
}

const seen = new Map<string, Found | null>(); // a run is compared once, however often it is shown

/** How the last run of a seat compares with the best before it. */
export function recordOf(table: string, picture: Picture, seat: number): Found | null {
  const ran = picture.runners[seat]?.ran;
  if (!ran || !picture.ran_path) return null;
  const key = `${table}:${picture.ran_path.symbols}:${ran.time ?? 0}:${ran.laid ?? ""}`;
  if (!seen.has(key)) {
    const found = compared(ran);
    seen.set(key, found && { kind: kindOf(ran), before: found.before, record: found.record });
  }
  return seen.get(key) ?? null;
}
