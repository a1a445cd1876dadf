// Keys of a run: 1 to 8 are the movement cards, 9 the next "+" card, 0 the antidote or the Big shortcut; letters work too.
import { ANTIDOTE, BIG, MOVEMENT, PLUS } from "./look";

/** The card a key lays, of the cards not laid yet; null if none. */
export function cardOf(key: string, cards: string, laid: string): string | null {
  const left = [...cards].filter((card) => !laid.includes(card));
  const wanted = key.length === 1 ? meant(key.toUpperCase(), left) : undefined;
  return wanted !== undefined && left.includes(wanted) ? wanted : null;
}

function meant(key: string, left: string[]): string | undefined {
  if (key === "9") return left.find((card) => PLUS.includes(card));
  if (key === "0") return left.find((card) => card === BIG || card === ANTIDOTE);
  return MOVEMENT.includes(key) ? key : MOVEMENT[Number(key) - 1];
}

/** The key of a card. */
export function keyOf(card: string, cards: string): string {
  if (MOVEMENT.includes(card)) return String(MOVEMENT.indexOf(card) + 1);
  if (!PLUS.includes(card)) return "0";
  return [...cards].filter((one) => PLUS.includes(one))[0] === card ? "9" : "";
}
