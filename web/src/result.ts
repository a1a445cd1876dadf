// How a game ended: everybody's place, and where it turned.
import { nextLevel } from "./bots";
import type { NewSeat, NewTable, TableSummary, WinChances } from "./wire";

export interface Placed {
  seat: number;
  place: number | null; // null where the rules do not say: they tell winners from others, and no more
}

/** The winners, then those who played to the end, then those who resigned; among equals the higher score first. */
export function ranking({ seats, winners = [] }: TableSummary, scores: number[] = []): Placed[] {
  const group = (seat: number): number => (seats[seat]!.resigned ? 2 : winners.includes(seat) ? 0 : 1);
  const score = (seat: number): number => scores[seat] ?? 0;
  const sorted = seats.map((_, seat) => seat).sort((a, b) => group(a) - group(b) || score(b) - score(a) || a - b);
  return sorted.map((seat) => {
    const equals = sorted.filter((other) => group(other) === group(seat)).length;
    const before = sorted.filter((other) => group(other) < group(seat)).length;
    return { seat, place: group(seat) === 0 || equals === 1 ? 1 + before : null };
  });
}

export interface TurningPoint {
  version: number;
  seat: number;
  before: number;
  after: number;
}

const LEAST_RISE = 0.1; // a smaller rise is none worth showing

/** The move after which a winner's chance rose most. The last one does not count: it only ends the game. */
export function turningPoint(glances: WinChances[], winners: number[]): TurningPoint | null {
  const rises = glances
    .slice(1, -1)
    .flatMap(({ version, chances }, n) =>
      winners.map((seat) => ({ version, seat, before: glances[n]!.chances[seat] ?? 0, after: chances[seat] ?? 0 })),
    );
  const rise = ({ before, after }: TurningPoint): number => after - before;
  const best = rises.reduce<TurningPoint | null>((top, one) => (top && rise(top) >= rise(one) ? top : one), null);
  return best && rise(best) >= LEAST_RISE ? best : null;
}

/** The bots that have a stronger one, each once. */
export const outgrown = ({ seats }: TableSummary): string[] => [
  ...new Set(seats.flatMap(({ person, bot }) => (!person && bot && nextLevel(bot) !== bot ? [bot] : []))),
];

/** The same table with every bot one level stronger; null if none can be, or other people play. */
export function withStrongerBots(summary: TableSummary, yours: number[]): NewTable | null {
  const { game, options, control, box, seats } = summary;
  if (seats.some(({ person }, seat) => person && !yours.includes(seat)) || outgrown(summary).length === 0) return null;
  const again = seats.map(({ person, name = "", bot = "" }): NewSeat =>
    person ? { who: "me", name } : { who: "bot", bot: nextLevel(bot) },
  );
  return { game, options, control, box, seats: again, public: false, hold: summary.hold };
}
