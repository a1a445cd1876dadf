// Drawings of the museum's exhibits and monsters. Our own art.
import type { Picture } from "./picture";

type Monster = Picture["monster"];

/** Exhibits, in a room of 64 by 77 with the floor at 72. */
export const EXHIBITS = [
  "M22 72h20v-6H22zM26 66h12l4-14q2-9-5-13v-6H27v6q-7 4-5 13z", // a vase
  "M20 72h24v-8H20zM24 64q0-12 6-13v-3q-6-4-5-12q2-9 8-9t7 9q1 8-5 12v3q7 1 7 13z", // a bust
  "M14 26h36v28H14zM18 50l8-12 6 7 6-9 8 14z", // a painting
  "M24 72h16V50l5-3V37l-6-3v-8q-7-7-14 0v8l-6 3v10l5 3zM26 30h12", // a suit of armour
  "M10 62q2-20 20-22q4-10 14-9q10 2 11 11q0 6-8 7l-9 1q-2 8-10 8v4zM46 37h3", // a skull of something large
  "M24 72h16l-4-8h-8zM32 62a14 14 0 1 0 0-28a14 14 0 1 0 0 28M18 48h28M32 34q-9 14 0 28q9-14 0-28", // a globe
  "M22 72h20l3-34q-4-14-13-14t-13 14zM28 40h8M27 48h10M26 56h12", // a sarcophagus
  "M23 72h18V34l-9-10-9 10zM32 46a6 6 0 1 0-.01 0M32 40V36M29 62h6", // a clock
  "M18 72l10-20M42 72L32 52M14 52l26-14 4 8-26 13zM40 38l8-4 5 9-8 4z", // a telescope
] as const;

/** Monsters, with the feet at 0 0, facing right. */
export const MONSTERS: Record<Monster, string> = {
  vampire: "M-19 0q-2-26 9-37l-3-12 8 4q-2-13 6-14q9 1 7 14l7-4-2 12q11 11 10 37l-7-5-6 5-5-5-6 5-6-5-6 5z",
  bear: "M-24 0q-4-30 8-42q-5-9 2-13q6-2 9 4q6-3 11-1q2-7 8-6q6 3 3 10q8 4 10 11l-8 6q6 12 3 31H10v-9H2v9z",
  zombie: "M-12 0v-14l-2-20q1-7 6-8v-3q-4-13 5-14q11 0 8 14v3l22-1 1 5-20 5 20 3-1 5-22-3 2 14v14H3v-12h-5v12z",
  dragon: "M-25 0q-3-32 14-42l-9-13 16 7 2-11 7 12q13 0 20 10l7 3-6 4 3 4-15 1q-9 2-8 11q1 8 7 14z",
};

export const EYES: Record<Monster, { path: string; colour: string }> = {
  vampire: { path: "M-2-50h4v2h-4zM5-50h4v2H5zM1-44l1.500 4 1.500-4z", colour: "#ff4d5e" },
  bear: { path: "M2-42a2 2 0 1 0 .01 0M11-42a2 2 0 1 0 .01 0", colour: "#ffb33d" },
  zombie: { path: "M-5-52a2.200 2.200 0 1 0 .01 0M2-52a1.600 1.600 0 1 0 .01 0", colour: "#9dff57" },
  dragon: { path: "M6-43l6 1-5 3zM24-33q10-2 16 3q-4 1-5 4q-6-4-12-2z", colour: "#ff8a2a" },
};
