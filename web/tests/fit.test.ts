// Do long words fit?
import { expect, test } from "vitest";
import { fittingSize, longestWord, overfills } from "../src/fit";

test("short words keep the usual size", () => {
  expect(fittingSize("hook", 3.9, 0.78)).toBe(0.78);
  expect(fittingSize("", 3.9, 0.78)).toBe(0.78);
});

test("the longest word decides how small a name becomes", () => {
  expect(fittingSize("páfagaukur", 3.9, 0.78)).toBe(0.57);
  expect(fittingSize("páfagaukur (grátt)", 3.9, 0.78)).toBe(0.57);
});

test("no name becomes too small to read", () => {
  expect(fittingSize("Stahlkappenstiefel", 3.7, 0.66)).toBe(0.52);
});

test("a word that may be broken counts by its longest part and the hyphen", () => {
  expect(longestWord("skammbyssa")).toBe(10);
  expect(longestWord("skamm\u00ADbyssa")).toBe(6);
});

test("a button's text that needs a third line, or breaks a word, is written smaller", () => {
  expect(overfills("Zug beenden", 10, 2)).toBe(false);
  expect(overfills("Würfeln und gehen", 10, 2)).toBe(false);
  expect(overfills("Suchen: 1 Karte ziehen", 10, 2)).toBe(true);
  expect(overfills("Aktionskarte …", 10, 2)).toBe(true);
});
