// Names for cards, in the language of the page.
import { t } from "../../words.svelte";
import { splitCard } from "./look";
import { ANTIDOTE, BIG, MOVEMENT, type Mistake, type Move, type Picture } from "./picture";

/** An interference card by its word, or something that bends a path like one. */
export function cardName(card: string): string {
  const [kind, detail] = splitCard(card);
  return t(`outrun-card-${kind}`, { detail: kind === "swap" ? `${detail[0]}/${detail[1]}` : detail });
}

/** What it does, in half a sentence. */
export function cardSays(card: string): string {
  const [kind, detail] = splitCard(card);
  return t(`outrun-says-${kind}`, { one: detail[0] ?? "", other: detail[1] ?? "" });
}

/** A move in the words of its button, whole. */
export function moveName(picture: Picture, move: Move, names: string[], seat: number): string {
  const name = names[move.target ?? -1] ?? "";
  const own = move.target === seat ? "yes" : "no";
  switch (move.kind) {
    case "Play":
      return t("outrun-move-play", { card: cardName(move.card!), name, own });
    case "TakePlace":
      return t(move.place === picture.runners[seat]?.place ? "outrun-stay" : "outrun-take-place", {
        place: move.place!,
        count: move.rooms!,
      });
    case "Infect":
      return t("outrun-infect", { name });
    default:
      return t(`outrun-move-${move.kind.toLowerCase()}`);
  }
}

/** A card one runs with. */
export function runName(card: string): string {
  if (card === "") return t("outrun-finish");
  if (card === ANTIDOTE) return t("outrun-card-antidote");
  if (card === BIG) return t("outrun-card-big");
  if (!MOVEMENT.includes(card)) return `+${card}`;
  return t("outrun-symbol", { letter: card, symbol: t(`outrun-symbol-${card.toLowerCase()}`) });
}

/** The same in one letter, for a line of the log. */
export function runLetter(card: string): string {
  return MOVEMENT.includes(card) && card !== "" ? card : runName(card);
}

export const laidWords = (laid: string): string => [...laid].map(runLetter).join(" ") || t("outrun-nothing");

/** Where a run first went wrong: which card, what was asked for, and what was overlooked. */
export function mistakeWords(found: Mistake): string {
  const facts = { at: found.at, asked: runLetter(found.asked) };
  if (found.overlooked === null) return t("outrun-mistake", facts);
  if (found.overlooked === "antidote") return t("outrun-mistake-antidote", facts);
  return t("outrun-mistake-card", { ...facts, card: cardName(found.overlooked) });
}

export const seconds = (ms: number): string =>
  new Intl.NumberFormat(document.documentElement.lang || "en", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(ms / 1000);

// The English names the server's refusals use, by the words of the cards.
const ENGLISH: Record<string, string> = {
  Reverse: "reverse",
  "Gap path even–odd": "even",
  "Gap path odd–even": "odd",
  "Small shortcut": "small",
  "Big shortcut": "big",
  Boost: "boost",
  Shield: "shield",
  Focus: "focus",
  "Take mine": "take",
  "Fair swap?": "fair",
  Steal: "steal",
};

/** What the server's refusals say in English about cards, said in ours. */
export function refusalFacts(facts: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, factName(String(fact))]));
}

export function factName(fact: string): string {
  const word = ENGLISH[fact] ?? wordOf(fact);
  return word ? cardName(word) : fact;
}

function wordOf(name: string): string | undefined {
  const parts = /^(Swap|Wrong way|Long way) \+?(.+)$/.exec(name);
  if (!parts) return undefined;
  const kinds: Record<string, string> = { Swap: "swap", "Wrong way": "wrong", "Long way": "long" };
  return kinds[parts[1]!]! + parts[2]!.replace("/", "");
}

/** Every card by the number events name it by (games/outrun/cards.py), in the order of kinds. */
export const CARDS: string[] = [
  "reverse",
  "even",
  "odd",
  ...["AB", "CD", "EF", "GH"].map((pair) => `swap${pair}`),
  ...[...MOVEMENT].map((symbol) => `wrong${symbol}`),
  ...["1", "2", "3"].map((number) => `long${number}`),
  "small",
  "big",
  "boost",
  "shield",
  "focus",
  "take",
  "fair",
  "steal",
  "antidote",
];

export const numbered = (card: unknown): string =>
  card === null || card === undefined ? t("outrun-a-card") : cardName(CARDS[Number(card)] ?? "");
