// Made by scripts/pictures_ts.py from src/escapade/plain_picture.py; change it there.
import type { Message, Spot } from "../../wire";

/** A part of the table: where it is, what it is called, and what lies there; by seat where every player has some. */
export interface Zone {
  spot: Spot;
  label: Message;
  text: string;
  seats?: string[];
}

/** A table without a board of its own: its zones, one below the other. */
export interface PlainPicture {
  zones: Zone[];
}
