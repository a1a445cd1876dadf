// Chat lines in order, colours that nobody shares, and turns that end by themselves.
import { expect, test } from "vitest";
import { onlyEnd } from "../src/auto-end";
import { merged } from "../src/chat";
import { crewStyle, seatColours } from "../src/looks";
import type { ChatMessage, MoveDescription } from "../src/wire";

const line = (number: number): ChatMessage => ({
  type: "chat",
  table: "t",
  number,
  at: 0,
  person: "a",
  name: "A",
  text: `line ${number}`,
});
const move = (kind: string): MoveDescription => ({
  text: kind.toLowerCase(),
  kind,
  message: { is: "message", id: "x" },
});

test("a line that comes while earlier ones are loaded is neither lost nor doubled", () => {
  expect(merged([line(1), line(2)], [line(2), line(3)]).map(({ number }) => number)).toEqual([1, 2, 3]);
});

test("a seat keeps its colour unless somebody else has chosen it", () => {
  expect(seatColours([{}, {}, {}])).toEqual([0, 1, 2]);
  expect(seatColours([{ colour: 2 }, {}, {}])).toEqual([2, 1, 0]);
  expect(seatColours([{}, { colour: 0 }, { colour: 1 }])).toEqual([2, 0, 1]);
  expect(new Set(seatColours([{}, { colour: 5 }, {}, { colour: 0 }, {}, {}])).size).toBe(6);
});

test("a table where nobody chose a colour is drawn as ever", () => {
  expect(crewStyle([{}, { colour: null }])).toBeUndefined();
  expect(crewStyle([{ colour: 3 }, {}])).toContain("--crew-0: var(--colour-3)");
});

test("a turn is over when nothing but its end is left", () => {
  expect(onlyEnd([move("Stop")])).toBe("stop");
  expect(onlyEnd([move("Stop"), move("Search")])).toBeNull();
  expect(onlyEnd([move("Search")])).toBeNull();
  expect(onlyEnd()).toBeNull();
});
