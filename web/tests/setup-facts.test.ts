// Are several facts in one part of a position read and written?
import { expect, test } from "vitest";
import { readCounts, readFacts, readRun, writeCounts, writeFacts, writeRun } from "../src/setup-facts";
import type { SetupFact } from "../src/wire";

const label = { is: "message", id: "" } as const;
const RUNNER: SetupFact[] = [
  { label, kind: "choice" },
  { label, kind: "choice", prefix: "@" },
  { label, kind: "yes", prefix: "i" },
  { label, kind: "yes", prefix: "m" },
];
const PRISONER: SetupFact[] = [
  { label, kind: "number", prefix: "beatings=" },
  { label, kind: "choice", prefix: "gang=" },
  { label, kind: "yes", prefix: "revealed=yes" },
];

test("facts without anything between them are numbers in their order, then letters", () => {
  expect(readFacts("4@6ifo", RUNNER, "")).toEqual({ values: ["4", "6", "i", ""], rest: "fo" });
  expect(readFacts("12", RUNNER, "")).toEqual({ values: ["12", "", "", ""], rest: "" });
});

test("facts in a list are found in any order, and what is no fact is kept", () => {
  const read = readFacts("dug=spoon*2,gang=mafia1,revealed=yes", PRISONER, ",");
  expect(read).toEqual({ values: ["", "mafia1", "revealed=yes"], rest: "dug=spoon*2" });
});

test.each([
  ["4@6ifo", RUNNER, ""],
  ["12", RUNNER, ""],
  ["beatings=1,gang=mafia1,revealed=yes,dug=spoon*2", PRISONER, ","],
  ["", PRISONER, ","],
])("%s is written as it was read", (text, facts, separator) => {
  expect(writeFacts(readFacts(text, facts, separator), facts, separator)).toBe(text);
});

test("counts of tools are read and written, and none is left out", () => {
  expect([...readCounts("spoon*2+pick")]).toEqual([
    ["spoon", 2],
    ["pick", 1],
  ]);
  expect(writeCounts(readCounts("spoon*2+pick").set("spoon", 0).set("shovel", 3))).toBe("pick+shovel*3");
});

test("a run is cards in their order and a time, and one that is not shown has neither", () => {
  expect(readRun("EDHFA@4000-120~85!900.1500")).toEqual({ cards: [..."EDHFA"], time: 4000, rest: "-120~85!900.1500" });
  expect(writeRun(readRun("EDHFA@4000-120~85!900.1500"))).toBe("EDHFA@4000-120~85!900.1500");
  expect(writeRun(readRun("?"))).toBe("?");
  expect(writeRun(readRun(""))).toBe("");
});
