// The parts of a move that the board draws: which pirates go from where to where, and how many cards are drawn.
import type { Choice } from "../../moves/choice";
import { piecesMoved } from "../../moves/picks";
import type { MoveDescription, Pick } from "../../wire";

export const PLACE = "place"; // the zone of spaces, cell, boat and hideout, by their numbers along the path
const PIRATE = "pirate";

export interface Way {
  key: string;
  owner: number;
  start: number;
  end: number;
  draws: number;
}

/** A pirate, and where it stands. */
export interface Taken {
  owner: number;
  start: number;
}

export const pirateAt = (owner: number, at: number): Pick => ({
  pick: "piece",
  piece: PIRATE,
  spot: { zone: PLACE, at },
  owner,
});

/** The pirate that was selected. */
export function takenPirate({ picks }: Choice): Taken | null {
  const pick = picks.find((one) => one.pick === "piece");
  return pick ? { owner: pick.owner ?? -1, start: pick.spot.at ?? -1 } : null;
}

export const waysOf = (moves: MoveDescription[], seat: number | null): Way[] =>
  moves.flatMap((move) =>
    piecesMoved(move)
      .filter(({ piece }) => piece === PIRATE)
      .map(({ owner, start, end }) => ({
        key: move.text,
        owner: owner ?? 0,
        start: start.at ?? 0,
        end: end.at ?? 0,
        draws: drawn(move, seat),
      })),
  );

/** How many cards come into a player's hand. */
const drawn = ({ effects = [] }: MoveDescription, seat: number | null): number =>
  effects.flatMap((one) => (one.does === "cards" && one.end.zone === "hand" && one.end.seat === seat ? one.cards : []))
    .length;
