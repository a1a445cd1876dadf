// What moves name: cards, pieces, places and players to click, and where pieces would go.
import type { MoveDescription, PieceMoves, Pick, Spot } from "../wire";

/** A key for a place of the table: "deck", "hand-2", "area-3". Elements of a board have it as `data-anchor`. */
export const spotKey = ({ zone, seat, at }: Spot): string =>
  [zone, seat, at].filter((part) => part !== undefined && part !== null).join("-");

/** A key for a pick, to compare it with others. */
export function pickKey(pick: Pick): string {
  if (pick.pick === "player") return `player-${pick.seat}`;
  const what = pick.pick === "card" ? pick.card : pick.pick === "piece" ? `${pick.piece}-${pick.owner ?? ""}` : "";
  return [pick.pick, what, spotKey(pick.spot)].join("-");
}

export const isSame = (one: Pick, other: Pick): boolean => pickKey(one) === pickKey(other);
export const includes = (picks: Pick[], pick: Pick): boolean => picks.some((one) => isSame(one, pick));
export const picksOf = (move: MoveDescription): Pick[] => move.picks ?? [];
export const isHand = ({ zone, seat: owner }: Spot, seat: number | null): boolean => zone === "hand" && owner === seat;

export const handCard = (card: number, seat: number): Pick => ({ pick: "card", card, spot: { zone: "hand", seat } });
export const spotPick = (spot: Spot): Pick => ({ pick: "spot", spot });

/** The pieces that a move sends somewhere. */
export const piecesMoved = (move: MoveDescription): PieceMoves[] =>
  (move.effects ?? []).flatMap((effect) => (effect.does === "piece" ? [effect] : []));

/** The places of a zone where a move puts a piece, by their numbers. */
export const leadsTo = (move: MoveDescription, zone: string): number[] =>
  piecesMoved(move).flatMap(({ end }) => (end.zone === zone && end.at != null ? [end.at] : []));

/** Whose pieces moves send to the places of a zone, by place; null for a piece without an owner. */
export function comers(moves: MoveDescription[], zone: string): Map<number, Set<number | null>> {
  const found = new Map<number, Set<number | null>>();
  for (const { end, owner } of moves.flatMap(piecesMoved))
    if (end.zone === zone && end.at != null) found.set(end.at, (found.get(end.at) ?? new Set()).add(owner ?? null));
  return found;
}

/** Whether a move names something. A place is also named by a piece that would go there. */
export const names = (move: MoveDescription, pick: Pick): boolean =>
  includes(picksOf(move), pick) ||
  (pick.pick === "spot" && piecesMoved(move).some(({ end }) => spotKey(end) === spotKey(pick.spot)));

/** The cards of a player's hand among some picks. */
export const cardsIn = (picks: Pick[], seat: number | null): Set<number> =>
  new Set(picks.flatMap((one) => (one.pick === "card" && isHand(one.spot, seat) ? [one.card] : [])));

export const playersIn = (picks: Pick[]): Set<number> =>
  new Set(picks.flatMap((one) => (one.pick === "player" ? [one.seat] : [])));

/** The places of a zone among some picks, by their numbers. */
export const spotsIn = (picks: Pick[], zone: string): Set<number> =>
  new Set(picks.flatMap((one) => (one.pick === "spot" && one.spot.zone === zone ? [one.spot.at ?? 0] : [])));

/** The places of a zone that a click selects next: moves name them and put a piece there, and none of them is selected yet. */
export const offeredPlaces = (moves: MoveDescription[], selected: Pick[], zone: string): Set<number> =>
  new Set(
    moves.flatMap((move) =>
      leadsTo(move, zone).filter((at) => {
        const place = spotPick({ zone, at });
        return includes(picksOf(move), place) && !includes(selected, place);
      }),
    ),
  );
