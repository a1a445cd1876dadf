// Made by scripts/pictures_ts.py from src/escapade/games/dig/picture.py; change it there.
import type { Message } from "../../wire";

/** A kind of card: its drawing is found by its key. `why` asks the rules why it cannot be used now. */
export interface Card {
  key: string;
  name: Message;
  says: Message;
  use: "dig" | "fight" | "join" | "make" | "play" | "sell";
  signs: number;
  why: string;
}

/** An area of the prison: what a Search draws there, whether one crafts, which numbers of the die lead there. */
export interface Area {
  at: number;
  key: string;
  name: Message;
  says: Message[];
  search: number;
  craft: boolean;
  rolls: number[];
  why: string;
}

/** An open stack on the board. */
export interface Stack {
  card: number;
  count: number;
  area: number;
  why: string;
}

/** A card with a text beside a player: a gang card or a Background. Its drawing is found by its key. */
export interface Text {
  key: string;
  name: Message;
  says: Message;
}

/** A recipe or a gang within reach: the move that leads to it, and what is missing for it. */
export interface Goal {
  move: string;
  key: string;
  gang: boolean;
  ready: boolean;
  says: Message;
}

/** One player as this view knows them. Of `held` cards `hand` are known and `hidden` are not. */
export interface Prisoner {
  area: number;
  team: number;
  beatings: number;
  cigarettes: number;
  tunnel: number;
  dug: number[];
  held: number;
  hand: number[];
  hidden: number;
  doubtful: boolean;
  gang: Text | null;
  background: Text | null;
  revealed: boolean;
  goals: Goal[];
  why: string;
}

/** A Weapon played in a fight. */
export interface Weapon {
  seat: number;
  card: number;
}

/** An extortion under way; without an attacker it is Michel(le)'s. */
export interface Fight {
  attacker: number | null;
  defender: number;
  tool: number | null;
  laid: Weapon[];
  fists: number[];
}

/** Michel or Michelle: where they are, and the cards turned up; a blank card shows nothing. */
export interface Michel {
  who: "michel" | "michelle";
  name: Message;
  area: number;
  turned: number[][];
  deck: number;
}

/** What must be decided before the game goes on: by whom, whether in a fight, or asked of several alike. */
export interface Asked {
  seats: number[];
  fight: boolean;
  window: boolean;
  roll: number | null;
}

/** What is printed and agreed, and which of it is reconstructed. */
export interface Box {
  cards: Card[];
  areas: Area[];
  goal: number;
  teams: boolean;
  reconstructed: string[];
}

/** A table of Dig Your Way Out. */
export interface Picture {
  box: Box;
  prisoners: Prisoner[];
  stacks: Stack[];
  deck: number;
  discards: number[];
  fight: Fight | null;
  michel: Michel | null;
  turn: number;
  left: number;
  asked: Asked | null;
  winners: number[];
}
