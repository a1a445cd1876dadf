// Does a click mean the move it should?
import { expect, test } from "vitest";
import { clicked, near, NOTHING, offers, type Choice, type Pointable } from "../src/moves/choice";
import { handCard, spotPick } from "../src/moves/picks";
import { crews } from "../src/games/cartagena/motion";
import type { Picture } from "../src/games/cartagena/picture";
import { pirateAt, takenPirate, waysOf } from "../src/games/cartagena/ways";
import { read } from "../src/address";
import type { Message, MoveDescription, Pick } from "../src/wire";

const said = (id: string): Message => ({ is: "message", id });
const space = (at: number): Pick => spotPick({ zone: "place", at });
const card = (kind: number): Pick => handCard(kind, 0);
const cards = (...kinds: number[]): Pick[] => kinds.map(card);

/** A move that brings a pirate from one place to another. */
function run(
  text: string,
  kind: string,
  picks: Pick[],
  start: number,
  end: number,
  group = kind,
  owner = 0,
): MoveDescription {
  const place = (at: number): { zone: string; at: number } => ({ zone: "place", at });
  const effects = [{ does: "piece" as const, piece: "pirate", owner, start: place(start), end: place(end) }];
  return { text, kind, message: said(text), picks, effects, group: said(group) };
}
const advance = (text: string, kind: number, start: number, end: number): MoveDescription =>
  run(text, "Advance", [card(kind), pirateAt(0, start)], start, end, `card-${kind}`);

const moves: MoveDescription[] = [
  advance("0p", 0, 0, 5),
  advance("9p", 0, 9, 11),
  advance("9P", 6, 9, 11),
  advance("0s", 3, 0, 2),
  advance("9b", 4, 9, 12),
  advance("0b", 4, 0, 3),
  run("9<", "Retreat", [pirateAt(0, 9), space(4)], 9, 4),
  run("9b*p", "Bomb", [...cards(4, 0), pirateAt(0, 9)], 9, 20, "bomb-p"),
  run("9b*s", "Bomb", [...cards(4, 3), pirateAt(0, 9)], 9, 20, "bomb-s"),
  run("7>2", "Push", [pirateAt(1, 7), space(9)], 7, 9, "push", 1),
  {
    text: "p!2",
    kind: "Pistol",
    message: said("p!2"),
    picks: [card(0), { pick: "player", seat: 1 }],
    group: said("use"),
  },
  { text: ".", kind: "Stop", message: said("stop"), group: said("stop") },
  { text: "new", kind: "SomethingNew", message: said("new"), picks: [space(30)], group: said("new") },
];

const pointable: Pointable = (pick, choice) => pick.pick === "piece" || (pick.pick === "card" && !takenPirate(choice));
const after = (...picks: Pick[]): Choice => ({ ...NOTHING, picks });
const ways = (choice: Choice): string[] => near(moves, choice).map(({ text }) => text);
const buttons = (choice: Choice): string[] => offers(moves, choice, pointable).map(({ key }) => key);
const played = (choice: Choice, ...at: Pick[]): string | undefined => {
  const click = clicked(moves, choice, at);
  return click && "move" in click ? click.move.text : undefined;
};
const chosen = (choice: Choice, ...at: Pick[]): Choice | undefined => {
  const click = clicked(moves, choice, at);
  return click && "next" in click ? click.next : undefined;
};

test("a card shows the ways of all pirates it can move, and a button for what needs no pirate", () => {
  expect(ways(after(card(0)))).toEqual(["0p", "9p", "p!2"]);
  expect(waysOf(near(moves, after(card(0))), 0).map(({ end }) => end)).toEqual([5, 11]);
  expect(buttons(after(card(0)))).toEqual(["p!2", "bomb-p"]);
});

test("a card and then a pirate is a move; so is a card and the space where it leads", () => {
  expect(played(after(card(0)), pirateAt(0, 9), space(9))).toBe("9p");
  expect(played(after(card(0)), space(5))).toBe("0p");
});

test("a pirate and then a card is a move, if the two mean only one", () => {
  expect(played(after(pirateAt(0, 9)), card(0))).toBeUndefined();
  expect(buttons(chosen(after(pirateAt(0, 9)), card(0))!)).toEqual(["9p", "9b*p"]);
  expect(played(after(pirateAt(0, 0)), card(0))).toBe("0p");
});

test("a sabre and then a pirate is one sabre, not a pair of them, which have buttons", () => {
  const paid = (one: MoveDescription, ...cards: number[]): MoveDescription => ({
    ...one,
    effects: [...one.effects!, { does: "cards", cards, start: { zone: "hand", seat: 0 }, end: { zone: "discards" } }],
  });
  const sabres = [paid(advance("0s", 3, 0, 2), 3), paid(advance("0ss=b", 3, 0, 3), 3, 3)];
  expect(clicked(sabres, after(card(3)), [pirateAt(0, 0)])).toEqual({ move: sabres[0] });
  expect(offers(sabres, after(pirateAt(0, 0)), pointable).map(({ key }) => key)).toEqual(["0s", "0ss=b"]);
});

test("a pirate and then a space behind it is a retreat", () => {
  expect(played(after(pirateAt(0, 9)), space(4))).toBe("9<");
});

test("where a plain and a grey card lead to the same space, one is asked which", () => {
  const both = chosen(after(pirateAt(0, 9)), space(11))!;
  expect(buttons(both)).toEqual(["9p", "9P"]);
});

test("a pirate that was taken has a button for each of its moves", () => {
  expect(buttons(after(pirateAt(0, 9)))).toEqual(["9p", "9P", "9b", "9<", "9b*p", "9b*s"]);
});

test("a bomb waits for its other card, behind a step or in the hand", () => {
  expect(ways(after(card(4)))).toEqual(["9b", "0b"]);
  expect(buttons(after(card(4)))).toEqual(["bomb-p", "bomb-s"]);
  const step = offers(moves, after(card(4)), pointable)[0]!;
  expect("next" in step && ways(step.next)).toEqual(["9b*p"]);
  expect(played(after(card(4)), card(0)), "a card that was meant instead must not play a bomb").toBeUndefined();
  expect(ways(chosen(after(card(4)), card(0))!)).toEqual(["9b*p"]);
});

test("somebody else's pirate is pushed by two clicks, never by one", () => {
  expect(played(NOTHING, pirateAt(1, 7))).toBeUndefined();
  expect(played(after(pirateAt(1, 7)), pirateAt(0, 9), space(9))).toBe("7>2");
});

test("what cannot be pointed at on the board has a button from the start, whatever kind of move it is", () => {
  expect(buttons(NOTHING)).toEqual([".", "new"]);
});

test("the same click again takes it back, another one begins anew, and nothing else means anything", () => {
  expect(chosen(after(card(0)), card(0))).toEqual(NOTHING);
  expect(chosen(after(card(0)), card(3))).toEqual(after(card(3)));
  expect(clicked(moves, NOTHING, [space(40)])).toBeNull();
});

test("pirates stay who they are while the picture moves one of them", () => {
  const table = (pirates: number[]): Picture =>
    ({ places: [null, 0, 1, null], crews: [{ pirates, hand: [], hidden: 0, held: 0 }] }) as unknown as Picture;
  const before = crews([], table([0, 0, 1]));
  const after = crews(before, table([0, 1, 2]));
  expect(after.filter((pirate, n) => pirate.at === before[n]!.at).length).toBe(2);
  expect(after.map((pirate) => pirate.id)).toEqual(before.map((pirate) => pirate.id));
});

test("an address names a page", () => {
  expect(read("/t/abc")).toEqual({ page: "table", id: "abc" });
  expect(read("/new/cartagena")).toEqual({ page: "new", game: "cartagena" });
  expect(read("/")).toEqual({ page: "home" });
  expect(read("/anything")).toEqual({ page: "missing" });
});
