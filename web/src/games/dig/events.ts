// Made by scripts/events_ts.py from the events in src/escapade/games/dig; change them there.
import type { Effect } from "../../wire";

/** The next player's turn has begun. */
export interface TurnPassed {
  event: "TurnPassed";
  details: { seat: number };
  effects?: Effect[];
}

/** Some of the turn's actions are spent. */
export interface ActionTaken {
  event: "ActionTaken";
  details: { seat: number; number: number };
  effects?: Effect[];
}

/** The turn has an action more. */
export interface ActionGained {
  event: "ActionGained";
  details: { seat: number };
  effects?: Effect[];
}

/** Something that is allowed once a turn was done. */
export interface Used {
  event: "Used";
  details: { seat: number; number: number };
  effects?: Effect[];
}

/** A Search was made. */
export interface Searched {
  event: "Searched";
  details: { seat: number };
  effects?: Effect[];
}

/** A Sell is finished. */
export interface Sold {
  event: "Sold";
  details: { seat: number };
  effects?: Effect[];
}

/** A tunnel is dug. */
export interface Won {
  event: "Won";
  details: { seat: number };
  effects?: Effect[];
}

/** The die was rolled. */
export interface Rolled {
  event: "Rolled";
  details: { seat: number; number: number };
  effects?: Effect[];
}

/** A prisoner went to an area. */
export interface Went {
  event: "Went";
  details: { seat: number; number: number };
  effects?: Effect[];
}

/** A prisoner took a Beating. */
export interface Beaten {
  event: "Beaten";
  details: { seat: number };
  effects?: Effect[];
}

/** A prisoner ignored a Beating. */
export interface Shrugged {
  event: "Shrugged";
  details: { seat: number };
  effects?: Effect[];
}

/** A Beating was removed. */
export interface Healed {
  event: "Healed";
  details: { seat: number };
  effects?: Effect[];
}

/** A prisoner got cigarettes, or paid them. */
export interface Cigarettes {
  event: "Cigarettes";
  details: { seat: number; number: number };
  effects?: Effect[];
}

/** A Search card was drawn. */
export interface Drew {
  event: "Drew";
  details: { seat: number; card: number | null };
  effects?: Effect[];
}

/** A card of all hands gathered was dealt. */
export interface Dealt {
  event: "Dealt";
  details: { seat: number; card: number | null };
  effects?: Effect[];
}

/** A card was discarded. */
export interface Discarded {
  event: "Discarded";
  details: { seat: number; card: number | null };
  effects?: Effect[];
}

/** A card was taken from its open stack. */
export interface Fetched {
  event: "Fetched";
  details: { seat: number; card: number | null };
  effects?: Effect[];
}

/** A tool was laid in the tunnel. */
export interface Dug {
  event: "Dug";
  details: { seat: number; card: number | null; points: number };
  effects?: Effect[];
}

/** An Action card was shown. */
export interface Shown {
  event: "Shown";
  details: { seat: number; card: number | null };
  effects?: Effect[];
}

/** An Action card in play was taken. */
export interface Claimed {
  event: "Claimed";
  details: { seat: number; card: number | null };
  effects?: Effect[];
}

/** The Action card in play was discarded. */
export interface PutAway {
  event: "PutAway";
  effects?: Effect[];
}

/** A Weapon was laid in a fight. */
export interface Laid {
  event: "Laid";
  details: { seat: number; card: number | null };
  effects?: Effect[];
}

/** A Weapon laid was taken back. */
export interface TookBack {
  event: "TookBack";
  details: { seat: number; card: number | null };
  effects?: Effect[];
}

/** A card went from one player to another in the open. */
export interface HandedOver {
  event: "HandedOver";
  details: { seat: number; other: number; card: number | null };
  effects?: Effect[];
}

/** A card was given to a teammate. */
export interface Gave {
  event: "Gave";
  details: { seat: number; other: number; card: number | null };
  effects?: Effect[];
}

/** A card was taken out of another player's hand. */
export interface Took {
  event: "Took";
  details: { seat: number; other: number; card: number | null };
  effects?: Effect[];
}

/** A player looked at another's whole hand. */
export interface Looked {
  event: "Looked";
  details: { seat: number; other: number; cards: number[] | null };
  effects?: Effect[];
}

/** A Background was revealed. */
export interface Revealed {
  event: "Revealed";
  details: { seat: number; number: number };
  effects?: Effect[];
}

/** The top card of a gang's deck was laid open beside its new member. */
export interface Joined {
  event: "Joined";
  details: { seat: number; number: number };
  effects?: Effect[];
}

/** A gang card that was looked at was laid open beside its new member. */
export interface Kept {
  event: "Kept";
  details: { seat: number; number: number };
  effects?: Effect[];
}

/** A gang card went under its deck. */
export interface Buried {
  event: "Buried";
  details: { seat: number; number: number };
  effects?: Effect[];
}

/** A gang card was looked at. */
export interface Peeked {
  event: "Peeked";
  details: { seat: number; gang: number; number: number };
  effects?: Effect[];
}

/** A gang card that was looked at went under its deck. */
export interface PutUnder {
  event: "PutUnder";
  details: { seat: number; gang: number; number: number };
  effects?: Effect[];
}

/** A player is extorted. */
export interface FightBegan {
  event: "FightBegan";
  details: { seat: number; other: number; card: number | null };
  effects?: Effect[];
}

/** Bare fists counted as a Weapon laid. */
export interface FistsUsed {
  event: "FistsUsed";
  details: { seat: number };
  effects?: Effect[];
}

/** The Weapons laid were discarded. */
export interface FightEnded {
  event: "FightEnded";
  effects?: Effect[];
}

/** The discards were shuffled into a new deck. */
export interface Reshuffled {
  event: "Reshuffled";
  effects?: Effect[];
}

/** All hands were gathered and shuffled. */
export interface Gathered {
  event: "Gathered";
  effects?: Effect[];
}

/** A player who was asked did nothing. */
export interface Passed {
  event: "Passed";
  details: { seat: number };
  effects?: Effect[];
}

/** Michel(le) went to an area. */
export interface MichelWent {
  event: "MichelWent";
  details: { number: number };
  effects?: Effect[];
}

/** A Michel card was turned up. */
export interface MichelTurned {
  event: "MichelTurned";
  details: { number: number };
  effects?: Effect[];
}

/** The Michel cards turned up were discarded. */
export interface MichelLeft {
  event: "MichelLeft";
  effects?: Effect[];
}

/** The Michel discards were shuffled into a new deck. */
export interface MichelReshuffled {
  event: "MichelReshuffled";
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

export type GameEvent =
  | TurnPassed
  | ActionTaken
  | ActionGained
  | Used
  | Searched
  | Sold
  | Won
  | Rolled
  | Went
  | Beaten
  | Shrugged
  | Healed
  | Cigarettes
  | Drew
  | Dealt
  | Discarded
  | Fetched
  | Dug
  | Shown
  | Claimed
  | PutAway
  | Laid
  | TookBack
  | HandedOver
  | Gave
  | Took
  | Looked
  | Revealed
  | Joined
  | Kept
  | Buried
  | Peeked
  | PutUnder
  | FightBegan
  | FistsUsed
  | FightEnded
  | Reshuffled
  | Gathered
  | Passed
  | MichelWent
  | MichelTurned
  | MichelLeft
  | MichelReshuffled
  | Asked
  | Answered;
