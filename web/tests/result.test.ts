// Is the end of a game told as it was, and is the next game the right one?
import { expect, test, vi } from "vitest";
import { nextLevel } from "../src/bots";
import { duration, percents } from "../src/format";
import { outgrown, ranking, turningPoint, withStrongerBots } from "../src/result";
import { clockText, warningFrom } from "../src/time";
import type { Seat, TableSummary } from "../src/wire";

const over = (seats: Seat[], winners: number[]): TableSummary => ({
  game: "cartagena",
  options: { edition: "escape" },
  id: "t",
  seats,
  host: "ann",
  status: "over",
  created: 0,
  winners,
});
const ANN: Seat = { name: "Ann", person: "ann" };
const BOB: Seat = { name: "Bob", person: "bob" };
const FOX: Seat = { name: "Fox", bot: "fox" };
const OWL: Seat = { name: "Owl", bot: "owl" };

test("winners are first, whoever resigned is last, and the rules give the others no places", () => {
  const places = ranking(over([{ ...ANN, resigned: true }, FOX, OWL, BOB], [2]));
  expect(places).toEqual([
    { seat: 2, place: 1 },
    { seat: 1, place: null },
    { seat: 3, place: null },
    { seat: 0, place: 4 },
  ]);
});

test("those without a place stand by what they have reached", () => {
  const seats = ranking(over([ANN, FOX, OWL, { ...BOB, resigned: true }], [2]), [14, 17, 19, 18]);
  expect(seats.map(({ seat }) => seat)).toEqual([2, 1, 0, 3]);
});

test("the only loser is second", () => {
  expect(ranking(over([ANN, FOX], [1]))).toEqual([
    { seat: 1, place: 1 },
    { seat: 0, place: 2 },
  ]);
});

test("winners who resigned are last all the same", () => {
  expect(ranking(over([{ ...ANN, resigned: true }, FOX], [0]))[0]).toEqual({ seat: 1, place: 1 });
});

test("all winners of a team are first", () => {
  expect(ranking(over([ANN, BOB, FOX], [0, 1])).map(({ place }) => place)).toEqual([1, 1, 3]);
});

const course = (...chances: number[]) => chances.map((own, version) => ({ version, chances: [own, 1 - own] }));

test("a game turned where the winner's chance rose most, not where it ended", () => {
  expect(turningPoint(course(0.5, 0.3, 0.6, 0.5, 1), [0])).toEqual({ version: 2, seat: 0, before: 0.3, after: 0.6 });
});

test("a game without a rise or a winner has no turning point", () => {
  expect(turningPoint(course(0.5, 0.55, 0.5, 1), [0])).toBeNull();
  expect(turningPoint(course(0.5, 0.9, 1), [])).toBeNull();
  expect(turningPoint([], [0])).toBeNull();
});

test("the next level raises every bot by one, and there is none above the owl", () => {
  expect(nextLevel("hare")).toBe("magpie");
  expect(nextLevel("owl")).toBe("owl");
  expect(nextLevel("random")).toBe("random");
  expect(withStrongerBots(over([ANN, FOX, OWL], [1]), [0])?.seats).toEqual([
    { who: "me", name: "Ann" },
    { who: "bot", bot: "raven" },
    { who: "bot", bot: "owl" },
  ]);
  expect(outgrown(over([ANN, FOX, OWL, FOX], [1]))).toEqual(["fox"]);
  expect(withStrongerBots(over([ANN, OWL], [0]), [0])).toBeNull();
  expect(withStrongerBots(over([ANN, BOB, FOX], [0]), [0])).toBeNull();
});

test("a warning comes early enough, and not for the whole move", () => {
  expect(warningFrom({ kind: "bank", seconds: 600 })).toBe(20_000);
  expect(warningFrom({ kind: "move", seconds: 30 })).toBe(10_000);
  expect(warningFrom({ kind: "days", days: 2 })).toBe(3_600_000);
});

test("a deadline in days is a date, a nearer one a countdown, and who is not asked has what is left", () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  const noon = Date.UTC(2026, 10, 18, 12);
  const text = (left: number, falls: number | null): string => clockText({ left, falls }, noon, 0);
  expect(text(0, noon + 2 * 86_400_000)).toMatch(/Fri.*20|20.*Fri/);
  expect(text(0, noon + 3_600_000 + 65_000)).toBe("1:01:05");
  expect(text(0, noon + 65_000)).toBe("01:05");
  expect(text(600_000, null)).toBe("10:00");
});

test("a duration is said in seconds, minutes, or hours and minutes", () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  expect(duration(42_400)).toBe("0:42");
  expect(duration(12 * 60_000)).toBe("12:00");
  expect(duration(65 * 60_000 + 9000)).toBe("1:05:09");
});

test("chances beside each other add up to 100 %, but for teams", () => {
  const shown = (...chances: number[]): number[] => percents(chances).map((text) => parseInt(text, 10));
  expect(shown(0.395, 0.605)).toEqual([40, 60]);
  expect(shown(0.605, 0.395)).toEqual([61, 39]);
  expect(shown(0.29, 0.71)).toEqual([29, 71]);
  expect(shown(0.3333, 0.3333, 0.3333)).toEqual([34, 33, 33]);
  expect(shown(0.246, 0.246, 0.254, 0.254)).toEqual([25, 25, 25, 25]);
  expect(shown(1, 0)).toEqual([100, 0]);
  expect(shown(0.395, 0.605, 0.395, 0.605)).toEqual([40, 61, 40, 61]);
});
