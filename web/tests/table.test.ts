// Does the log tell everything once?
import { expect, test, vi } from "vitest";
import { LiveTable } from "../src/table.svelte";

const versions = vi.hoisted(() => ({ told: [] as number[] }));
vi.mock("../src/api", () => ({
  logPage: () =>
    Promise.resolve({
      table: "t",
      entries: versions.told.map((version) => ({ version, at: 0, entry: { type: "paused" } })),
      earlier: false,
    }),
}));

test("what is told as it happens is not told again with what was before", async () => {
  const table = new LiveTable("t", false);
  Object.assign(table, { version: 3 });
  versions.told = [1, 2, 3, 4]; // the fourth is stored already, and on its way here
  await table.loadEarlier();
  await table.loadEarlier();
  expect(table.log.map(({ version }) => version)).toEqual([1, 2, 3]);
});
