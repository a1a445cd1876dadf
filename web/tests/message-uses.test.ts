// Is every message used, and is it said where?
import { expect, test } from "vitest";
import { messageUses } from "../message-uses";

const uses = messageUses();

test("every message is used somewhere", () => {
  expect(Object.keys(uses).filter((id) => uses[id]!.length === 0)).toEqual([]);
});

test("a message is found by its name, and by the beginning of its name", () => {
  expect(uses["translate-title"]).toEqual(["web/src/pages/Translate.svelte"]);
  expect(uses["scope-read"]).toContain("web/src/pages/Keys.svelte");
  expect(uses["outrun-howto-goal"]).toEqual(["web/src/parts/HowTo.svelte"]);
  expect(uses["outrun-lesson-reverse"]).toEqual(["src/escapade/server/api/lessons.py"]);
  expect(uses["dig-refusal-no-action-left"]).toContain("src/escapade/games/dig/move.py");
});
