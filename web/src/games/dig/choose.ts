// From a few clicks to one legal move: moves come from the server and say what to point at; here they are matched and laid out.
import type { Message, MoveDescription, Pick, Spot } from "../../wire";

/** What has been pointed at so far, and the heading that was opened for some kinds of moves. */
export interface Choice {
  group: Message | null;
  kinds: string[];
  picks: Pick[];
}

export const NOTHING: Choice = { group: null, kinds: [], picks: [] };
export const isNothing = (choice: Choice): boolean => choice.group === null && choice.picks.length === 0;

/** A pick as a text, to compare it with others. */
export function pickKey(pick: Pick): string {
  if (pick.pick === "player") return `player-${pick.seat}`;
  const { zone, seat, at } = pick.spot;
  const what = pick.pick === "card" ? pick.card : pick.pick === "piece" ? pick.piece : "";
  return [pick.pick, what, zone, seat ?? "", at ?? ""].join("-");
}

export const isSame = (one: Pick, other: Pick): boolean => pickKey(one) === pickKey(other);
export const names = (move: MoveDescription, pick: Pick): boolean =>
  (move.picks ?? []).some((one) => isSame(one, pick));
export const groupOf = (move: MoveDescription): string | null => move.group?.id ?? null;
export const isAnswer = (move: MoveDescription): boolean => !move.group;

/** The cards of a player's hand that picks point at. */
export const cardsIn = (picks: Pick[], seat: number | null): Set<number> =>
  new Set(picks.flatMap((one) => (one.pick === "card" && isHand(one.spot, seat) ? [one.card] : [])));
export const isHand = ({ zone, seat: owner }: Spot, seat: number | null): boolean => zone === "hand" && owner === seat;

export const playersIn = (picks: Pick[]): Set<number> =>
  new Set(picks.flatMap((one) => (one.pick === "player" ? [one.seat] : [])));

/** The places of a kind that picks point at, by their numbers. */
export const spotsIn = (picks: Pick[], zone: string): Set<number> =>
  new Set(picks.flatMap((one) => (one.pick === "spot" && one.spot.zone === zone ? [one.spot.at ?? 0] : [])));

/** The places where a move puts a piece. */
export const leadsTo = (move: MoveDescription): number[] =>
  (move.effects ?? []).flatMap((effect) => (effect.does === "piece" ? [effect.end.at ?? 0] : []));

/** Moves by the order of their headings; those without one come first. */
export const inOrder = (moves: MoveDescription[], order: string[]): MoveDescription[] =>
  [...moves].sort((one, other) => order.indexOf(groupOf(one) ?? "") - order.indexOf(groupOf(other) ?? ""));

/** The moves that are still meant. */
export function matching(moves: MoveDescription[], { group, kinds, picks }: Choice): MoveDescription[] {
  return moves.filter(
    (move) => (group === null || kinds.includes(move.kind)) && picks.every((pick) => names(move, pick)),
  );
}

/** A button: a move, or a step towards several. */
export type Offer = { key: string; move: MoveDescription } | Step;
export interface Step {
  key: string;
  group: Message;
  pick: Pick | null; // what it names, beside the heading
  next: Choice;
}

const FEW = 3; // moves of one kind, or steps towards them, that lie open side by side

/** The buttons for what is meant: a kind with few moves lies open, one with many waits behind steps. */
export function offers(moves: MoveDescription[], choice: Choice): Offer[] {
  const meant = matching(moves, choice);
  if (choice.group !== null) return narrowed(meant, choice);
  return [...grouped(meant, groupOf).values()].flatMap((some) => folded(some, choice));
}

const offer = (move: MoveDescription): Offer => ({ key: move.text, move });

/** Moves under one heading: few side by side; many behind a step for each thing they name first, or behind one step. */
function folded(some: MoveDescription[], choice: Choice): Offer[] {
  const alike = [...grouped(some, ({ kind }) => kind).values()];
  const many = alike.filter((moves) => moves.length > FEW).flat();
  const few = alike.filter((moves) => moves.length <= FEW).flatMap((moves) => moves.map(offer));
  const group = some[0]?.group;
  if (many.length === 0 || !group) return few;
  const opened = { ...choice, group, kinds: [...new Set(many.map(({ kind }) => kind))] };
  const steps = narrowed(many, opened);
  return [...few, ...(steps.length <= FEW ? steps : [{ key: group.id, group, pick: null, next: opened }])];
}

/** Ask for the first thing, of those not pointed at yet, in which moves differ. */
function narrowed(some: MoveDescription[], choice: Choice): Offer[] {
  const rest = (move: MoveDescription): Pick[] =>
    (move.picks ?? []).filter((pick) => !choice.picks.some((one) => isSame(one, pick)));
  const longest = Math.max(0, ...some.map((move) => rest(move).length));
  for (let at = 0; at < longest; at++) {
    const parts = grouped(
      some,
      (move) =>
        rest(move)
          .slice(at, at + 1)
          .map(pickKey)[0],
    );
    if (parts.size > 1) return [...parts.values()].flatMap((alike) => stepTo(alike, choice, rest(alike[0]!)[at]));
  }
  return some.map(offer);
}

function stepTo(alike: MoveDescription[], choice: Choice, pick: Pick | undefined): Offer[] {
  if (!pick || !choice.group || alike.length === 1) return alike.map(offer);
  const { group } = choice;
  return [{ key: `${group.id}-${pickKey(pick)}`, group, pick, next: { ...choice, picks: [...choice.picks, pick] } }];
}

function grouped<Key>(moves: MoveDescription[], key: (move: MoveDescription) => Key): Map<Key, MoveDescription[]> {
  const out = new Map<Key, MoveDescription[]>();
  for (const move of moves) out.set(key(move), [...(out.get(key(move)) ?? []), move]);
  return out;
}
