// Made by scripts/events_ts.py from the events in src/escapade/games/outrun; change them there.
import type { Effect } from "../../wire";

/** A step of the round began that waits for a player. */
export interface Began {
  event: "Began";
  details: { step: number; seat: number };
  effects?: Effect[];
}

/** The path cards were shuffled into a new deck. */
export interface PathsMade {
  event: "PathsMade";
  effects?: Effect[];
}

/** A path card was turned up for all to see: a round begins. */
export interface TurnedUp {
  event: "TurnedUp";
  details: { path: number | null };
  effects?: Effect[];
}

/** A path card was put down unseen, to be opened by each player when ready: a round begins. */
export interface PutDown {
  event: "PutDown";
  details: { path: number | null };
  effects?: Effect[];
}

/** A player looked at the path and runs. */
export interface Opened {
  event: "Opened";
  details: { seat: number; path: number | null };
  effects?: Effect[];
}

/** The path was shown to all after the runs. */
export interface PathShown {
  event: "PathShown";
  details: { path: number | null };
  effects?: Effect[];
}

/** A player laid Finish. */
export interface Finished {
  event: "Finished";
  details: { seat: number; trail: string };
  effects?: Effect[];
}

/** A run was turned up, with its times, when everyone had finished. */
export interface RunShown {
  event: "RunShown";
  details: { seat: number; trail: string };
  effects?: Effect[];
}

/** The time was up for a player. */
export interface CameLate {
  event: "CameLate";
  details: { seat: number };
  effects?: Effect[];
}

/** A player said that the time is up. */
export interface TimeCalled {
  event: "TimeCalled";
  details: { seat: number };
  effects?: Effect[];
}

/** A run was right. */
export interface RanRight {
  event: "RanRight";
  details: { seat: number };
  effects?: Effect[];
}

/** A run was wrong. */
export interface RanWrong {
  event: "RanWrong";
  details: { seat: number; at: number; asked: string; overlooked: number };
  effects?: Effect[];
}

/** The order of the round is known: right runners, wrong ones, late ones. */
export interface Ranked {
  event: "Ranked";
  details: { order: number[] };
  effects?: Effect[];
}

/** A token was put on a place of the monster board. */
export interface Stood {
  event: "Stood";
  details: { seat: number; place: number };
  effects?: Effect[];
}

/** A token ran on through the rooms. */
export interface Moved {
  event: "Moved";
  details: { seat: number; rooms: number };
  effects?: Effect[];
}

/** A token has left the last room. */
export interface Won {
  event: "Won";
  details: { seat: number };
  effects?: Effect[];
}

/** All interference cards in front of a player were removed. */
export interface Cleared {
  event: "Cleared";
  details: { seat: number };
  effects?: Effect[];
}

/** A player was infected, by the sign or by another player. */
export interface Infected {
  event: "Infected";
  details: { seat: number };
  effects?: Effect[];
}

/** A player was cured. */
export interface Cured {
  event: "Cured";
  details: { seat: number };
  effects?: Effect[];
}

/** The discards were shuffled into a new deck of interference cards. */
export interface DeckMade {
  event: "DeckMade";
  effects?: Effect[];
}

/** A player drew an interference card into the hand. */
export interface Drew {
  event: "Drew";
  details: { seat: number; card: number | null };
  effects?: Effect[];
}

/** The next interference card was turned over and lies there now. */
export interface TurnedOver {
  event: "TurnedOver";
  details: { spot: number; card: number | null };
  effects?: Effect[];
}

/** A card that lay there went to the discards. */
export interface Removed {
  event: "Removed";
  details: { spot: number; card: number | null };
  effects?: Effect[];
}

/** The next interference card was turned over and discarded: an equal one lies there. */
export interface Wasted {
  event: "Wasted";
  details: { card: number | null };
  effects?: Effect[];
}

/** A player played an interference card on a player; it has not taken effect yet. */
export interface Played {
  event: "Played";
  details: { seat: number; card: number | null; target: number };
  effects?: Effect[];
}

/** The card played lies in front of the player it was played on. */
export interface Landed {
  event: "Landed";
  effects?: Effect[];
}

/** The card in play went to the discards: it works once, or a Shield has cancelled it. */
export interface Spent {
  event: "Spent";
  effects?: Effect[];
}

/** A player used a Shield out of the hand against the card just played. */
export interface Shielded {
  event: "Shielded";
  details: { seat: number };
  effects?: Effect[];
}

/** The cards in front of one player were given to another. */
export interface GaveAll {
  event: "GaveAll";
  details: { seat: number; other: number };
  effects?: Effect[];
}

/** The cards in front of two players changed places. */
export interface SwappedAll {
  event: "SwappedAll";
  details: { seat: number; other: number };
  effects?: Effect[];
}

/** A player took all cards out of another's hand; the two of them saw which. */
export interface Stole {
  event: "Stole";
  details: { seat: number; other: number; cards: number[] | null };
  effects?: Effect[];
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
