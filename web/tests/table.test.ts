// Does the log round one device keep everybody's secrets?
import { expect, test } from "vitest";
import { common } from "../src/table.svelte";
import type { Sight } from "../src/wire";

test("a card that one of two on one device did not see is not told", () => {
  const anna: Sight = { seat: 0, view: "", events: [{ event: "Drew", seat: 0, card: 3 }] };
  const ben: Sight = { seat: 1, view: "", events: [{ event: "Drew", seat: 0, card: null }] };
  expect(common([anna, ben])).toEqual([{ event: "Drew", seat: 0, card: null }]);
  expect(common([anna])).toEqual([{ event: "Drew", seat: 0, card: 3 }]);
});
