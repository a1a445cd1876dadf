// The last turn: whose it was, what it said and what moved. It is shown on the board until the next one.
import { isHand, spotKey } from "./moves/picks";
import { completed } from "./pictures";
import type { Logged } from "./table.svelte";
import type { Effect, Happening, Message, SeatView, Spot, Update } from "./wire";

const HAND = "hand"; // the zone of a player's cards

/** One move of a turn, with the table before it. */
export interface TurnStep {
  events: Happening[];
  says: Message[];
  before: SeatView[];
}

export interface Turn {
  seat: number;
  steps: TurnStep[];
}

/** Something that moved: where from, where to, how much, and whose colour it is drawn in. */
export interface Arrow {
  key: string;
  what: "piece" | "cards" | "token";
  start: Spot | null; // null: it turned where it lies
  end: Spot;
  count: number;
  seat: number;
}

/** Whose turn it is at a table, if its picture says so. */
function ownerOf([view]: SeatView[]): number | null {
  const turn = (view?.picture as { turn?: unknown } | undefined)?.turn;
  return typeof turn === "number" ? turn : null;
}

/** The last turn after an update: with what others answer in it, or moves of one seat in a row; undoing ends it. */
export function turnAfter(turn: Turn | null, update: Update, before: SeatView[]): Turn | null {
  const { entry } = update;
  if (entry.type === "undone" || entry.type === "started") return null;
  if (entry.type !== "played") return turn;
  const step = { events: update.events ?? [], says: update.says ?? [], before };
  const seat = ownerOf(before) ?? entry.seat;
  return { seat, steps: turn?.seat === seat ? [...turn.steps, step] : [step] };
}

/** The last turn of some updates; of the first one only the table after it is known. */
export function lastTurn(updates: Update[]): Turn | null {
  let turn: Turn | null = null;
  let before: SeatView[] | undefined;
  for (const update of updates) {
    if (before) turn = turnAfter(turn, update, before);
    before = completed(update.views ?? [], before ?? []);
  }
  return turn;
}

/** Who played a turn, and what it says. */
export interface Told {
  seat: number;
  says: Message[];
}

/** A turn in words. */
export const toldBy = ({ seat, steps }: Turn): Told => ({ seat, says: steps.flatMap(({ says }) => says) });

/** The last turn of a log; null if there is none, or it was taken back. */
export const lastTold = (log: Logged[]): Told | null => log.reduce<Told | null>(toldAfter, null);

function toldAfter(told: Told | null, { entry, says }: Logged): Told | null {
  if (entry.type === "undone" || entry.type === "started") return null;
  if (entry.type !== "played" || (told && says.length === 0)) return told;
  return { seat: entry.seat, says: told?.seat === entry.seat ? [...told.says, ...says] : says };
}

/** What moved in a turn; the same way taken several times is one arrow. */
export function arrowsOf(turn: Turn): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const effect of effectsOf(turn)) {
    const arrow = arrowOf(effect, turn.seat);
    if (!arrow) continue;
    const known = arrows.get(arrow.key);
    arrows.set(arrow.key, known ? { ...arrow, count: known.count + arrow.count } : arrow);
  }
  return [...arrows.values()];
}

/** The cards that were taken from some seats by somebody else; null is a card face down. */
export function robbed(turn: Turn, seats: number[]): (number | null)[] {
  if (seats.includes(turn.seat)) return [];
  return effectsOf(turn).flatMap((effect) =>
    effect.does === "cards" && seats.some((seat) => isHand(effect.start, seat)) && isOthersHand(effect.end, seats)
      ? effect.cards
      : [],
  );
}

const isOthersHand = ({ zone, seat }: Spot, seats: number[]): boolean =>
  zone === HAND && seat != null && !seats.includes(seat);

const effectsOf = ({ steps }: Turn): Effect[] =>
  steps.flatMap(({ events }) => events.flatMap(({ effects = [] }) => effects));

function arrowOf(effect: Effect, seat: number): Arrow | null {
  switch (effect.does) {
    case "piece":
      return between("piece", effect.start, effect.end, effect.count ?? 1, effect.owner ?? seat);
    case "cards": // between players; what is drawn, played or paid is said in words
      return effect.start.zone === HAND && effect.end.zone === HAND
        ? between("cards", effect.start, effect.end, effect.cards.length, seat)
        : null;
    case "token":
      return { key: `token ${spotKey(effect.spot)}`, what: "token", start: null, end: effect.spot, count: 1, seat };
    default:
      return null;
  }
}

function between(what: Arrow["what"], start: Spot, end: Spot, count: number, seat: number): Arrow | null {
  const [a, b] = [spotKey(start), spotKey(end)];
  return a === b ? null : { key: `${what} ${seat} ${a} ${b}`, what, start, end, count, seat };
}
