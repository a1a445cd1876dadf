// Does everybody fit into the museum, do keys lay what they say, and is the log true and silent about paths?
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeEach, expect, test, vi } from "vitest";
import { compared, kept, kindOf } from "../src/games/outrun/best";
import { chosenAt } from "../src/games/outrun/hand";
import { cardOf, keyOf } from "../src/games/outrun/keys";
import { corner, floorsOf, heightOf, ROOM, spots, WIDTH } from "../src/games/outrun/layout";
import { cardLetters, splitCard } from "../src/games/outrun/look";
import type { Card, Laid } from "../src/games/outrun/picture";
import { saysRooms } from "../src/games/outrun/round";
import { written } from "../src/games/outrun/stopwatch";

const english = new FluentBundle("en", { useIsolating: false });
english.addResource(new FluentResource(readFileSync("../src/escapade/games/outrun/words/en/table.ftl", "utf8")));

vi.mock("../src/words.svelte", () => ({
  t: (id: string, facts?: Record<string, string>) =>
    english.formatPattern(english.getMessage(id)!.value!, facts ?? null, []),
  knows: () => true,
  language: () => "en",
}));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("navigator", { languages: ["en"] });
});

test.each([10, 19, 28])(
  "six runners stand inside the museum and beside each other, wherever they are (out: %i)",
  (out) => {
    for (let room = 1; room <= out; room++) {
      const at = spots(Array(6).fill(room), out);
      for (const { x, y } of at) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(WIDTH);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(heightOf(out));
      }
      expect(new Set(at.map(({ x, y }) => `${x}:${y}`)).size).toBe(6);
    }
  },
);

test("floors are run there and back, and rooms that follow each other touch", () => {
  expect([10, 19, 28].map(floorsOf)).toEqual([1, 2, 3]);
  for (let room = 1; room < 27; room++) {
    const [one, next] = [corner(room, 28), corner(room + 1, 28)];
    expect(Math.abs(one.x - next.x) / ROOM.width + Math.abs(one.y - next.y) / ROOM.height).toBe(1);
  }
  expect(corner(10, 28).x).toBe(corner(9, 28).x);
});

test("keys 1 to 8 lay A to H, 9 the next plus card, 0 the antidote or the Big shortcut, each once", () => {
  expect([..."12345678"].map((key) => cardOf(key, "ABCDEFGH", ""))).toEqual([..."ABCDEFGH"]);
  expect(cardOf("1", "ABCDEFGH", "A")).toBeNull();
  expect(cardOf("9", "ABCDEFGH13", "1")).toBe("3");
  expect(cardOf("9", "ABCDEFGH", "")).toBeNull();
  expect(cardOf("0", "ABCDEFGH*", "")).toBe("*");
  expect(cardOf("0", "ABCDEFGH>", "")).toBe(">");
  expect(cardOf("c", "ABCDEFGH", "")).toBe("C");
  expect(cardOf("Shift", "ABCDEFGH", "")).toBeNull();
  expect([keyOf("C", "ABCDEFGH23"), keyOf("2", "ABCDEFGH23"), keyOf("3", "ABCDEFGH23")]).toEqual(["3", "9", ""]);
});

test("of two equal cards in hand the one that was pressed is chosen, not both; without a press the first", () => {
  const hand = [20, 3, 20];
  expect([0, 2].map((pressed) => chosenAt(hand, 20, pressed))).toEqual([0, 2]);
  expect(chosenAt(hand, 3, 2)).toBe(1);
  expect(chosenAt(hand, null, 2)).toBe(-1);
});

test("a run is written as the server reads it", () => {
  expect(written("CAB", 5319.6, [900.2, 1500, 2000])).toBe("CAB@5320:900.1500.2000");
  expect(written("", 400, [])).toBe("@400");
});

test("a card is known by its word", () => {
  expect(splitCard("swapAB")).toEqual(["swap", "AB"]);
  expect(["swapAB", "wrongD", "long2", "even", "boost", "shield"].map(cardLetters)).toEqual([
    "A⇄B",
    "D",
    "+2",
    "2·4",
    "×2",
    "",
  ]);
});

test("a right run says how far it led as soon as that is known, also 0 rooms; a wrong one does not", () => {
  const [right, wrong] = [true, false].map((one) => ({ right: one, moved: 0, run: null }));
  const after = { step: "interference", winner: null } as const;
  expect(saysRooms(after, { ...right!, moved: 2 })).toBe(true);
  expect(saysRooms(after, right!)).toBe(true);
  expect(saysRooms(after, wrong!)).toBe(false);
  expect(saysRooms({ ...after, step: "faster" }, right!)).toBe(false);
});

test("whoever has not moved because another has won is not said to move 0 rooms", () => {
  const won = { step: "faster", winner: 1 } as const;
  expect(saysRooms(won, { right: true, moved: 0, run: null })).toBe(false);
  expect(saysRooms(won, { right: true, moved: 3, run: null })).toBe(true);
});

const run = (bound: number[]): Laid => ({
  laid: "ABCDE",
  laps: [],
  time: 5000,
  credit: 0,
  ping: 0,
  asked: "ABCDE",
  bound,
  mistake: null,
});
const named = (word: string): Card => ({ word, name: { is: "message", id: "" }, says: { is: "message", id: "" } });

test("runs are of one kind that ask for as many cards with as many that bend the path", () => {
  const cards = { 0: named("reverse"), 20: named("boost") };
  expect(kindOf(run([0, 20]), cards)).toBe("5+1");
  expect(kindOf(run([20]), cards)).toBe("5");
});

test.each(["small", "big"])("a run with a shortcut in front (%s) is compared with no other", (shortcut) => {
  expect(kindOf(run([0, 18]), { 0: named("reverse"), 18: named(shortcut) })).toBeNull();
});

test("a right run is compared with the best of its kind, and only a better one is kept", () => {
  expect(compared("5", 5000)).toEqual({ kind: "5", before: null, record: true });
  expect(compared("5", 6000)).toEqual({ kind: "5", before: 5000, record: false });
  expect(kept()).toEqual({ "5": 5000 });
});

test("a time that looks like the best one is no new best", () => {
  compared("5", 4612);
  expect(compared("5", 4608)).toEqual({ kind: "5", before: 4612, record: false });
  expect(compared("5", 4604)).toEqual({ kind: "5", before: 4608, record: true });
});
