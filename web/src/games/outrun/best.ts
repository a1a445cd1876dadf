// One's own best times, kept in one's own browser: by how many cards were to be laid and how many bent the path.
import type { Card, Laid, Picture } from "./picture";

const KEY = "escapade-outrun-best";
const EASY = ["boost", "shield"]; // cards that take no thought while one runs

export type Best = Record<string, number>;

export function kept(): Best {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Best;
  } catch {
    return {};
  }
}

export interface Found {
  kind: string;
  before: number | null;
  record: boolean;
}

/** What runs are compared by: "6" is six cards, "6+2" six cards with two that bent the path. */
export function kindOf({ asked, bound }: Laid, cards: Record<number, Card>): string {
  const bends = bound.filter((card) => !EASY.includes(cards[card]!.word)).length;
  return bends ? `${asked.length}+${bends}` : String(asked.length);
}

/** The cards of a kind, and how many of them are interference cards that change the path. */
export function partsOf(kind: string): { cards: number; bends: number } {
  const [cards, bends] = kind.split("+").map(Number);
  return { cards: cards!, bends: bends ?? 0 };
}

/** Compare the time of a right run with the best of its kind so far, and keep the better. */
export function compared(kind: string, time: number): Found {
  const all = kept();
  const before = all[kind] ?? null;
  const record = before === null || time < before;
  if (record) keep({ ...all, [kind]: time });
  return { kind, before, record };
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

const seen = new Map<string, Found>(); // a run is compared once, however often it is shown

/** How the last run of a seat compares with the best before it. */
export function recordOf(table: string, picture: Picture, seat: number): Found | null {
  const { run, right } = picture.runners[seat]?.ran ?? {};
  if (!run || !right || !picture.ran_path) return null;
  const key = `${table}:${picture.ran_path.symbols}:${run.time}:${run.laid}`;
  const found = seen.get(key) ?? compared(kindOf(run, picture.cards), run.time);
  seen.set(key, found);
  return found;
}
