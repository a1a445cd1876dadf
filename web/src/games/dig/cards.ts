// Cards grouped for display: by kind, by what they are for, and by tunnel.
import type { Box, Card, Prisoner } from "./picture";

export type Use = Card["use"];
export const USES: Use[] = ["dig", "fight", "make", "join", "play", "sell"];

export interface Kind {
  card: number;
  count: number;
}

/** Cards by kind with their numbers, in the order of kinds. */
export function byKind(cards: number[]): Kind[] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count })).sort((a, b) => a.card - b.card);
}

/** The part of a box that describes its cards. */
export type Shelf = Pick<Box, "cards">;

/** A hand sorted by what its cards are for. */
export function byUse(box: Shelf, cards: number[]): { use: Use; cards: Kind[] }[] {
  const kinds = byKind(cards);
  return USES.map((use) => ({ use, cards: kinds.filter(({ card }) => box.cards[card]?.use === use) })).filter(
    ({ cards: some }) => some.length > 0,
  );
}

/** The owner of a tunnel: a player, or a team. */
export interface Crew {
  team: number;
  seats: number[];
  points: number;
  dug: number[];
}

export type Digger = Pick<Prisoner, "team" | "tunnel" | "dug">;

export function crews(prisoners: Digger[]): Crew[] {
  const out: Crew[] = [];
  prisoners.forEach((one, seat) => {
    const known = out.find((crew) => crew.team === one.team);
    if (known) {
      known.seats.push(seat);
      known.dug = known.dug.map((count, card) => count + (one.dug[card] ?? 0));
    } else out.push({ team: one.team, seats: [seat], points: one.tunnel, dug: [...one.dug] });
  });
  return out;
}
