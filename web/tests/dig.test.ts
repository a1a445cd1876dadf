// Blackgate's clicks and plan: from few clicks to one move. The moves are real ones, written by `python -m tests.dig_moves`.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { byUse, crews, type Digger, type Shelf } from "../src/games/dig/cards";
import { folded } from "../src/games/dig/log";
import { byHeading, cells, clicked, inOrder, matching, NOTHING, offers, type Choice } from "../src/moves/choice";
import { comers, offeredPlaces, pickKey } from "../src/moves/picks";
import { dugPart, plan, roomOf, spot, way } from "../src/games/dig/layout";
import type { Message, MoveDescription, Pick } from "../src/wire";

type Name = "trade" | "weapons" | "con" | "handyman" | "team";
const POSITIONS: Record<Name, MoveDescription[]> = JSON.parse(readFileSync("tests/dig-moves.json", "utf8"));
const NAMES = Object.keys(POSITIONS) as Name[];
const SCISSORS = 17;

const card = (kind: number): Pick => ({ pick: "card", card: kind, spot: { zone: "hand", seat: 0 } });
const stack = (kind: number): Pick => ({ pick: "spot", spot: { zone: "stack", at: kind } });
const area = (at: number): Pick => ({ pick: "spot", spot: { zone: "area", at } });
const player = (seat: number): Pick => ({ pick: "player", seat });

const keys = (name: Name, choice: Choice = NOTHING): string[] =>
  offers(POSITIONS[name], choice).map((offer) => offer.key);
const pointed = (name: Name, ...picks: Pick[]): string[] => keys(name, { ...NOTHING, picks });

test("small groups lie open, large ones wait behind one button", () => {
  expect(keys("trade")).toEqual(
    expect.arrayContaining(["search", "craft:1", "move", "dig-group-sell", "dig-group-cautious"]),
  );
  expect(keys("trade")).not.toContain("cautious:showers");
  expect(keys("trade").length).toBeLessThan(22);
});

test("an extortion is whom, what, with what; where there is one player nobody is asked whom", () => {
  const steps = offers(POSITIONS.weapons, NOTHING).filter(({ key }) => key.startsWith("dig-group-extort"));
  expect(steps.map(({ key }) => key)).toEqual([0, 2, 3].map((tool) => `dig-group-extort-${pickKey(stack(tool))}`));
  const [spoon] = steps;
  expect(spoon && "next" in spoon && keys("weapons", spoon.next).sort()).toEqual([
    "extort:2:spoon:bicycle-chain",
    "extort:2:spoon:broken-bottle",
    "extort:2:spoon:knife",
  ]);
});

test("a card shows what it is good for, and a bought card is not one of the hand", () => {
  expect(pointed("trade", card(SCISSORS))).toEqual(["craft:1", "craft:3", `sell:scissors`]);
  expect(matching(POSITIONS.trade, { ...NOTHING, picks: [card(1)] }).map(({ kind }) => kind)).not.toContain("Buy");
});

test("a stack shows how to get at it, a person what can be done to them, a room how to get there", () => {
  expect(pointed("trade", stack(1))).toEqual(["craft:1", "buy:1", "buy:2"]);
  expect(pointed("trade", player(1))).toEqual(
    expect.arrayContaining(["play:snitch:2", "extort:2:spoon:knife", "extort:2:shovel:knife"]),
  );
  expect(pointed("trade", area(4)).sort()).toEqual(["cautious:showers", "move", "play:guards-keys:showers"]);
  expect(pointed("trade", area(2))).toEqual(expect.arrayContaining(["search", "buy:3", "craft:1", "dig-group-sell"]));
});

test("of the areas a move names, a click selects those where it leads, until one is selected", () => {
  const named = (at: number): MoveDescription => ({ ...POSITIONS.trade[0]!, picks: [area(at)] });
  const end = { zone: "area", at: 4 };
  const there: MoveDescription = {
    ...named(4),
    effects: [{ does: "piece", piece: "standee", owner: 0, start: { zone: "area", at: 2 }, end }],
  };
  expect([...offeredPlaces([named(2), there], [], "area")]).toEqual([4]);
  expect([...offeredPlaces([{ ...there, picks: [player(1)] }], [], "area")]).toEqual([]);
  expect([...offeredPlaces([there], [area(4)], "area")]).toEqual([]);
});

test("an area says who can come there: we ourselves, somebody we name, or Michel", () => {
  const sent = (piece: string, owner: number | undefined, at: number): MoveDescription => ({
    ...POSITIONS.trade[0]!,
    effects: [{ does: "piece", piece, owner, start: { zone: "area", at: 2 }, end: { zone: "area", at } }],
  });
  const moves = [sent("prisoner", 0, 1), sent("prisoner", 1, 5), sent("prisoner", 2, 5), sent("michel", undefined, 3)];
  expect([...comers(moves, "area")].map(([at, who]) => [at, ...who])).toEqual([
    [1, 0],
    [5, 1, 2],
    [3, null],
  ]);
});

test.each(NAMES)("every legal action can be reached by offers (%s)", (name) => {
  const found = new Set<string>();
  const follow = (choice: Choice): void => {
    for (const offer of offers(POSITIONS[name], choice)) {
      if ("move" in offer) found.add(offer.move.text);
      else {
        const [more, less] = [choice, offer.next].map((one) => matching(POSITIONS[name], one).length);
        expect(less, offer.key).toBeGreaterThan(1);
        expect(more, offer.key).toBeGreaterThan(less!);
        follow(offer.next);
      }
    }
  };
  follow(NOTHING);
  expect([...found].sort()).toEqual(POSITIONS[name].map(({ text }) => text).sort());
});

test.each(NAMES)(
  "where there is little room every legal action is behind its heading, each in a cell of its own (%s)",
  (name) => {
    const all = byHeading(POSITIONS[name], ({ text }) => text.length < 9);
    const found = all.flatMap((offer) => ("move" in offer ? [offer.move] : matching(POSITIONS[name], offer.next)));
    expect(found.map(({ text }) => text).sort()).toEqual(POSITIONS[name].map(({ text }) => text).sort());
    const at = [...cells(all, { "dig-group-search": 1, "dig-group-end": 3, "dig-group-go": 3 }).values()];
    expect(new Set(at).size).toBe(all.length);
    expect(Math.max(...at)).toBeLessThan(12);
  },
);

test("a button stays in the cell of its heading when others go", () => {
  const plan = { "dig-group-search": 1, "dig-group-end": 3 };
  const cellOf = (moves: MoveDescription[], kind: string): number | undefined => {
    const all = byHeading(moves, () => true);
    const one = all.find((offer) => "move" in offer && offer.move.kind === kind);
    return one && cells(all, plan).get(one);
  };
  const few = POSITIONS.trade.filter(({ kind }) => kind === "Search" || kind === "Stop");
  for (const moves of [POSITIONS.trade, few]) {
    expect(cellOf(moves, "Search")).toBe(1);
    expect(cellOf(moves, "Stop")).toBe(3);
  }
});

test.each(NAMES)("no step offers more than fits on a screen (%s)", (name) => {
  const follow = (choice: Choice): void => {
    const open = offers(POSITIONS[name], choice);
    expect(open.length).toBeLessThan(40);
    for (const offer of open) if ("next" in offer) follow(offer.next);
  };
  follow(NOTHING);
  expect(POSITIONS[name].some(({ group }) => !group)).toBe(false);
});

const name = (id: string): Message => ({ is: "message", id });
const box: Shelf = {
  cards: (["dig", "fight", "dig", "dig", "join", "make", "play", "play", "sell"] as const).map((use, n) => ({
    key: String(n),
    name: name(""),
    says: name(""),
    use,
    signs: 1,
    why: "",
  })),
};

test("a hand is sorted by use", () => {
  expect(byUse(box, [8, 1, 5, 1, 0]).map(({ use, cards }) => [use, cards.length])).toEqual([
    ["dig", 1],
    ["fight", 1],
    ["make", 1],
    ["sell", 1],
  ]);
});

test("a team digs one tunnel with all its tools", () => {
  const prisoners: Digger[] = [
    { team: 0, tunnel: 3, dug: [1, 0, 1, 0] },
    { team: 1, tunnel: 0, dug: [0, 0, 0, 0] },
    { team: 0, tunnel: 3, dug: [0, 0, 0, 1] },
  ];
  expect(crews(prisoners)).toEqual([
    { team: 0, seats: [0, 2], points: 3, dug: [1, 0, 1, 1] },
    { team: 1, seats: [1], points: 0, dug: [0, 0, 0, 0] },
  ]);
  expect([dugPart(3, 12), dugPart(14, 12)]).toEqual([0.25, 1]);
});

test.each([true, false])("rooms do not overlap, and seven people stand inside each (wide: %s)", (wide) => {
  for (const teams of [true, false]) {
    const made = plan(teams, wide);
    for (const [n, a] of made.rooms.entries())
      for (const b of made.rooms.slice(n + 1))
        expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(true);
    for (const room of made.rooms) {
      const stood = Array.from({ length: 7 }, (_, n) => spot(made, room.at, n, 7));
      expect(new Set(stood.map(({ x, y }) => `${x},${y}`)).size).toBe(7);
      for (const { x, y } of stood) {
        expect(x > room.x && x < room.x + room.w).toBe(true);
        expect(y > room.y && y < room.y + room.h).toBe(true);
      }
    }
    const path = way(made, spot(made, 0, 0, 1), spot(made, 4, 0, 1));
    expect(path.at(-1)).toEqual(spot(made, 4, 0, 1));
    expect(roomOf(made, 4).at).toBe(4);
  }
});

test("after a heading one click on a card is enough, whatever else the move names", () => {
  const sell = byHeading(POSITIONS.trade, () => true).find(({ key }) => key === "dig-group-sell")!;
  const choice = "next" in sell ? sell.next : NOTHING;
  expect(clicked(POSITIONS.trade, choice, [card(SCISSORS)])).toMatchObject({ move: { text: "sell:scissors" } });
  expect(clicked(POSITIONS.trade, NOTHING, [card(SCISSORS)])).toHaveProperty("next");
});

test("buttons come in the order of their cells, so that Tab goes from left to right", () => {
  const all = byHeading(POSITIONS.trade, () => false);
  const at = [...cells(all, { "dig-group-search": 5, "dig-group-end": 0, "dig-group-go": 3 }).values()];
  expect(at).toEqual([...at].sort((one, other) => one - other));
});

// The log

const [ANN, BEN] = [0, 1].map((seat) => ({ is: "player" as const, seat }));
const line = (id: string, facts: Message["facts"] = {}): Message => ({ is: "message", id, facts, rule: "D7.5" });
const thing = (id: string): Message => ({ is: "message", id });
const gave = (name = ANN!, other = BEN!, card = "dig-card-pick"): Message =>
  line("dig-log-gave", { name, other, card: thing(card) });
const log = (lines: Message[]): Message[] =>
  lines.reduce<Message[]>((all, next) => {
    const end = all.at(-1);
    const one = end && folded(end, next);
    return one ? [...all.slice(0, -1), one] : [...all, next];
  }, []);

test("an exchange is one line, however many cards and cigarettes change hands", () => {
  const begun = line("dig-log-exchanged", { name: ANN!, other: BEN! });
  const smoke = line("dig-log-gave-cigarettes", { name: BEN!, other: ANN!, count: 1 });
  expect(log([begun])).toEqual([begun]);
  expect(log([begun, gave(), gave()]).map(({ id }) => id)).toEqual(["dig-exchange-gives"]);
  expect(log([begun, smoke]).map(({ id }) => id)).toEqual(["dig-exchange-gets"]);
  const [whole, ...more] = log([begun, gave(), smoke, gave(BEN, ANN, "dig-card-spoon"), smoke]);
  expect(more).toEqual([]);
  expect(whole).toEqual(
    line("dig-exchange-both", {
      name: ANN!,
      other: BEN!,
      gives: [thing("dig-card-pick")],
      gets: [{ ...thing("dig-some-cigarettes"), facts: { count: 2 } }, thing("dig-card-spoon")],
    }),
  );
});

test("others read how many cards were given", () => {
  const hidden = gave(ANN, BEN, "dig-a-card");
  const [whole] = log([line("dig-log-exchanged", { name: ANN!, other: BEN! }), hidden, hidden, hidden]);
  expect(whole?.facts?.["gives"]).toEqual([{ ...thing("dig-some-cards"), facts: { count: 3 } }]);
});

test("cards sold or discarded one by one are one line, those of somebody else or by another rule are not", () => {
  const sold = (name = ANN!, card = "dig-card-spoon"): Message => line("dig-log-sold", { name, cards: [thing(card)] });
  const away = (rule: string): Message => ({ ...line("dig-log-discarded", { name: ANN!, cards: [thing("x")] }), rule });
  expect(log([sold(), sold(ANN, "dig-card-pick")]).map(({ facts }) => facts?.["cards"])).toEqual([
    [thing("dig-card-spoon"), thing("dig-card-pick")],
  ]);
  expect(log([sold(), sold(BEN)])).toHaveLength(2);
  expect(log([away("D2.2"), away("D2.2"), away("D3.4")])).toHaveLength(2);
  expect(log([sold(), away("D7.5")])).toHaveLength(2);
});

// Oneself

test("what one could do to oneself comes last", () => {
  const texts = inOrder(POSITIONS.trade, ["dig-group-play"], 0).flatMap(({ group, text }) =>
    group?.id === "dig-group-play" && text.startsWith("play:snitch") ? [text] : [],
  );
  expect(texts).toEqual(["play:snitch:2", "play:snitch:3", "play:snitch:1"]);
});

test("equal cards are counted, a roll says where it leads, and who has too many cards discards them", () => {
  const name = ANN!;
  const sold = (...cards: string[]): Message => line("dig-log-sold", { name, cards: cards.map(thing) });
  const several = (count: number): Message => ({
    is: "message",
    id: "dig-several",
    facts: { count, card: thing("ring") },
  });
  expect(log([sold("ring"), sold("ring"), sold("pan"), sold("ring")])).toEqual([
    line("dig-log-sold", { name, cards: [several(3), thing("pan")] }),
  ]);
  const went = line("dig-log-went", { name, area: thing("cafeteria") });
  expect(log([line("dig-log-rolled", { name, number: 4 }), went])).toEqual([
    line("dig-log-rolled-went", { name, number: 4, area: thing("cafeteria") }),
  ]);
  const discarded = line("dig-log-discarded", { name, cards: [thing("pan")] });
  expect(log([line("dig-log-too-many", { name }), discarded])).toEqual([discarded]);
});

test("a card with only one use opens it, and a roll is not behind one of the areas it may lead to", () => {
  const going = (text: string, kind: string, ...picks: Pick[]): MoveDescription => ({
    text,
    kind,
    message: thing(text),
    group: thing("go"),
    picks,
  });
  const keys = card(24);
  const all = [0, 1, 2, 3, 4].map((at) => going(`keys:${at}`, "Keys", keys, area(at)));
  expect(offers(all, { ...NOTHING, picks: [keys] }).map(({ key }) => key)).toEqual(all.map(({ text }) => text));
  const roll = going("roll", "Roll", area(1), area(2));
  const ways = [roll, ...[1, 2, 3, 4].map((at) => going(`drive:${at}`, "Drive", area(at)))];
  const opened = { group: thing("go"), kinds: ["Roll", "Drive"], picks: [] };
  expect(offers(ways, opened).map(({ key }) => key)).toEqual(ways.map(({ text }) => text));
});
