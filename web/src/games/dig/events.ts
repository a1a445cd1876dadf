// Made by scripts/events_ts.py from src/escapade/games/dig/events.py; change it there.

/** The next player's turn has begun. */
export interface TurnPassed {
  event: "TurnPassed";
  seat: number;
}

/** Some of the turn's actions are spent. */
export interface ActionTaken {
  event: "ActionTaken";
  seat: number;
  number: number;
}

/** The turn has an action more. */
export interface ActionGained {
  event: "ActionGained";
  seat: number;
}

/** Something that may be done once a turn was done. */
export interface Used {
  event: "Used";
  seat: number;
  number: number;
}

/** A Search was made. */
export interface Searched {
  event: "Searched";
  seat: number;
}

/** A Sell is done. */
export interface Sold {
  event: "Sold";
  seat: number;
}

/** A tunnel is dug. */
export interface Won {
  event: "Won";
  seat: number;
}

/** The die was rolled. */
export interface Rolled {
  event: "Rolled";
  seat: number;
  number: number;
}

/** A prisoner went to an area. */
export interface Went {
  event: "Went";
  seat: number;
  number: number;
}

/** A prisoner took a Beating. */
export interface Beaten {
  event: "Beaten";
  seat: number;
}

/** A prisoner ignored a Beating. */
export interface Shrugged {
  event: "Shrugged";
  seat: number;
}

/** A Beating was removed. */
export interface Healed {
  event: "Healed";
  seat: number;
}

/** A prisoner got cigarettes, or paid them. */
export interface Cigarettes {
  event: "Cigarettes";
  seat: number;
  number: number;
}

/** A Search card was drawn. */
export interface Drew {
  event: "Drew";
  seat: number;
  card: number | null;
}

/** A card of all hands gathered was dealt. */
export interface Dealt {
  event: "Dealt";
  seat: number;
  card: number | null;
}

/** A card was discarded. */
export interface Discarded {
  event: "Discarded";
  seat: number;
  card: number | null;
}

/** A card was taken from its open stack. */
export interface Fetched {
  event: "Fetched";
  seat: number;
  card: number | null;
}

/** A tool was laid in the tunnel. */
export interface Dug {
  event: "Dug";
  seat: number;
  card: number | null;
  points: number;
}

/** An Action card was shown. */
export interface Shown {
  event: "Shown";
  seat: number;
  card: number | null;
}

/** An Action card in play was taken. */
export interface Claimed {
  event: "Claimed";
  seat: number;
  card: number | null;
}

/** The Action card in play was discarded. */
export interface PutAway {
  event: "PutAway";
}

/** A Weapon was laid in a fight. */
export interface Laid {
  event: "Laid";
  seat: number;
  card: number | null;
}

/** A Weapon laid was taken back. */
export interface TookBack {
  event: "TookBack";
  seat: number;
  card: number | null;
}

/** A card went from one player to another in the open. */
export interface HandedOver {
  event: "HandedOver";
  seat: number;
  other: number;
  card: number | null;
}

/** A card was given to a teammate. */
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

/** A Background was revealed. */
export interface Revealed {
  event: "Revealed";
  seat: number;
  number: number;
}

/** The top card of a gang's deck was laid open beside its new member. */
export interface Joined {
  event: "Joined";
  seat: number;
  number: number;
}

/** A gang card that was looked at was laid open beside its new member. */
export interface Kept {
  event: "Kept";
  seat: number;
  number: number;
}

/** A gang card went under its deck. */
export interface Buried {
  event: "Buried";
  seat: number;
  number: number;
}

/** A gang card was looked at. */
export interface Peeked {
  event: "Peeked";
  seat: number;
  gang: number;
  number: number;
}

/** A gang card that was looked at went under its deck. */
export interface PutUnder {
  event: "PutUnder";
  seat: number;
  gang: number;
  number: number;
}

/** Somebody is extorted. */
export interface FightBegan {
  event: "FightBegan";
  seat: number;
  other: number;
  card: number | null;
}

/** Bare fists counted as a Weapon laid. */
export interface FistsUsed {
  event: "FistsUsed";
  seat: number;
}

/** The Weapons laid were discarded. */
export interface FightEnded {
  event: "FightEnded";
}

/** The discards were shuffled into a new deck. */
export interface Reshuffled {
  event: "Reshuffled";
}

/** All hands were gathered and shuffled. */
export interface Gathered {
  event: "Gathered";
}

/** Somebody who was asked did nothing. */
export interface Passed {
  event: "Passed";
  seat: number;
}

/** Michel(le) went to an area. */
export interface MichelWent {
  event: "MichelWent";
  number: number;
}

/** A Michel card was turned up. */
export interface MichelTurned {
  event: "MichelTurned";
  number: number;
}

/** The Michel cards turned up were discarded. */
export interface MichelLeft {
  event: "MichelLeft";
}

/** The Michel discards were shuffled into a new deck. */
export interface MichelReshuffled {
  event: "MichelReshuffled";
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
