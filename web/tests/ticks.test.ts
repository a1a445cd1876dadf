// Does a new table's form send only the ticks that it shows?
import { describe, expect, test } from "vitest";
import { offeredTicks, sentTicks, type Situation } from "../src/ticks";

const ALL = { public: true, rated: true, hints: true };
const friends: Situation = { withOthers: true, sharing: false, boxed: false, hinting: true };
const bots = { ...friends, withOthers: false };
const rated = { public: false, rated: true, hints: false };

test("a game with friends can be rated", () => {
  expect(offeredTicks(rated, friends).rated).toBe(true);
  expect(sentTicks(rated, friends).rated).toBe(true);
  expect(sentTicks({ ...rated, rated: false }, friends).rated).toBe(false);
});

describe.each([
  ["bots alone play", bots],
  ["two players share a device", { ...friends, sharing: true }],
  ["the table plays with a box", { ...friends, boxed: true }],
])("when %s", (_, situation) => {
  test("a tick at rated is neither shown nor sent", () => {
    expect(offeredTicks(rated, situation).rated).toBe(false);
    expect(sentTicks(rated, situation).rated).toBe(false);
  });

  test("an unseen tick at rated does not forbid hints", () => {
    expect(sentTicks(ALL, situation).hints).toBe(true);
  });
});

test("a rated game has no hints, whichever was ticked first", () => {
  expect(offeredTicks(ALL, friends).hints).toBe(false);
  expect(sentTicks(ALL, friends)).toEqual({ public: true, rated: true, hints: false });
});

test("whenever a tick is sent, it is offered", () => {
  const either = [false, true];
  for (const withOthers of either)
    for (const sharing of either)
      for (const boxed of either)
        for (const hinting of either) {
          const situation = { withOthers, sharing, boxed, hinting };
          const [offered, sent] = [offeredTicks(ALL, situation), sentTicks(ALL, situation)];
          for (const tick of ["public", "rated", "hints"] as const) expect(sent[tick] && !offered[tick]).toBe(false);
          expect(sent.rated && (sent.hints || boxed || sharing)).toBe(false); // what the server refuses
        }
});
