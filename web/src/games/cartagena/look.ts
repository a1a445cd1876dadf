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
  "M64 21c-21 0-37.5 15.5-41 44q19.4-9.6 41-9.5c21.6.1 28 3 41 9.5-3.5-28.5-20-44-41-44M5 80.5c5-8.5 11-12 17.5-1" +
  "4 .5 5.5 1 8.5 2.5 11 12.5-6 25-9 39-9s26.5 3 39 9c1.5-2.5 2-5.5 2.5-11 6.5 2 12.5 5.5 17.5 14-13.5 15.5-35.5 " +
  "23-59 23S18.5 96 5 80.5";

const hook =
  "M44 1.5h40q4.5 0 4.5 4.5v16q0 4.5-4.5 4.5H44q-4.5 0-4.5-4.5V6q0-4.5 4.5-4.5M49 31h30l-3.5 13.5h-23zm7.5 16.5h1" +
  "5v21q16 4.5 23 18.5t.5 27.5q-11.5 13-31 11-21-3-27.5-24l-7 6.5Q26 89 35 76q11.5 8.5 27 10.5l-11 6Q54 109 67.5 " +
  "110q11.5.5 15-10.5Q85 86.5 72 81q-9.5-3.5-10.5-15z";
export const palm =
  "M61.5 53.5Q47 38 24 45 13 48.5 8.5 60q14.5-7.5 25-3-14.5 4.5-18 22 11-11.5 23-13.5-7 12.5-2.5 27 5.5-19 20.5-2" +
  "9.5Q59 86 51 121h16q3.5-33-4-58.5 18 5 24 28Q92.5 75 84 64q13.5 1 24 12.5-2.5-18-16.5-23 13-5.5 26.5 3.5-4-15-" +
  "17.5-19-20-5.5-34 10 7-17.5 25.5-21-12-10.5-24-3.5-8.5 5.5-10.5 17-5-16.5-20.5-18-11-.5-17.5 10Q39 30 46 43z";

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
