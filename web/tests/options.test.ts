// Does the form of a new game offer only what decides something?
import { expect, test } from "vitest";
import { isUsed, optionOf, sharedValue, valuesFor } from "../src/options";
import type { GameInfo, OptionInfo } from "../src/wire";

const option = (name: string, values: string[], applies: Record<string, string[]> = {}): OptionInfo => ({
  name,
  values,
  default: values[0]!,
  says: "",
  applies,
  shared: {},
  alone: "",
});
const edition = option("edition", ["classic", "escape"]);
const stage = option("stage", ["cartagena", "crossing"], { edition: ["escape"] });
const boat = option("boat_retreat", ["no", "yes"], { stage: ["cartagena"] });
const teams = option("teams", ["no", "yes"], { players: ["4", "6"] });
const first = option("first", ["random", "1", "2", "3", "4"]);
const game = { options: [edition, stage, boat, teams, first] } as GameInfo;

test("an option of another edition is not offered, and counts as its default", () => {
  expect(isUsed(stage, game, { edition: "classic" }, 3)).toBe(false);
  expect(isUsed(stage, game, { edition: "escape" }, 3)).toBe(true);
  expect(isUsed(boat, game, { edition: "escape", stage: "crossing" }, 3)).toBe(false);
  expect(isUsed(boat, game, { edition: "classic", stage: "crossing" }, 3)).toBe(true);
});

test("teams need four or six players", () => {
  expect([3, 4, 5, 6].filter((players) => isUsed(teams, game, {}, players))).toEqual([4, 6]);
});

test("nobody is first on a seat that is not there", () => {
  expect(valuesFor(first, 3)).toEqual(["random", "1", "2", "3"]);
});

test("several players on one device are offered what they can play with, and have it chosen", () => {
  const mode = { ...option("mode", ["together", "apart", "relaxed"]), shared: { together: "apart", relaxed: "apart" } };
  expect(valuesFor(mode, 2)).toEqual(["together", "apart", "relaxed"]);
  expect(valuesFor(mode, 2, true)).toEqual(["apart"]);
  expect([false, true].map((sharing) => sharedValue(mode, "together", sharing))).toEqual(["together", "apart"]);
  expect(sharedValue(mode, "relaxed", true)).toBe("apart");
});

test("a refusal is shown at the option it is about", () => {
  const about = (code: string, facts: Record<string, string>): string | undefined =>
    optionOf({ says: "", rule: "", code, facts }, game.options)?.name;
  expect(about("cartagena-option-escape-only", { name: "stage", value: "crossing" })).toBe("stage");
  expect(about("option-first", { first: "4" })).toBe("first");
  expect(about("dig-option-teams", { players: "3" })).toBe("teams");
  expect(about("name-empty", {})).toBeUndefined();
});
