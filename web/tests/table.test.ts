// Does the table tell everything once, and show the last turn again as it was?
import { expect, test, vi } from "vitest";
import { LiveTable } from "../src/table.svelte";
import type { TableSummary, Update } from "../src/wire";

const versions = vi.hoisted(() => ({ told: [] as number[], turn: [] as Update[] }));
vi.mock("../src/api", () => ({
  lastTurn: () => Promise.resolve(versions.turn),
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

const update = (version: number, seat = 1): Update => ({
  type: "update",
  table: "t",
  version,
  at: 0,
  entry: { type: "played", seat },
  yours: [0],
  standing: {},
  views: [{ seat: 0, view: `after ${version}` }],
  events: [{ event: `Moved${version}` }],
});

class Shown extends LiveTable {
  async tell(next: Update): Promise<void> {
    await this.showOne(next);
    this.busy = false;
  }
}

const shown = (): Shown => {
  vi.stubGlobal("document", { hidden: true }); // nothing is animated as it arrives
  return Object.assign(new Shown("t", false), { version: 1, views: [{ seat: 0, view: "after 1" }] });
};
const refusal = (code: string) => ({ says: "No", code, rule: "", facts: {} });

test("a refusal goes when the table changes, and one of a late move after one more change", async () => {
  const table = shown();
  table.refusal = refusal("rule");
  await table.tell(update(2));
  expect(table.refusal).toBeNull();
  Object.assign(table, { refusal: refusal("stale"), refusedAt: 2 });
  await table.tell(update(3));
  expect(table.refusal).not.toBeNull(); // the board may send the move again
  await table.tell(update(4));
  expect(table.refusal).toBeNull();
});

test("a rematch that somebody else opens is known here at once", async () => {
  const table = shown();
  table.summary = { status: "over", seats: [{}, {}] } as unknown as TableSummary;
  await table.tell({ ...update(2), entry: { type: "rematched", table: "next" } });
  expect(table.summary.rematch).toBe("next");
});

test("the last turn is shown again from the table before each of its moves, then the table is as it was", async () => {
  const table = shown();
  await table.tell(update(2, 0));
  await table.tell(update(3));
  await table.tell(update(4));
  const seen: string[][] = [];
  table.mover = (events) => {
    seen.push([table.views[0]!.view, events[0]!.event]);
    return Promise.resolve();
  };
  await table.replayTurn();
  expect(seen).toEqual([
    ["after 2", "Moved3"],
    ["after 3", "Moved4"],
  ]);
  expect(table.views[0]!.view).toBe("after 4");
  expect(table.busy).toBe(false);
});

test("the last turn before we came is loaded, without what is still on its way here", async () => {
  const table = shown();
  versions.turn = [update(1), update(2), update(3)];
  Object.assign(table, { version: 2 });
  await table.loadTurn();
  expect(table.turn?.steps.map(({ events }) => events[0]!.event)).toEqual(["Moved2"]);
});

test("a turn that begins while the last one is loaded is the last one", async () => {
  const table = shown();
  versions.turn = [update(0), update(1)];
  const loaded = table.loadTurn();
  await table.tell(update(2, 0));
  await loaded;
  expect(table.turn?.steps.map(({ events }) => events[0]!.event)).toEqual(["Moved2"]);
});

test("no turn is shown again while a stopwatch may run for us", async () => {
  const table = shown();
  await table.tell(update(2));
  table.urgent = () => false;
  expect(table.replayable).toBe(true);
  table.standing = { to_act: [0] };
  expect(table.replayable).toBe(false);
});
