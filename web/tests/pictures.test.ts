import { expect, test } from "vitest";
import { completed } from "../src/pictures";

const before = [
  { seat: 0, view: "", picture: { deck: 5, hand: [1, 2], out: null } },
  { seat: 1, view: "", picture: { deck: 5, hand: [7], out: null } },
];

test("what changed replaces what each seat had", () => {
  const views = [
    { seat: 0, view: "a", changed: { deck: 4, hand: [1, 2, 9] } },
    { seat: 1, view: "b", changed: { deck: 4 } },
  ];
  expect(completed(views, before)).toEqual([
    { seat: 0, view: "a", picture: { deck: 4, hand: [1, 2, 9], out: null } },
    { seat: 1, view: "b", picture: { deck: 4, hand: [7], out: null } },
  ]);
});

test("a picture in which nothing changed is as it was, and a whole one is taken as it is", () => {
  const whole = { seat: 1, view: "b", picture: { deck: 1 } };
  expect(completed([{ seat: 0, view: "a", changed: {} }, whole], before)).toEqual([
    { seat: 0, view: "a", picture: before[0]!.picture },
    whole,
  ]);
});

test("changes of a picture that was never sent cannot be shown", () => {
  expect(completed([{ seat: null, view: "", changed: { deck: 4 } }], before)).toBeUndefined();
  expect(completed([{ seat: 0, view: "", changed: { deck: 4 } }], [])).toBeUndefined();
});
