// Our best times in this browser's storage, by the number of cards to lay and of interference cards that bend a run.
import { seconds } from "../../format";
import { forget as clear, keep, recallJson } from "../../storage";
import type { Card, Laid, Picture } from "./picture";

const KEY = "escapade-outrun-best";
const EASY = ["boost", "shield"]; // interference cards that do not make a run harder
const SHORTCUTS = ["small", "big"]; // those that make it easier: such a run is of no kind

export type Best = Record<string, number>;

export function kept(): Best {
  return recallJson<Best>(KEY) ?? {};
}

export interface Found {
  kind: string;
  before: number | null;
  record: boolean;
}

/** The kind of a run, within which times are compared: "6" is six cards, "6+2" six with two that make it harder. */
export function kindOf({ asked, bound }: Laid, cards: Record<number, Card>): string | null {
  const words = bound.map((card) => cards[card]!.word);
  if (words.some((word) => SHORTCUTS.includes(word))) return null;
  const bends = words.filter((word) => !EASY.includes(word)).length;
  return bends ? `${asked.length}+${bends}` : String(asked.length);
}

/** The number of cards of a kind of run, and of its interference cards. */
export function partsOf(kind: string): { cards: number; bends: number } {
  const [cards, bends] = kind.split("+").map(Number);
  return { cards: cards!, bends: bends ?? 0 };
}

/** Compare the time of a correct run with the best of its kind, and store the better. Times that look equal are. */
export function compared(kind: string, time: number): Found {
  const all = kept();
  const before = all[kind] ?? null;
  const better = before === null || time < before;
  if (better) keep(KEY, JSON.stringify({ ...all, [kind]: time }));
  return { kind, before, record: better && (before === null || seconds(time) !== seconds(before)) };
}

export function forget(): void {
  clear(KEY);
}

const seen = new Map<string, Found>(); // results by run: each is compared once, however often it is shown

/** How the last run of a seat compares with the best before it. */
export function recordOf(table: string, picture: Picture, seat: number): Found | null {
  const { run, right } = picture.runners[seat]?.ran ?? {};
  if (!run || !right || !picture.ran_path) return null;
  const kind = kindOf(run, picture.cards);
  if (kind === null) return null;
  const key = `${table}:${picture.ran_path.symbols}:${run.time}:${run.laid}`;
  const found = seen.get(key) ?? compared(kind, run.time);
  seen.set(key, found);
  return found;
}
