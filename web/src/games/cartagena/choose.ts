// Which of the legal moves does a click mean? Moves come from the server; here they are only matched.
import type { Move, Payment } from "./pieces";

/** What has been pointed at so far. */
export interface Choice {
  lead: string | null; // what is laid
  beside: string | null; // the other card of a bomb
  pirate: { owner: number; start: number } | null;
}

export const NOTHING: Choice = { lead: null, beside: null, pirate: null };

export const payKey = (paid: Payment): string => `${paid.cards.join("+")}=${paid.counts_as}`;
export const single = (card: number): string => `${card}=${card % 6}`;

const sameCards = (key: string, card: number): boolean => key.split("=")[0]!.split("+").includes(String(card));

/** What would have to be pointed at for a move. */
export function meaning({ paid = [], owner, start }: Move): Choice {
  const [lead, beside] = paid.map(payKey);
  return {
    lead: lead ?? null,
    beside: beside ?? null,
    pirate: owner === undefined || start === undefined ? null : { owner, start },
  };
}

/** The moves that are still meant. */
export function matching(moves: Move[], choice: Choice): Move[] {
  return moves.filter((move) => {
    const [first, second] = move.paid ?? [];
    if (choice.lead !== null && (!first || payKey(first) !== choice.lead)) return false;
    if (choice.beside !== null && (!second || payKey(second) !== choice.beside)) return false;
    const { pirate } = choice;
    return pirate === null || (move.owner === pirate.owner && move.start === pirate.start);
  });
}

/** The ways in which a card can be laid first: by itself, or as one of a pair. */
export function leads(moves: Move[], card: number): Payment[] {
  const found = new Map<string, Payment>();
  for (const move of moves) {
    const first = move.paid?.[0];
    if (first && sameCards(payKey(first), card)) found.set(payKey(first), first);
  }
  return [...found.values()].sort((a, b) => a.cards.length - b.cards.length || a.counts_as - b.counts_as);
}

/** The other cards a bomb can be laid with. */
export function besides(moves: Move[], lead: string): Payment[] {
  const found = new Map<string, Payment>();
  for (const move of moves) {
    const [first, second] = move.paid ?? [];
    if (first && second && payKey(first) === lead) found.set(payKey(second), second);
  }
  return [...found.values()];
}

/** The moves the board shows: those of pirates; a bomb's only when its other card is named. */
export function onBoard(moves: Move[], choice: Choice): Move[] {
  return matching(moves, choice).filter(
    (move) => move.start !== undefined && (move.kind !== "Bomb" || choice.beside !== null),
  );
}

/** The moves a click on a place means: by the pirate that stands there, or by where it would land. */
export function atPlace(moves: Move[], choice: Choice, place: number, seat: number): Move[] {
  const shown = onBoard(moves, choice);
  if (choice.pirate !== null) {
    const ends = shown.filter((move) => move.end === place);
    return preferPlain(ends);
  }
  if (choice.lead === null) return [];
  const starts = shown.filter((move) => move.start === place && move.owner === seat);
  if (starts.length > 0) return starts;
  return shown.filter((move) => move.end === place);
}

/** Of the same way with a plain and a grey card the plain one is meant, unless the grey one is pointed at. */
function preferPlain(moves: Move[]): Move[] {
  const paid = moves.filter((move) => move.kind === "Advance");
  if (paid.length !== moves.length || paid.length < 2) return moves;
  const symbols = new Set(paid.map((move) => move.paid![0]!.counts_as));
  if (symbols.size > 1) return moves;
  const plain = paid.filter((move) => move.paid![0]!.cards.length === 1 && move.paid![0]!.cards[0]! < 6);
  return plain.length === 1 ? plain : moves;
}

/** The moves that need neither card nor pirate. */
export const loose = (moves: Move[]): Move[] =>
  moves.filter((move) => ["Stop", "Draw", "Sail", "CaptainsSail"].includes(move.kind));

/** The moves that answer what somebody is asked. */
export const answers = (moves: Move[]): Move[] =>
  moves.filter((move) => ["Discard", "Rob", "Give", "Keep", "Bury"].includes(move.kind));
