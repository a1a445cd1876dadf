// From clicks to a legal move: narrows the server's list of legal moves by what was clicked, and groups them into buttons.
import type { Message, MoveDescription, Pick } from "../wire";
import { includes, names, pickKey, picksOf } from "./picks";

/** What has been selected so far, and the heading that was opened. */
export interface Choice {
  group: Message | null;
  kinds: string[];
  picks: Pick[];
}

export const NOTHING: Choice = { group: null, kinds: [], picks: [] };
export const isNothing = (choice: Choice): boolean => choice.group === null && choice.picks.length === 0;

/** A key for a heading: its message id and facts. */
export const groupKey = (group: Message | null | undefined): string =>
  group ? [group.id, ...Object.values(group.facts ?? {}).map((fact) => JSON.stringify(fact))].join("-") : "";

/** Moves sorted by their headings, those without one first; under each, what a seat does to itself comes last. */
export function inOrder(moves: MoveDescription[], order: string[], seat: number | null = null): MoveDescription[] {
  const place = (move: MoveDescription): number => 2 * order.indexOf(move.group?.id ?? "") + (isOn(move, seat) ? 1 : 0);
  return [...moves].sort((one, other) => place(one) - place(other));
}

const isOn = (move: MoveDescription, seat: number | null): boolean =>
  picksOf(move).some((pick) => pick.pick === "player" && pick.seat === seat);

/** The moves that fit the selection. */
export function matching(moves: MoveDescription[], { group, kinds, picks }: Choice): MoveDescription[] {
  const key = groupKey(group);
  return moves.filter(
    (move) =>
      (group === null || (groupKey(move.group) === key && kinds.includes(move.kind))) &&
      picks.every((pick) => names(move, pick)),
  );
}

/** What a move names that has not been selected. */
const unnamed = (move: MoveDescription, { picks }: Choice): Pick[] =>
  picksOf(move).filter((pick) => !includes(picks, pick));

/** What must still be selected for a move: what is neither selected nor common to all moves that fit. */
const missing = (move: MoveDescription, meant: MoveDescription[], choice: Choice): Pick[] =>
  unnamed(move, choice).filter((pick) => !meant.every((other) => names(other, pick)));

/** The moves one more click can select; a board previews these. */
export function near(moves: MoveDescription[], choice: Choice): MoveDescription[] {
  if (isNothing(choice)) return [];
  const meant = matching(moves, choice);
  return meant.filter((move) => missing(move, meant, choice).length <= 1);
}

/** The result of a click: a move to play, or a narrower selection. */
export type Click = { move: MoveDescription } | { next: Choice };

/** The result of a click on something, or on any of several things in the same place. */
export function clicked(moves: MoveDescription[], choice: Choice, at: Pick[]): Click | null {
  const again = at.find((pick) => includes(choice.picks, pick));
  if (again) return { next: { ...choice, picks: choice.picks.filter((pick) => !includes([again], pick)) } };
  for (const pick of at) {
    const next = { ...choice, picks: [...choice.picks, pick] };
    const found = matching(moves, next);
    if (found.length === 0 || isNothing(choice)) continue;
    const only = meantBy(pick, found, next);
    return only ? { move: only } : { next };
  }
  const anew = at.map((pick) => ({ ...NOTHING, picks: [pick] }));
  const next = anew.find((one) => matching(moves, one).length > 0);
  return next ? { next } : null;
}

/** The only move a click can mean. Without an open heading a card must leave nothing else to select, because it may replace another one. */
function meantBy({ pick }: Pick, found: MoveDescription[], next: Choice): MoveDescription | undefined {
  const named = found.filter((move) => unnamed(move, next).length === 0);
  if (pick === "card") return found.length === 1 ? (next.group ? found[0] : named[0]) : undefined;
  const plain = cheapest(named); // one sabre, not a pair of them
  if (plain.length === 1 && (pick === "piece" || pick === "spot")) return plain[0];
  return found.length === 1 && pick !== "piece" ? found[0] : undefined;
}

/** The moves that cost fewest cards. */
function cheapest(moves: MoveDescription[]): MoveDescription[] {
  const least = Math.min(...moves.map(cost));
  return moves.filter((move) => cost(move) === least);
}

/** How many cards leave a hand. */
const cost = ({ effects = [] }: MoveDescription): number =>
  effects.flatMap((one) => (one.does === "cards" && one.start.zone === "hand" ? one.cards : [])).length;

/** A button: a move, or a step towards several. */
export type Offer = { key: string; move: MoveDescription } | Step;
export interface Step {
  key: string;
  group: Message;
  pick: Pick | null; // what it names besides the heading
  next: Choice;
}

/** Whether something can be clicked on the board, so that it needs no button. */
export type Pointable = (pick: Pick, choice: Choice) => boolean;

const FEW = 3; // moves of one kind, or steps towards them, that are shown without a heading to open

/** The buttons for the moves that fit: few of a kind are shown directly, many behind steps. */
export function offers(moves: MoveDescription[], choice: Choice, pointable: Pointable = () => false): Offer[] {
  const meant = matching(moves, choice);
  const open = meant.filter((move) => !missing(move, meant, choice).some((pick) => pointable(pick, choice)));
  if (choice.group !== null) return [...narrowed(open, choice), ...ahead(moves, choice, pointable)];
  const laid = [...grouped(open, ({ group }) => groupKey(group)).values()].flatMap((some) => folded(some, choice));
  const all = [...laid, ...ahead(moves, choice, pointable)];
  const [only] = all;
  const opens = only !== undefined && "next" in only && all.length === 1 && choice.picks.length > 0;
  return opens ? offers(moves, only.next, pointable) : all; // nothing else is meant: no heading to open
}

/** One button for each heading: its only move if that has room, else a step to its moves. */
export const byHeading = (moves: MoveDescription[], fits: (move: MoveDescription) => boolean): Offer[] =>
  [...grouped(moves, ({ group }) => groupKey(group)).values()].flatMap((some): Offer[] => {
    const group = some[0]?.group;
    if (!group || (some.length === 1 && fits(some[0]!))) return some.map(offer);
    const kinds = [...new Set(some.map(({ kind }) => kind))];
    return [{ key: groupKey(group), group, pick: null, next: { group, kinds, picks: [] } }];
  });

/** The cell of each heading, row by row: for four columns, and for six. */
export type Plan = Record<4 | 6, Record<string, number>>;

/** A cell for each button: that of its heading, so that it stays where it is; the first free one where two want the same. They come in the order of their cells. */
export function cells(offered: Offer[], plan: Record<string, number>): Map<Offer, number> {
  const out: [Offer, number][] = [];
  const taken = new Set<number>();
  const put = (one: Offer, cell: number): void => {
    out.push([one, cell]);
    taken.add(cell);
  };
  const wanted = (one: Offer): number | undefined => plan[("move" in one ? one.move.group?.id : one.group.id) ?? ""];
  const rest = offered.filter((one) => {
    const cell = wanted(one);
    if (cell === undefined || taken.has(cell)) return true;
    put(one, cell);
    return false;
  });
  let free = 0;
  for (const one of rest) {
    while (taken.has(free)) free += 1;
    put(one, free);
  }
  return new Map(out.sort(([, one], [, other]) => one - other));
}

export const offer = (move: MoveDescription): Offer => ({ key: move.text, move });

/** Steps to moves that need more than one click on the board: a heading for each kind. */
function ahead(moves: MoveDescription[], choice: Choice, pointable: Pointable): Step[] {
  if (choice.picks.length === 0) return [];
  const unopened = { ...choice, group: null, kinds: [] };
  const meant = matching(moves, unopened);
  const far = meant.filter((move) => {
    const rest = missing(move, meant, unopened);
    return rest.length > 1 && rest.some((pick) => pointable(pick, choice));
  });
  return [...grouped(far, ({ group }) => groupKey(group)).values()].flatMap((some) => {
    const group = some[0]?.group;
    if (!group) return [];
    const next = { ...unopened, group, kinds: [...new Set(some.map(({ kind }) => kind))] };
    return [{ key: groupKey(group), group, pick: null, next }];
  });
}

/** Buttons under one heading: few moves side by side; many behind a step for each thing they name first, or behind one step. */
function folded(some: MoveDescription[], choice: Choice): Offer[] {
  const alike = [...grouped(some, ({ kind }) => kind).values()];
  const many = alike.filter((moves) => moves.length > FEW).flat();
  const few = alike.filter((moves) => moves.length <= FEW).flatMap((moves) => moves.map(offer));
  const group = some[0]?.group;
  if (!group) return some.map(offer);
  if (many.length === 0) return few;
  const opened = { ...choice, group, kinds: [...new Set(many.map(({ kind }) => kind))] };
  const steps = stepped(many, opened);
  return [...few, ...(steps.length <= FEW ? steps : [{ key: groupKey(group), group, pick: null, next: opened }])];
}

/** Buttons under an open heading: few moves side by side; else the only one of its kind by itself, and steps to the others. */
function narrowed(some: MoveDescription[], choice: Choice): Offer[] {
  if (some.length <= FEW + 1) return some.map(offer);
  const alike = [...grouped(some, ({ kind }) => kind).values()];
  const single = alike.filter((moves) => moves.length === 1).flat();
  return [
    ...single.map(offer),
    ...stepped(
      some.filter((move) => !single.includes(move)),
      choice,
    ),
  ];
}

/** Steps for the first thing, not selected yet, in which the moves differ. */
function stepped(some: MoveDescription[], choice: Choice): Offer[] {
  const rest = (move: MoveDescription): Pick[] => unnamed(move, choice);
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
  return [
    { key: `${groupKey(group)}-${pickKey(pick)}`, group, pick, next: { ...choice, picks: [...choice.picks, pick] } },
  ];
}

function grouped<Key>(moves: MoveDescription[], key: (move: MoveDescription) => Key): Map<Key, MoveDescription[]> {
  const out = new Map<Key, MoveDescription[]>();
  for (const move of moves) out.set(key(move), [...(out.get(key(move)) ?? []), move]);
  return out;
}
