// Does the log round one device keep everybody's secrets, and tell everything once?
import { expect, test, vi } from "vitest";
import { common, LiveTable } from "../src/table.svelte";
import type { Sight } from "../src/wire";

const versions = vi.hoisted(() => ({ told: [] as number[] }));
vi.mock("../src/api", () => ({
  past: () =>
    Promise.resolve({
      table: "t",
      entries: versions.told.map((version) => ({ version, at: 0, entry: { type: "paused" } })),
      earlier: false,
    }),
}));

test("a card that one of two on one device did not see is not told", () => {
  const anna: Sight = { seat: 0, view: "", events: [{ event: "Drew", seat: 0, card: 3 }] };
  const ben: Sight = { seat: 1, view: "", events: [{ event: "Drew", seat: 0, card: null }] };
  expect(common([anna, ben])).toEqual([{ event: "Drew", seat: 0, card: null }]);
  expect(common([anna])).toEqual([{ event: "Drew", seat: 0, card: 3 }]);
});

test("what is told as it happens is not told again with what was before", async () => {
  const table = new LiveTable("t", false);
  Object.assign(table, { version: 3 });
  versions.told = [1, 2, 3, 4]; // the fourth is stored already, and on its way here
  await table.loadEarlier();
  await table.loadEarlier();
  expect(table.log.map(({ version }) => version)).toEqual([1, 2, 3]);
});
