// Does a click mean the move it should?
import { expect, test } from "vitest";
import {
  atPlace,
  besides,
  leads,
  loose,
  matching,
  NOTHING,
  onBoard,
  payKey,
  single,
} from "../src/games/cartagena/choose";
import { crews } from "../src/games/cartagena/motion";
import type { Picture } from "../src/games/cartagena/picture";
import type { Move } from "../src/games/cartagena/pieces";
import { read } from "../src/address";

const advance = (text: string, card: number, start: number, end: number): Move => ({
  text,
  kind: "Advance",
  paid: [{ cards: [card], counts_as: card % 6 }],
  owner: 0,
  start,
  end,
  pirates: 1,
});
const retreat: Move = { text: "9<", kind: "Retreat", owner: 0, start: 9, end: 4, draws: 2, pirates: 1 };
const pair: Move = { ...advance("9ss=b", 3, 9, 14), paid: [{ cards: [3, 3], counts_as: 4 }] };
const bomb: Move = {
  ...advance("9b*p", 4, 9, 20),
  kind: "Bomb",
  paid: [
    { cards: [4], counts_as: 4 },
    { cards: [0], counts_as: 0 },
  ],
};
const moves: Move[] = [
  advance("0p", 0, 0, 5),
  advance("9p", 0, 9, 11),
  advance("9P", 6, 9, 11),
  advance("0s", 3, 0, 2),
  retreat,
  pair,
  bomb,
  { text: ".", kind: "Stop" },
  { text: "~", kind: "Sail" },
];

test("a card shows the ways of all pirates it can move", () => {
  expect(onBoard(moves, { ...NOTHING, lead: single(0) }).map((move) => move.text)).toEqual(["0p", "9p"]);
});

test("a card and then a pirate is a move", () => {
  expect(atPlace(moves, { ...NOTHING, lead: single(0) }, 9, 0).map((move) => move.text)).toEqual(["9p"]);
});

test("a card and then the space where it leads is a move", () => {
  expect(atPlace(moves, { ...NOTHING, lead: single(0) }, 5, 0).map((move) => move.text)).toEqual(["0p"]);
});

test("a pirate and then a space behind it is a retreat", () => {
  const choice = { ...NOTHING, pirate: { owner: 0, start: 9 } };
  expect(atPlace(moves, choice, 4, 0).map((move) => move.text)).toEqual(["9<"]);
});

test("with a plain and a grey card of one symbol the plain one is meant", () => {
  const choice = { ...NOTHING, pirate: { owner: 0, start: 9 } };
  expect(atPlace(moves, choice, 11, 0).map((move) => move.text)).toEqual(["9p"]);
});

test("a sabre can be laid by itself or as one of a pair", () => {
  expect(leads(moves, 3).map(payKey)).toEqual(["3=3", "3+3=4"]);
});

test("a bomb waits for its other card", () => {
  expect(onBoard(moves, { ...NOTHING, lead: single(4) })).toEqual([]);
  expect(besides(moves, single(4)).map(payKey)).toEqual(["0=0"]);
  expect(matching(moves, { ...NOTHING, lead: single(4), beside: "0=0" }).map((move) => move.text)).toEqual(["9b*p"]);
});

test("what needs neither card nor pirate has its own button", () => {
  expect(loose(moves).map((move) => move.text)).toEqual([".", "~"]);
});

test("pirates stay who they are while the picture moves one of them", () => {
  const table = (pirates: number[]): Picture =>
    ({ places: [null, 0, 1, null], crews: [{ pirates, hand: [], hidden: 0, held: 0 }] }) as unknown as Picture;
  const before = crews([], table([0, 0, 1]));
  const after = crews(before, table([0, 1, 2]));
  expect(after.filter((pirate, n) => pirate.at === before[n]!.at).length).toBe(2);
  expect(after.map((pirate) => pirate.id)).toEqual(before.map((pirate) => pirate.id));
});

test("an address names a room", () => {
  expect(read("/t/abc")).toEqual({ page: "table", id: "abc" });
  expect(read("/new/cartagena")).toEqual({ page: "new", game: "cartagena" });
  expect(read("/anything")).toEqual({ page: "home" });
});
