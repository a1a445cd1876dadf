// Made by scripts/events_ts.py from src/escapade/games/cartagena/events.py; change it there.

/** A pirate went from one place to another. */
export interface Moved {
  event: "Moved";
  seat: number;
  start: number;
  end: number;
}

/** A pirate was pushed forward by another player. */
export interface Pushed {
  event: "Pushed";
  seat: number;
  start: number;
  end: number;
  by: number;
}

/** All pirates of a crew have reached the goal. */
export interface Won {
  event: "Won";
  seat: number;
}

/** One of the turn's actions is spent. */
export interface ActionTaken {
  event: "ActionTaken";
}

/** The next player's turn has begun. */
export interface TurnPassed {
  event: "TurnPassed";
  seat: number;
}

/** A card was laid on the discard pile to do something with it. */
export interface Laid {
  event: "Laid";
  seat: number;
  card: number | null;
}

/** A card went from a hand to the discard pile for nothing. */
export interface Discarded {
  event: "Discarded";
  seat: number;
  card: number | null;
}

/** The next card of the open row was taken. */
export interface Picked {
  event: "Picked";
  seat: number;
  card: number | null;
}

/** A card was drawn from the deck. */
export interface Drew {
  event: "Drew";
  seat: number;
  card: number | null;
}

/** A card was drawn from the deck to choose what becomes of it. */
export interface Peeked {
  event: "Peeked";
  seat: number;
  card: number | null;
}

/** A card that was looked at went into the hand. */
export interface Kept {
  event: "Kept";
  seat: number;
  card: number | null;
}

/** A card that was looked at went under the deck. */
export interface PutUnder {
  event: "PutUnder";
  seat: number;
  card: number | null;
}

/** A card that was looked at was given away. */
export interface Gave {
  event: "Gave";
  seat: number;
  other: number;
  card: number | null;
}

/** A card was taken out of another player's hand. */
export interface Took {
  event: "Took";
  seat: number;
  other: number;
  card: number | null;
}

/** A player looked at another's whole hand. */
export interface Looked {
  event: "Looked";
  seat: number;
  other: number;
  cards: number[] | null;
}

/** The discards were shuffled into a new deck. */
export interface Reshuffled {
  event: "Reshuffled";
}

/** A card was laid at the end of the open row. */
export interface RowGrew {
  event: "RowGrew";
  card: number | null;
}

/** The boat went to the other shore. */
export interface Sailed {
  event: "Sailed";
  seat: number;
  extra: number;
}

/** A chest token was turned over. */
export interface Opened {
  event: "Opened";
  seat: number;
  space: number;
  token: number;
}

/** All tokens were shuffled and one laid on each chest space. */
export interface ChestsLaid {
  event: "ChestsLaid";
}

/** Something must be decided before the game goes on. */
export interface Asked {
  event: "Asked";
  demand: string;
  seat: number;
  details: number[];
}

/** What was asked last is decided. */
export interface Answered {
  event: "Answered";
}

export type GameEvent =
  | Moved
  | Pushed
  | Won
  | ActionTaken
  | TurnPassed
  | Laid
  | Discarded
  | Picked
  | Drew
  | Peeked
  | Kept
  | PutUnder
  | Gave
  | Took
  | Looked
  | Reshuffled
  | RowGrew
  | Sailed
  | Opened
  | ChestsLaid
  | Asked
  | Answered;
