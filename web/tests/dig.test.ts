// Blackgate's clicks and plan: from few clicks to one action.
import { expect, test } from "vitest";
import { matching, NOTHING, offers, spends, whyCard, whyStack, type Choice } from "../src/games/dig/choose";
import { dugPart, plan, roomOf, spot, way } from "../src/games/dig/layout";
import { byUse, crews, numbersTo, type Box, type Move, type Picture } from "../src/games/dig/picture";

const box = {
  areas: ["cell-block", "cafeteria", "recreation", "infirmary", "showers", "solitary"].map((key, at) => ({ at, key })),
  die: [[0, 1], [0, 3], [0, 4], [2, 1], [2, 3], [2, 4]],
  cards: ["spoon", "knife", "pick", "shovel", "lucky-charm", "scissors", "snitch", "guards-keys", "drugs"],
  uses: { dig: [0, 2, 3], fight: [1], join: [4], make: [5], play: [6, 7], sell: [8] },
  recipes: [{ parts: [5], make: 1, number: 2 }],
  deals: [{ price: 2, take: 1, number: 1 }],
  gangs: ["cartel"],
  accessories: [[4]],
  points: [1, 0, 2, 3],
  teams: false,
} as unknown as Box; // prettier-ignore
const picture = {
  box,
  prisoners: [
    { area: 2, team: 0, tunnel: 3, dug: [1, 0, 1, 0] },
    { area: 2, team: 1, tunnel: 0, dug: [0, 0, 0, 0] },
    { area: 4, team: 0, tunnel: 3, dug: [0, 0, 0, 1] },
  ],
  winners: [],
} as unknown as Picture;

const extortions: Move[] = [1, 2].flatMap((other) =>
  [0, 2, 3].map((tool) => ({ text: `extort:${other}:${tool}`, kind: "Extort", other, tool, weapon: 1 })),
);
const moves: Move[] = [
  { text: "stop", kind: "Stop" },
  { text: "search", kind: "Search", draws: 1 },
  { text: "move", kind: "Roll" },
  ...[0, 1, 3].map((area) => ({ text: `cautious:${area}`, kind: "CautiousMove", area })),
  { text: "sell:drugs", kind: "Sell", card: 8, cigarettes: 4 },
  { text: "sell:knife", kind: "Sell", card: 1, cigarettes: 1 },
  { text: "craft:1", kind: "Craft", card: 1, number: 2, uses: [5], recipe: 0 },
  { text: "buy:1", kind: "Buy", card: 1, number: 1, price: 2 },
  ...[1, 2].map((other) => ({ text: `play:snitch:${other}`, kind: "Play", card: 6, other })),
  ...extortions,
];
const keys = (choice: Choice): string[] => offers(picture, moves, choice, 2).map((offer) => offer.key);

test("small groups lie open, large ones wait behind one button, the end comes last", () => {
  expect(keys(NOTHING)).toEqual([
    "search", "craft:1", "buy:1", "group-sell", "move", "group-go", "group-extort", "play:snitch:1", "play:snitch:2",
    "stop",
  ]); // prettier-ignore
});

test("an extortion is whom, what, with what; where there is one Weapon nobody is asked", () => {
  expect(keys({ ...NOTHING, group: "extort" })).toEqual(["extort-other-1", "extort-other-2"]);
  expect(keys({ ...NOTHING, group: "extort", other: 2 })).toEqual(["extort:2:0", "extort:2:2", "extort:2:3"]);
});

test("a card shows what it is good for, and a bought card is not one of the hand", () => {
  expect(keys({ ...NOTHING, card: 1 })).toEqual(["sell:knife", "group-extort"]);
  expect(
    spends(
      picture,
      moves.find(({ kind }) => kind === "Buy")!,
    ),
  ).toEqual([]);
});

test("a stack shows how to get at it, a person what can be done to them, a room how to get there", () => {
  expect(keys({ ...NOTHING, stack: 1 })).toEqual(["craft:1", "buy:1"]);
  expect(keys({ ...NOTHING, other: 1 })).toEqual(["group-extort", "play:snitch:1"]);
  expect(keys({ ...NOTHING, area: 3 })).toEqual(["move", "cautious:3"]);
  expect(matching(picture, moves, { ...NOTHING, area: 2 }, 2).map(({ text }) => text)).toContain("search");
});

test("every legal action can be reached by offers", () => {
  const found = new Set<string>();
  const follow = (choice: Choice): void => {
    for (const offer of offers(picture, moves, choice, 2)) {
      if ("move" in offer) found.add(offer.move.text);
      else follow(offer.next);
    }
  };
  follow(NOTHING);
  expect([...found].sort()).toEqual(moves.map(({ text }) => text).sort());
});

test("a click that means nothing asks the rule that forbids it", () => {
  expect(whyCard(picture, 0, 0)).toBe("dig:spoon");
  expect(whyCard(picture, 5, 0)).toBe("craft:1");
  expect(whyCard(picture, 4, 0)).toBe("join:cartel");
  expect(whyCard(picture, 1, 0)).toBe("extort:2:spoon:knife");
  expect(whyCard(picture, 6, 2)).toBe("play:snitch:1");
  expect(whyCard(picture, 8, 0)).toBe("sell:drugs");
  expect([0, 1].map((card) => whyStack(picture, card))).toEqual(["steal-spoon", "buy:1"]);
});

test("a hand is sorted by use", () => {
  expect(byUse(box, [8, 1, 5, 1, 0]).map(({ use, cards }) => [use, cards.length])).toEqual([
    ["dig", 1],
    ["fight", 1],
    ["make", 1],
    ["sell", 1],
  ]);
});

test("a team digs one tunnel with all its tools", () => {
  expect(crews(picture)).toEqual([
    { team: 0, seats: [0, 2], points: 3, dug: [1, 0, 1, 1] },
    { team: 1, seats: [1], points: 0, dug: [0, 0, 0, 0] },
  ]);
  expect([dugPart(3, 12), dugPart(14, 12)]).toEqual([0.25, 1]);
  expect(numbersTo(box, 2)).toEqual([4, 5, 6]);
});

test.each([true, false])("rooms do not overlap, and seven people stand inside each (wide: %s)", (wide) => {
  for (const teams of [true, false]) {
    const made = plan({ ...box, teams }, wide);
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
