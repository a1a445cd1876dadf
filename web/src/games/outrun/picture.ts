// Made by scripts/pictures_ts.py from src/escapade/games/outrun/picture.py; change it there.
import type { Message } from "../../wire";

/** A kind of interference card, or the antidote sign that bends a path like one. */
export interface Card {
  word: string;
  name: Message;
  says: Message;
}

/** A path card: the symbols it asks for, and whether it shows the antidote sign where that matters. */
export interface Path {
  symbols: string;
  antidote: boolean;
}

/** A place of the monster board; the first is the +0 area. */
export interface Place {
  rooms: number;
  open: boolean;
  signs: ("biohazard" | "burned" | "cards" | "wounded")[];
}

/** A card that binds a player, and the symbols of the path it acts on, from 0. */
export interface Bend {
  card: number;
  at: number[];
}

/** The first wrong card of a run, from 1, and why it is wrong. */
export interface Mistake {
  at: number;
  why: Message;
}

/** A finished run: what was laid, what clocks have measured (ms), what was asked for, and which cards bent it. */
export interface Laid {
  laid: string;
  laps: number[];
  time: number;
  credit: number;
  ping: number;
  asked: string;
  bound: number[];
  mistake: Mistake | null;
}

/** How a player ran in the last round; one who was late has no run to show. */
export interface Ran {
  right: boolean;
  moved: number;
  run: Laid | null;
}

/** One player's side. `hand` are the cards known, `held` how many there are; `to_lay` the cards to run with. */
export interface Runner {
  room: number;
  place: number;
  front: number[];
  hand: number[];
  held: number;
  infected: boolean;
  immune: boolean;
  opened: boolean;
  status: "finished" | "late" | "running";
  ran: Ran | null;
  to_lay: string;
  bends: Bend[];
  may_call: boolean;
}

/** A card that was played and has not taken effect. */
export interface Played {
  card: number;
  by: number;
  target: number;
}

/** A table of Outrun. Interference cards are numbers; `cards` says what each of those to be seen is. */
export interface Picture {
  monster: "bear" | "dragon" | "vampire" | "zombie";
  mode: "apart" | "relaxed" | "together";
  out: number;
  round: number;
  step: "effects" | "faster" | "interference" | "reaction" | "run" | "turn";
  asked: number;
  path: Path | null;
  ran_path: Path | null;
  last_one: number | null;
  places: Place[];
  runners: Runner[];
  middle: number[];
  order: number[];
  deck: number;
  discards: number;
  played: Played | null;
  calls: number[];
  winner: number | null;
  reconstructed: string[];
  cards: Record<number, Card>;
}
