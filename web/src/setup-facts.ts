// Several facts in one part of a position's notation, such as "4@6i" or "cigarettes=2,gang=mafia1".
import type { SetupFact } from "./wire";

const FACE_DOWN = "?"; // a run that is not shown yet

export interface Facts {
  values: string[]; // of each fact; empty if it is not written
  rest: string; // whatever else is written
}

export function readFacts(text: string, facts: SetupFact[], separator: string): Facts {
  return separator ? readList(text, facts, separator) : readTogether(text, facts);
}

/** Facts with something between them. */
function readList(text: string, facts: SetupFact[], separator: string): Facts {
  let words = text.split(separator);
  const values = facts.map(({ kind, prefix = "" }) => {
    const found = words.find((word) => (kind === "yes" ? word === prefix : word.startsWith(prefix)));
    words = words.filter((word) => word !== found);
    return valueOf(kind, prefix, found);
  });
  return { values, rest: words.filter(Boolean).join(separator) };
}

/** Facts with nothing between them: numbers in their order, then letters in any. */
function readTogether(text: string, facts: SetupFact[]): Facts {
  let rest = text;
  const values = facts.map(({ kind, prefix = "" }) => {
    const at = kind === "yes" ? rest.indexOf(prefix) : rest.startsWith(prefix) ? 0 : -1;
    const number = at < 0 || kind === "yes" ? "" : (/^\d+/.exec(rest.slice(prefix.length))?.[0] ?? "");
    if (at < 0 || (kind !== "yes" && !number)) return "";
    const found = prefix + number;
    rest = rest.slice(0, at) + rest.slice(at + found.length);
    return valueOf(kind, prefix, found);
  });
  return { values, rest };
}

const valueOf = (kind: SetupFact["kind"], prefix: string, found: string | undefined): string =>
  found === undefined ? "" : kind === "yes" ? prefix : found.slice(prefix.length);

export function writeFacts({ values, rest }: Facts, facts: SetupFact[], separator: string): string {
  const written = facts.map(({ kind, prefix = "" }, n) => {
    const value = values[n] ?? "";
    return value && kind !== "yes" ? prefix + value : value;
  });
  return [...written, rest].filter(Boolean).join(separator);
}

/** How often each word is written: "spoon*2+pick". */
export function readCounts(text: string): Map<string, number> {
  const counted = text.split("+").filter(Boolean);
  return new Map(counted.map((one) => [one.split("*")[0]!, Number(one.split("*")[1] ?? 1)]));
}

export function writeCounts(counts: Map<string, number>): string {
  const some = [...counts].filter(([, count]) => count > 0);
  return some.map(([word, count]) => (count === 1 ? word : `${word}*${count}`)).join("+");
}

export interface Run {
  cards: string[];
  time: number; // ms
  rest: string; // credit, ping, and when each card was played
}

/** Cards in their order, and a time: "EDHFA@4000". */
export function readRun(text: string): Run {
  const [cards = "", times = ""] = text.split("@");
  const time = /^\d*/.exec(times)![0];
  return { cards: [...cards], time: Number(time), rest: times.slice(time.length) };
}

export function writeRun({ cards, time, rest }: Run): string {
  if (cards.length === 0) return "";
  return cards.includes(FACE_DOWN) ? FACE_DOWN : `${cards.join("")}@${time}${rest}`;
}
