// The lessons solved in this browser, in its storage.
import { keep, recallJson } from "./storage";

const KEY = "escapade-lessons";

/** The solved lessons of a game, by name. */
export function solvedLessons(game: string): string[] {
  return kept()[game] ?? [];
}

export function markSolved(game: string, lesson: string): void {
  const all = kept();
  keep(KEY, JSON.stringify({ ...all, [game]: [...new Set([...(all[game] ?? []), lesson])] }));
}

function kept(): Record<string, string[]> {
  return recallJson<Record<string, string[]>>(KEY) ?? {};
}
