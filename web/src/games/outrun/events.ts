// Made by scripts/events_ts.py from src/escapade/games/outrun/events.py; change it there.

/** A step of the round began that waits for somebody. */
export interface Began {
  event: "Began";
  step: number;
  seat: number;
}

/** The path cards were shuffled into a new deck. */
export interface PathsMade {
  event: "PathsMade";
}

/** A path card was turned up for all to see: a round begins. */
export interface TurnedUp {
  event: "TurnedUp";
  path: number | null;
}

/** A path card was put down unseen, to be opened by each player when ready: a round begins. */
export interface PutDown {
  event: "PutDown";
  path: number | null;
}

/** A player looked at the path and runs. */
export interface Opened {
  event: "Opened";
  seat: number;
  path: number | null;
}

/** The path was shown to all after the runs. */
export interface PathShown {
  event: "PathShown";
  path: number | null;
}

/** A player laid Finish. */
export interface Finished {
  event: "Finished";
  seat: number;
  trail: string;
}

/** A run was turned up, with its times, when everybody had finished. */
export interface RunShown {
  event: "RunShown";
  seat: number;
  trail: string;
}

/** The time was up for a player. */
export interface CameLate {
  event: "CameLate";
  seat: number;
}

/** A player said that the time is up. */
export interface TimeCalled {
  event: "TimeCalled";
  seat: number;
}

/** A run was right. */
export interface RanRight {
  event: "RanRight";
  seat: number;
}

/** A run was wrong. */
export interface RanWrong {
  event: "RanWrong";
  seat: number;
  at: number;
  asked: string;
  overlooked: number;
}

/** The order of the round was found: right runners, wrong ones, late ones. */
export interface Ranked {
  event: "Ranked";
  order: number[];
}

/** A token was put on a place of the monster board. */
export interface Stood {
  event: "Stood";
  seat: number;
  place: number;
}

/** A token ran on through the rooms. */
export interface Moved {
  event: "Moved";
  seat: number;
  rooms: number;
}

/** A token has left the last room. */
export interface Won {
  event: "Won";
  seat: number;
}

/** All interference cards in front of a player were removed. */
export interface Cleared {
  event: "Cleared";
  seat: number;
}

/** A player was infected. */
export interface Infected {
  event: "Infected";
  seat: number;
}

/** A player was cured. */
export interface Cured {
  event: "Cured";
  seat: number;
}

/** The discards were shuffled into a new deck of interference cards. */
export interface DeckMade {
  event: "DeckMade";
}

/** A player drew an interference card into the hand. */
export interface Drew {
  event: "Drew";
  seat: number;
  card: number | null;
}

/** The next interference card was turned over and lies there now. */
export interface TurnedOver {
  event: "TurnedOver";
  spot: number;
  card: number | null;
}

/** A card that lay there went to the discards. */
export interface Removed {
  event: "Removed";
  spot: number;
  card: number | null;
}

/** The next interference card was turned over and discarded: an equal one lies there. */
export interface Wasted {
  event: "Wasted";
  card: number | null;
}

/** A player played an interference card on somebody; it has not taken effect yet. */
export interface Played {
  event: "Played";
  seat: number;
  card: number | null;
  target: number;
}

/** The card played lies in front of the player it was played on. */
export interface Landed {
  event: "Landed";
}

/** The card played went to the discards: it was for once, or a Shield has cancelled it. */
export interface Spent {
  event: "Spent";
}

/** A player used a Shield out of the hand against the card just played. */
export interface Shielded {
  event: "Shielded";
  seat: number;
}

/** The cards in front of one player were given to another. */
export interface GaveAll {
  event: "GaveAll";
  seat: number;
  other: number;
}

/** The cards in front of two players changed places. */
export interface SwappedAll {
  event: "SwappedAll";
  seat: number;
  other: number;
}

/** A player took all cards out of another's hand; the two of them saw which. */
export interface Stole {
  event: "Stole";
  seat: number;
  other: number;
  cards: number[] | null;
}

export type GameEvent =
  | Began
  | PathsMade
  | TurnedUp
  | PutDown
  | Opened
  | PathShown
  | Finished
  | RunShown
  | CameLate
  | TimeCalled
  | RanRight
  | RanWrong
  | Ranked
  | Stood
  | Moved
  | Won
  | Cleared
  | Infected
  | Cured
  | DeckMade
  | Drew
  | TurnedOver
  | Removed
  | Wasted
  | Played
  | Landed
  | Spent
  | Shielded
  | GaveAll
  | SwappedAll
  | Stole;
