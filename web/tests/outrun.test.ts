// Does everybody fit into the museum, do keys lay what they say, and is the log true and silent about paths?
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeEach, expect, test, vi } from "vitest";
import { compared, kept, kindOf } from "../src/games/outrun/best";
import { cardOf, keyOf } from "../src/games/outrun/keys";
import { corner, floorsOf, heightOf, ROOM, spots, WIDTH } from "../src/games/outrun/layout";
import { cardLetters, splitCard } from "../src/games/outrun/look";
import type { Ran } from "../src/games/outrun/picture";
import { written } from "../src/games/outrun/stopwatch";
import { CARDS, factName } from "../src/games/outrun/words";

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

test("a run is written as the server reads it", () => {
  expect(written("CAB", 5319.6, [900.2, 1500, 2000])).toBe("CAB@5320:900.1500.2000");
  expect(written("", 400, [])).toBe("@400");
});

test("a card is known by its word", () => {
  expect(splitCard("swapAB")).toEqual(["swap", "AB"]);
  expect(CARDS.map(cardLetters).filter(Boolean)).toContain("A⇄B");
  expect(CARDS).toHaveLength(27);
  expect(factName("Swap A/B")).toBe("Swap A/B");
  expect(factName("Long way +2")).toBe("Long way +2");
  expect(factName("Fair swap?")).toBe("Fair swap?");
});

const ran = (time: number, more: Partial<Ran> = {}): Ran => ({
  status: "finished",
  right: true,
  moved: 2,
  laid: "ABCDE",
  asked: "ABCDE",
  time,
  bound: [],
  ...more,
});

test("a right run is compared with the best of its kind, and only a better one is kept", () => {
  expect(kindOf(ran(1, { bound: ["reverse", "boost"] }))).toBe("5+1");
  expect(compared(ran(5000))).toEqual({ before: null, now: 5000, record: true });
  expect(compared(ran(6000))).toEqual({ before: 5000, now: 6000, record: false });
  expect(compared(ran(1000, { right: false }))).toBeNull();
  expect(kept()).toEqual({ "5": 5000 });
});
