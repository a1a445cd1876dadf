// How symbols and crews look: each symbol has a shape, a colour and a name; each crew a colour and a shape.
import skull from "icon:skull-crossed-bones";
import dagger from "icon:plain-dagger";
import key from "icon:skeleton-key";
import bottle from "icon:square-bottle";
import pistol from "icon:crossed-pistols";
import parrot from "icon:parrot-head";
import sabre from "icon:crossed-sabres";
import bomb from "icon:unlit-bomb";
import chest from "icon:locked-chest";

// Our own: the hat is the symbol that is hardest to recognise in print; the hook and the palm are drawn to go with it.
const hat =
  "M256 84c-84 0-150 62-164 176c52-26 106-38 164-38s112 12 164 38C406 146 340 84 256 84z" +
  "M20 322c20-34 44-48 70-56c2 22 4 34 10 44c50-24 100-36 156-36s106 12 156 36c6-10 8-22 10-44" +
  "c26 8 50 22 70 56c-54 62-142 92-236 92S74 384 20 322z";

const hook =
  "M176 6h160q18 0 18 18v64q0 18-18 18H176q-18 0-18-18V24q0-18 18-18z" +
  "M196 124h120l-14 54h-92z" +
  "M226 190h60v84q64 18 92 74t2 110q-46 52-124 44-84-12-110-96l-28 26q-14-76 22-128 46 34 108 42l-44 24q12 66 66 70 46 2 60-42 " +
  "10-52-42-74-38-14-42-60z";
export const palm =
  "M246 214q-58-62-150-34q-44 14-62 60q58-30 100-12q-58 18-72 88q44-46 92-54q-28 50-10 108q22-76 82-118" +
  "q10 92-22 232h64q14-132-16-234q72 20 96 112q22-62-12-106q54 4 96 50q-10-72-66-92q52-22 106 14q-16-60-70-76q-80-22-136 40" +
  "q28-70 102-84q-48-42-96-14q-34 22-42 68q-20-66-82-72q-44-2-70 40q78-10 106 42z";

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

/** Colours with enough contrast on a space and on a card, in both themes. */
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
