// Is the log told to the one it happened to?
import { expect, test } from "vitest";
import { sentences } from "../src/log";
import type { Logged } from "../src/table.svelte";

// Without a language loaded, a sentence is the name of its message.
const told = (entry: object): string[] =>
  sentences({ version: 1, at: 0, entry, says: [{ is: "message", id: "moved" }] } as unknown as Logged, ["Ann"]);

test("a move the clock made is told as the clock's", () => {
  expect(told({ type: "played", seat: 0 })).toEqual(["moved"]);
  expect(told({ type: "played", seat: 0, by: "fox" })).toEqual(["moved"]);
  expect(told({ type: "played", seat: 0, by: "clock" })).toEqual(["log-by-clock", "moved"]);
});

test("losing on time is not resigning", () => {
  expect(told({ type: "resigned", seat: 0 })).toEqual(["log-resigned"]);
  expect(told({ type: "resigned", seat: 0, time: true })).toEqual(["log-timed-out"]);
});
