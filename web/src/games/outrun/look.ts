// Drawings, letters and colours of symbols, and colours of runners.
const RUNNERS = 6; // colours, in look.css
// The movement cards, a letter each.
export const MOVEMENT = "ABCDEFGH";
export const PLUS = "123";
export const ANTIDOTE = "*";
export const BIG = ">";

export const runnerColour = (seat: number): string => `var(--runner-${seat % RUNNERS})`;

interface Look {
  colour: string;
  drawing: string; // strokes in a box of 24
}

const LOOKS: Record<string, Look> = {
  A: {
    colour: "#ffb09c",
    drawing: "M15 5.200a1.700 1.700 0 1 0-.01 0M5 10l4-2.500 4 1.500-3 5 4 3-1 5M10 14l-2 3.500H4M13 9l2 3h4",
  },
  B: { colour: "#ffd166", drawing: "M3 20C5 4 17 3 20 16M20 16l-5-2M20 16l2-5M3 20h5M17 20h4" },
  C: { colour: "#b9e68c", drawing: "M3 4h18M3 8h18M12 11v9M7 15l5 5 5-5" },
  D: { colour: "#84cdf5", drawing: "M8 2v20M16 2v20M8 6h8M8 11h8M8 16h8M8 20h8" },
  E: { colour: "#d6b3fa", drawing: "M2 20h20M2 9a10 7 0 0 1 20 0M4 15h13M13 11.500l4 3.500-4 3.500" },
  F: { colour: "#fbaed4", drawing: "M3 5v16h18zM9 5l10 8M19 7v6h-6" },
  G: { colour: "#8ee6cf", drawing: "M6 21l7-6-7-4 9-7M10 3.500h6v6" },
  H: { colour: "#e4e4ea", drawing: "M6 21V12M18 21V12M3 12h18M3 16h18M4 9C6 1 16 1 19 7M19 7l1-5M19 7l-5-1" },
  "1": { colour: "#f6e7c1", drawing: "" },
  "2": { colour: "#f6e7c1", drawing: "" },
  "3": { colour: "#f6e7c1", drawing: "" },
  "*": { colour: "#c9f29b", drawing: "M9 3h6M10 3v6l-5 9q-1 3 2 3h10q3 0 2-3l-5-9V3M7 15h10" },
  ">": { colour: "#ffe08a", drawing: "M3 5l7 7-7 7M11 5l7 7-7 7M21 5v14" },
};

export const lookOf = (card: string): Look => LOOKS[card] ?? { colour: "#e4e4ea", drawing: "" };

/** The drawing on an interference card that has one. */
export const CARD_DRAWINGS: Record<string, string> = {
  reverse: "M21 12H4M10 5l-7 7 7 7",
  small: "M3 17q5-12 9-6t9-4M16 6l5 1-2 5",
  big: "M3 5l7 7-7 7M11 5l7 7-7 7M21 5v14",
  shield: "M12 2l8 3v6q0 7-8 11q-8-4-8-11V5z",
  focus: "M2 12q10-13 20 0q-10 13-20 0M12 9a3 3 0 1 0 .01 0",
  take: "M3 8h10v10H3zM13 12h8M17 8l4 4-4 4",
  fair: "M3 8h15M14 4l4 4-4 4M21 16H6M10 12l-4 4 4 4",
  steal: "M2 9q10-5 20 0q0 8-6 8-3 0-4-3-1 3-4 3-6 0-6-8M7 11.500h3M14 11.500h3",
  antidote: "M9 3h6M10 3v6l-5 9q-1 3 2 3h10q3 0 2-3l-5-9V3M7 15h10",
};

/** The text on an interference card that has no drawing. */
export function cardLetters(card: string): string {
  const [kind, detail] = splitCard(card);
  if (kind === "even") return "2·4";
  if (kind === "odd") return "1·3";
  if (kind === "swap") return `${detail[0]}⇄${detail[1]}`;
  if (kind === "wrong") return detail;
  if (kind === "long") return `+${detail}`;
  return kind === "boost" ? "×2" : "";
}

/** The kind of an interference card, and its symbols or number. */
export function splitCard(card: string): [string, string] {
  const parts = /^([a-z]+)([A-H1-3]*)$/.exec(card);
  return [parts?.[1] ?? card, parts?.[2] ?? ""];
}
