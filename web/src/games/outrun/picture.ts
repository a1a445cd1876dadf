// The table as games/outrun/picture.py describes it, and what each legal move would do.
export type Monster = "bear" | "vampire" | "zombie" | "dragon";
export type Step = "turn" | "run" | "faster" | "effects" | "interference" | "reaction";
export type Sign = "wounded" | "burned" | "cards" | "biohazard";

export interface Path {
  symbols: string;
  antidote: boolean;
}

export interface Place {
  rooms: number;
  open: boolean;
  signs: Sign[];
}

/** A card that binds a player, and the symbols of the path it acts on. */
export interface Bend {
  card: string;
  at: number[];
}

export interface Mistake {
  at: number;
  asked: string;
  overlooked: string | null;
}

/** The last run that was checked; one that came late has nothing laid. */
export interface Ran {
  status: "finished" | "late";
  right: boolean;
  moved: number;
  laid?: string;
  laps?: number[];
  time?: number;
  credit?: number;
  ping?: number;
  asked?: string;
  bound?: string[];
  mistake?: Mistake;
}

export interface Runner {
  room: number;
  place: number;
  front: string[];
  hand: string[];
  held: number;
  hidden: number;
  infected: boolean;
  immune: boolean;
  opened: boolean;
  status: "running" | "finished" | "late" | "";
  ran: Ran | null;
  cards: string;
  marks: Bend[];
  may_call: boolean;
}

export interface Picture {
  monster: Monster;
  mode: "together" | "apart" | "relaxed";
  boards: number;
  out: number;
  round: number;
  step: Step;
  asked: number;
  turner: number;
  path: Path | null;
  ran_path: Path | null;
  face_down: boolean;
  last_one: number;
  places: Place[];
  runners: Runner[];
  middle: string[];
  order: number[];
  deck: number;
  played: { card: string; by: number; target: number } | null;
  calls: number[];
  winner: number | null;
  reconstructed: string[];
}

export interface Move {
  text: string;
  kind: "TurnUp" | "Open" | "BeLate" | "CallTime" | "TakePlace" | "Infect" | "Play" | "Keep" | "Accept" | "UseShield";
  place?: number;
  rooms?: number;
  target?: number;
  safe?: boolean;
  card?: string;
  stays?: boolean;
  replaces?: string[];
}

export const MOVEMENT = "ABCDEFGH";
export const PLUS = "123";
export const ANTIDOTE = "*";
export const BIG = ">";
