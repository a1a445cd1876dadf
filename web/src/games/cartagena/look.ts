// How symbols and crews look: each symbol has a shape, a colour and a name; each crew a colour and a shape.
import skull from "icon:skull-crossed-bones";
import dagger from "icon:plain-dagger";
import key from "icon:skeleton-key";
import bottle from "icon:square-bottle";
import pistol from "icon:crossed-pistols";
import parrot from "icon:parrot-head";
import hook from "icon:pirate-hook";
import sabre from "icon:crossed-sabres";
import bomb from "icon:unlit-bomb";
import chest from "icon:locked-chest";

// Our own: the hat is the symbol that is hardest to recognise in print.
const hat =
  "M256 84c-84 0-150 62-164 176c52-26 106-38 164-38s112 12 164 38C406 146 340 84 256 84z" +
  "M20 322c20-34 44-48 70-56c2 22 4 34 10 44c50-24 100-36 156-36s106 12 156 36c6-10 8-22 10-44" +
  "c26 8 50 22 70 56c-54 62-142 92-236 92S74 384 20 322z";

export const ICONS: Record<string, string> = {
  skull,
  dagger,
  key,
  bottle,
  hat,
  pistol,
  parrot,
  hook,
  sabre,
  bomb,
  chest,
};

/** Dark enough on the pale stone of a space and on a card, by day and by night. */
export const COLOURS: Record<string, string> = {
  skull: "#3b3f4a",
  dagger: "#1f5f86",
  key: "#8a5a00",
  bottle: "#1f6b41",
  hat: "#7a2f63",
  pistol: "#a0391f",
  parrot: "#1f6b41",
  hook: "#1f5f86",
  sabre: "#6a3fa0",
  bomb: "#3b3f4a",
  chest: "#8a5a00",
};

export const CREWS = ["circle", "square", "triangle", "diamond", "hexagon"] as const;
export const crewColour = (seat: number): string => `var(--crew-${seat % CREWS.length})`;

/** The outline of a crew's pirates, around 0 0, in a box of about 25. */
export const CREW_SHAPES: Record<(typeof CREWS)[number], string> = {
  circle: "M0-12.5a12.5 12.5 0 1 1 0 25a12.5 12.5 0 1 1 0-25z",
  square: "M-8.5-11.5h17q3 0 3 3v17q0 3-3 3h-17q-3 0-3-3v-17q0-3 3-3z",
  triangle: "M-2.2-13.2q2.2-2.6 4.4 0L14 8.6q1.4 3-2 3.4h-24q-3.4-.4-2-3.4z",
  diamond: "M-2.4-13.6q2.4-2.2 4.8 0L13.6-2.2q2 2.2 0 4.4L2.4 13.6q-2.4 2.2-4.8 0L-13.6 2.2q-2-2.2 0-4.4z",
  hexagon:
    "M-6.5-12h13q1.6 0 2.4 1.4L14-1.4q.7 1.4 0 2.8L8.9 10.6Q8.100 12 6.500 12h-13q-1.6 0-2.4-1.400L-14 1.400q-.7-1.400 0-2.800l5.100-9.200Q-8.100-12-6.500-12z",
};
export const shapeOf = (seat: number): string => CREW_SHAPES[CREWS[seat % CREWS.length]!];
