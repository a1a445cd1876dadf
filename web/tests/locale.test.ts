// Are numbers and dates written as the language writes them, also in a browser without its data?
import { afterEach, expect, test, vi } from "vitest";
import { dateFormat, momentFormat, numberLocales, ownName } from "../src/locale";
import { languages } from "./word-files";

const DAY = new Date(2026, 10, 7);

/** Let Intl lack a language, as Chromium lacks Icelandic. */
function without(language: string): void {
  const known = (tags: Intl.LocalesArgument): string[] =>
    [tags ?? []]
      .flat()
      .map(String)
      .filter((tag) => !tag.startsWith(language));
  vi.spyOn(Intl.DateTimeFormat, "supportedLocalesOf").mockImplementation(known);
  vi.spyOn(Intl.DisplayNames, "supportedLocalesOf").mockImplementation(known);
}

afterEach(() => vi.restoreAllMocks());

test("the language that stands in for Icelandic writes numbers and shares exactly so", () => {
  const percent = (tag: string): string => new Intl.NumberFormat(tag, { style: "percent" }).format(0.735);
  const standIn = numberLocales("is-IS").at(-1)!;
  expect(standIn).not.toBe("is");
  for (const value of [0.5, 1234.5, 1234567.89])
    expect(new Intl.NumberFormat(standIn).format(value)).toBe(new Intl.NumberFormat("is").format(value));
  expect(percent(standIn)).toBe(percent("is"));
});

test("a browser that knows the language names the month, another writes digits", () => {
  expect(dateFormat("is").format(DAY)).toBe("7. nóv. 2026");
  without("is");
  expect(dateFormat("is").format(DAY)).toBe("7.11.2026");
  expect(dateFormat("is-IS").format(DAY)).toBe("7.11.2026");
  expect(dateFormat("pl").format(DAY)).toBe("7 lis 2026");
  expect(momentFormat("is").format(DAY)).toBe("7.11., 0:00");
  expect(momentFormat("de").format(DAY)).toBe("Sa., 7. Nov., 0:00");
});

test("every language is called by its own name, whatever the browser knows", () => {
  for (const language of languages) {
    const name = ownName(language);
    expect(name.charAt(0), language).toBe(name.charAt(0).toLocaleUpperCase(language));
    expect(name, language).not.toBe(language);
  }
  without("is");
  expect(ownName("is")).toBe("Íslenska");
});
