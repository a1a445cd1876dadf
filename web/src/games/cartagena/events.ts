// Made by scripts/events_ts.py from the events in src/escapade/games/cartagena; change them there.
import type { Effect } from "../../wire";

/** A pirate went from one place to another. */
export interface Moved {
  event: "Moved";
  details: { seat: number; start: number; end: number };
  effects?: Effect[];
}

/** All pirates of a crew have reached the goal. */
export interface Won {
  event: "Won";
  details: { seat: number };
  effects?: Effect[];
}

/** One of the turn's actions is spent. */
export interface ActionTaken {
  event: "ActionTaken";
  effects?: Effect[];
}

/** The next player's turn has begun. */
export interface TurnPassed {
  event: "TurnPassed";
  details: { seat: number };
  effects?: Effect[];
}

/** A card was laid on the discard pile to do something with it. */
export interface Laid {
  event: "Laid";
  details: { seat: number; card: number | null };
  effects?: Effect[];
}

/** The next card of the open row was taken. */
export interface Picked {
  event: "Picked";
  details: { seat: number; card: number | null };
  effects?: Effect[];
}

/** A card was drawn from the deck. */
export interface Drew {
  event: "Drew";
  details: { seat: number; card: number | null };
  effects?: Effect[];
}

/** A card was taken out of another player's hand. */
export interface Took {
  event: "Took";
  details: { seat: number; other: number; card: number | null };
  effects?: Effect[];
}

/** The discards were shuffled into a new deck. */
export interface Reshuffled {
  event: "Reshuffled";
  effects?: Effect[];
}

/** A card was laid at the end of the open row. */
export interface RowGrew {
  event: "RowGrew";
  details: { card: number | null };
  effects?: Effect[];
}

/** A player must decide something before the game goes on. */
export interface Asked {
  event: "Asked";
  details: { demand: string; seat: number; details: number[] };
  effects?: Effect[];
}

/** The topmost demand is settled. */
export interface Answered {
  event: "Answered";
  effects?: Effect[];
}

/** A pirate was pushed forward by another player. */
export interface Pushed {
  event: "Pushed";
  details: { seat: number; start: number; end: number; by: number };
  effects?: Effect[];
}

/** The boat went to the other shore. */
export interface Sailed {
  event: "Sailed";
  details: { seat: number; extra: number };
  effects?: Effect[];
}

/** A card went from a hand to the discard pile without effect. */
export interface Discarded {
  event: "Discarded";
  details: { seat: number; card: number | null };
  effects?: Effect[];
}

/** A card was drawn from the deck to choose from. */
export interface Peeked {
  event: "Peeked";
  details: { seat: number; card: number | null };
  effects?: Effect[];
}

/** A card that was looked at went into the hand. */
export interface Kept {
  event: "Kept";
  details: { seat: number; card: number | null };
  effects?: Effect[];
}

/** A card that was looked at went under the deck. */
export interface PutUnder {
  event: "PutUnder";
  details: { seat: number; card: number | null };
  effects?: Effect[];
}

/** A card that was looked at was given away. */
export interface Gave {
  event: "Gave";
  details: { seat: number; other: number; card: number | null };
  effects?: Effect[];
}

/** A player looked at another's whole hand. */
export interface Looked {
  event: "Looked";
  details: { seat: number; other: number; cards: number[] | null };
  effects?: Effect[];
}

/** A chest token was turned over. */
export interface Opened {
  event: "Opened";
  details: { seat: number; space: number; token: number };
  effects?: Effect[];
}

/** All tokens were shuffled and one laid on each chest space. */
export interface ChestsLaid {
  event: "ChestsLaid";
  effects?: Effect[];
}

export type GameEvent =
  | Moved
  | Won
  | ActionTaken
  | TurnPassed
  | Laid
  | Picked
  | Drew
  | Took
  | Reshuffled
  | RowGrew
  | Asked
  | Answered
  | Pushed
  | Sailed
  | Discarded
  | Peeked
  | Kept
  | PutUnder
  | Gave
  | Looked
  | Opened
  | ChestsLaid;
