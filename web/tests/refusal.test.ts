// Is every no of the server said in the reader's own language, with its facts?
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeEach, expect, test, vi } from "vitest";
import { languages, wordFiles } from "./word-files";

const spoken = vi.hoisted(() => ({ bundle: undefined as FluentBundle | undefined, asked: [] as string[] }));
vi.mock("../src/words.svelte", () => ({
  say: ({ id, facts }: { id: string; facts?: Record<string, string | number> }) =>
    spoken.bundle!.formatPattern(spoken.bundle!.getMessage(id)!.value!, facts ?? null, []),
  loadMessages: (subject: string) => void spoken.asked.push(subject),
  hasMessage: (id: string) => spoken.bundle!.hasMessage(id),
  t: (id: string, facts?: Record<string, string | number>) =>
    spoken.bundle!.formatPattern(spoken.bundle!.getMessage(id)!.value!, facts ?? null, []),
}));
vi.mock("../src/api", () => ({ RequestRefused: class RequestRefused extends Error {} }));

import { refusalWords } from "../src/refusal";

function setLanguage(language: string): void {
  spoken.bundle = new FluentBundle(language, { useIsolating: false });
  for (const path of wordFiles(language)) spoken.bundle.addResource(new FluentResource(readFileSync(path, "utf8")));
}

const no = (code: string, facts: Record<string, string | number> = {}, rule = "") => ({
  says: "in English",
  code,
  rule,
  facts,
});

beforeEach(() => setLanguage("pl"));

test("every code of the server has words in every language", () => {
  const wire = readFileSync("src/wire.ts", "utf8");
  const codes = [.../export type Code =([^;]*);/.exec(wire)![1]!.matchAll(/"([\w-]+)"/g)].map((found) => found[1]!);
  expect(codes.length).toBeGreaterThan(60);
  for (const language of languages) {
    setLanguage(language);
    for (const code of codes) expect(spoken.bundle!.hasMessage(`refusal-${code}`), `${language}: ${code}`).toBe(true);
  }
});

test("a count is a number, so that the language can bend its words", () => {
  expect(refusalWords(no("seats-open", { count: 1 }))).toContain("1 miejsce;");
  expect(refusalWords(no("seats-open", { count: 3 }))).toContain("3 miejsca;");
});

test("options that do not go together are called as the form calls them, with the rule", () => {
  const said = refusalWords(no("cartagena-option-escape-only", { name: "tricks", value: "yes" }, "C9.1"), "cartagena");
  setLanguage("pl");
  expect(said).toContain(spoken.bundle!.formatPattern(spoken.bundle!.getMessage("option-cartagena-tricks")!.value!));
  expect(said).toMatch(/: tak”/);
});

test("a code without words is told in the server's own sentence, while the words of refusals are loaded", () => {
  expect(refusalWords(no("brand-new"))).toBe("in English");
  expect(refusalWords(no("dig-refusal-brand-new"))).toBe("in English");
  expect(refusalWords(no("cartagena-option-brand-new"))).toBe("in English");
  expect(spoken.asked).toEqual(["refusals", "dig/refusals", "cartagena/refusals"]);
});
