// Made by scripts/pictures_ts.py from src/escapade/games/cartagena/picture.py; change it there.

/** One player's side: where the pirates are, the cards that are known here, and how many there are. */
export interface CrewPicture {
  pirates: number[];
  hand: number[];
  hidden: number;
  held: number;
}

/** What must be decided before the game goes on. */
export interface AskedPicture {
  what: string;
  seat: number;
  details: number[];
}

/** A table of Cartagena, as one seat or a spectator sees it. */
export interface Picture {
  edition: "classic" | "escape";
  stage: "cartagena" | "crossing" | "tortuga";
  symbols: string[];
  letters: string;
  places: (number | null)[];
  boat: number | null;
  shore: number | null;
  captain: number | null;
  crews: CrewPicture[];
  row: number[] | null;
  deck: number;
  discards: number[];
  looked: number[];
  looked_hidden: number;
  chests: number[];
  turn: number;
  taken: number;
  left: number;
  asked: AskedPicture | null;
  winner: number | null;
  reconstructed: string[];
}
