// Is the last turn told as it was?
import { expect, test } from "vitest";
import { arrowsOf, lastTold, lastTurn, robbed, toldBy, turnAfter, type Turn } from "../src/turn";
import type { Logged } from "../src/table.svelte";
import type { Effect, SeatView, Update } from "../src/wire";

const played = (seat: number, ...effects: Effect[]): Update => ({
  type: "update",
  table: "t",
  version: 1,
  at: 0,
  entry: { type: "played", seat },
  yours: [0],
  standing: {},
  events: [{ event: "Moved", effects }],
  says: [{ is: "message", id: "moved" }],
});
const other = (type: "undone" | "paused"): Update =>
  ({ ...played(0), entry: type === "undone" ? { type, seat: 0, left: 0 } : { type } }) as Update;
const turnOf = (...updates: Update[]): Turn | null =>
  updates.reduce<Turn | null>((turn, update) => turnAfter(turn, update, []), null);

const run = (at: number, to: number, owner = 1): Effect => ({
  does: "piece",
  piece: "pirate",
  start: { zone: "place", at },
  end: { zone: "place", at: to },
  owner,
});
const theft = (from: number, to: number, ...cards: (number | null)[]): Effect => ({
  does: "cards",
  cards,
  start: { zone: "hand", seat: from },
  end: { zone: "hand", seat: to },
});

test("moves of one seat in a row are one turn, and the next seat begins another", () => {
  expect(turnOf(played(1), played(1))).toMatchObject({ seat: 1, steps: [{}, {}] });
  expect(turnOf(played(1), played(1), played(0))).toMatchObject({ seat: 0, steps: [{}] });
  expect(turnOf(played(1), played(1), played(0))!.steps).toHaveLength(1);
});

test("a pause leaves the last turn, undoing ends it", () => {
  expect(turnOf(played(1), other("paused"))).toMatchObject({ seat: 1 });
  expect(turnOf(played(1), other("undone"))).toBeNull();
});

test("a turn that was loaded has the whole table before each of its moves", () => {
  const views = [{ picture: { deck: 9, left: 3 } }, { changed: { left: 2 } }, { changed: { deck: 8 } }];
  const turn = lastTurn(views.map((view) => ({ ...played(1), views: [{ seat: 0, view: "", ...view }] })));
  expect(turn!.steps.map(({ before }) => before[0]?.picture)).toEqual([
    { deck: 9, left: 3 },
    { deck: 9, left: 2 },
  ]);
  expect(lastTurn([])).toBeNull();
});

test("an arrow leads from where a piece stood to where it stands, in its owner's colour", () => {
  const arrows = arrowsOf(turnOf(played(1, run(3, 7), run(9, 4, 0)))!);
  expect(arrows.map(({ start, end, seat }) => [start?.at, end.at, seat])).toEqual([
    [3, 7, 1],
    [9, 4, 0],
  ]);
});

test("the same way twice is one arrow with a number, and what stays has none", () => {
  expect(arrowsOf(turnOf(played(1, run(3, 7)), played(1, run(3, 7)))!)).toMatchObject([{ count: 2 }]);
  expect(arrowsOf(turnOf(played(1, run(3, 3)))!)).toEqual([]);
});

test("cards that change hands have an arrow, cards that are drawn have none", () => {
  const drawn: Effect = { does: "cards", cards: [null], start: { zone: "deck" }, end: { zone: "hand", seat: 1 } };
  expect(arrowsOf(turnOf(played(1, drawn, theft(0, 1, 5)))!)).toMatchObject([{ what: "cards", start: { seat: 0 } }]);
});

test("a token that is turned is marked where it lies", () => {
  const turned: Effect = { does: "token", spot: { zone: "gang-card", seat: 2 }, token: "wolf" };
  expect(arrowsOf(turnOf(played(1, turned))!)).toMatchObject([{ what: "token", start: null, end: turned.spot }]);
});

test("whoever loses cards to another hand was robbed, unless it was their own move", () => {
  expect(robbed(turnOf(played(1, theft(0, 1, 5, null)))!, [0])).toEqual([5, null]);
  expect(robbed(turnOf(played(1, theft(2, 1, 5)))!, [0])).toEqual([]);
  expect(robbed(turnOf(played(0, theft(0, 1, 5)))!, [0])).toEqual([]);
  expect(robbed(turnOf(played(1, theft(0, 2, 5)))!, [0, 2])).toEqual([]);
});

test("what others answer belongs to the turn it is asked in", () => {
  const of = (turn: number): SeatView[] => [{ picture: { turn } } as unknown as SeatView];
  const asked = turnAfter(null, played(1), of(1));
  const answered = turnAfter(asked, played(0, theft(0, 1, 3)), of(1));
  expect(answered).toMatchObject({ seat: 1 });
  expect(toldBy(answered!).says).toHaveLength(2);
  expect(robbed(answered!, [0])).toEqual([3]);
  expect(turnAfter(answered, played(0), of(0))?.steps).toHaveLength(1);
});

test("an answer that says nothing does not hide the turn in the log", () => {
  const said = (seat: number, ...ids: string[]): Logged => ({
    version: 1,
    entry: { type: "played", seat },
    says: ids.map((id) => ({ is: "message", id })),
  });
  const told = lastTold([said(1, "played"), said(0), said(1, "drew"), said(1)]);
  expect(told).toMatchObject({ seat: 1 });
  expect(told?.says.map(({ id }) => id)).toEqual(["played", "drew"]);
});
