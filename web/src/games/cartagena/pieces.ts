// Cards and places in a picture.
import type { Picture } from "./picture";

export const KINDS_OF_SYMBOL = 6;

export const symbolOf = (card: number): number => card % KINDS_OF_SYMBOL;
export const isGrey = (card: number): boolean => card >= KINDS_OF_SYMBOL;
export const goalOf = (picture: Picture): number => picture.places.length - 1;

/** The name of a place that is not a space. */
export type Landmark = "cell" | "boat" | "hideout";

export function landmark(picture: Picture, place: number): Landmark | null {
  if (picture.places[place] !== null) return null;
  if (place === picture.boat) return "boat";
  if (place === 0) return picture.stage === "tortuga" ? "boat" : "cell";
  return picture.stage === "cartagena" ? "boat" : "hideout";
}

/** Cards by kind with their numbers, in the order of kinds. */
export function byKind(cards: number[]): { card: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count })).sort((a, b) => a.card - b.card);
}
