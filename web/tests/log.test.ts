// Is the log told to the one it happened to?
import { expect, test } from "vitest";
import { aboutSeat, formerName, sentences } from "../src/log";
import type { Logged } from "../src/table.svelte";

// Without a language loaded, a sentence is the name of its message.
const told = (entry: object): string[] =>
  sentences({ version: 1, at: 0, entry, says: [{ is: "message", id: "moved" }] } as unknown as Logged, ["Ann"]);

test("a move the clock made is told as the clock's", () => {
  expect(told({ type: "played", seat: 0 })).toEqual(["moved"]);
  expect(told({ type: "played", seat: 0, by: "fox" })).toEqual(["moved"]);
  expect(told({ type: "played", seat: 0, by: "clock" })).toEqual(["log-by-clock", "moved"]);
});

test("whoever sits on their seat under another name is renamed, and nobody else is", () => {
  const entry = (seat: number, name: string, person: string): Logged => ({
    version: 1,
    entry: { type: "sat", seat, name, person },
    says: [],
  });
  const log = [
    entry(0, "Guest", "a"),
    entry(1, "Bob", "b"),
    entry(0, "Nora", "a"),
    entry(1, "", ""),
    entry(1, "Cy", "c"),
  ];
  expect(log.map((_, at) => formerName(log, at))).toEqual(["", "", "Guest", "", ""]);
  expect(sentences(log[2]!, [], "Guest")).toEqual(["log-renamed"]);
});

test("losing on time is not resigning", () => {
  expect(told({ type: "resigned", seat: 0 })).toEqual(["log-resigned"]);
  expect(told({ type: "resigned", seat: 0, time: true })).toEqual(["log-timed-out"]);
});

test("a sentence has the mark of the player it is about, not of whoever only answered", () => {
  const [fox, guest] = [1, 0].map((seat) => ({ is: "player" as const, seat }));
  const paid = { is: "message" as const, id: "dig-log-sale-paid", facts: { name: fox!, count: 9 } };
  const pushed = { is: "message" as const, id: "cartagena-log-pushed", facts: { name: fox!, other: guest! } };
  expect(aboutSeat(paid, 0)).toBe(1);
  expect(aboutSeat(pushed, 0)).toBe(0);
  expect(aboutSeat({ is: "message", id: "outrun-log-turned" }, 0)).toBe(0);
});
