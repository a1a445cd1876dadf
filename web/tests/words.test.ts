// Is everything said in every language, and nothing said anywhere else?
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentParser, Resource, type Entry } from "@fluent/syntax";
import { expect, test } from "vitest";
import { languages, wordFiles } from "./word-files";

function entries(language: string): Map<string, Entry> {
  const out = new Map<string, Entry>();
  for (const file of wordFiles(language)) {
    const parsed: Resource = new FluentParser().parse(readFileSync(file, "utf8"));
    for (const entry of parsed.body) {
      expect(entry.type, `${file}: ${JSON.stringify(entry)}`).not.toBe("Junk");
      if (entry.type === "Message") {
        expect(out.has(entry.id.name), `${entry.id.name} is said twice in ${language}`).toBe(false);
        out.set(entry.id.name, entry);
      }
    }
  }
  return out;
}

/** The facts an entry speaks of; `card-a` is a form of the fact `card`. */
const variables = (entry: Entry | undefined): string[] =>
  [
    ...new Set(
      [...JSON.stringify(entry).matchAll(/"VariableReference","id":\{[^}]*"name":"(\w+)[-\w]*"/g)].map((m) => m[1]!),
    ),
  ].sort();

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((file) => {
    const path = join(folder, file.name);
    if (file.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(file.name) ? [path] : [];
  });
}

test("every sentence exists in every language", () => {
  const english = [...entries("en").keys()].sort();
  for (const language of languages) expect([...entries(language).keys()].sort(), language).toEqual(english);
});

test("a translation speaks of nothing the English sentence does not know", () => {
  const english = entries("en");
  for (const language of languages)
    for (const [id, entry] of entries(language)) {
      const known = variables(english.get(id));
      for (const name of variables(entry)) expect(known, `${language}: ${id}`).toContain(name);
    }
});

test("every sentence the page asks for exists", () => {
  const english = entries("en");
  for (const path of sources("src")) {
    const text = readFileSync(path, "utf8");
    for (const [, id] of text.matchAll(/\bt\(\s*"([a-z][\w-]*)"/g))
      expect(english.has(id!), `${path}: ${id}`).toBe(true);
    for (const [, start] of text.matchAll(/\bt\(\s*`([a-z][\w-]+)\$\{/g))
      expect(
        [...english.keys()].some((id) => id.startsWith(start!)),
        `${path}: ${start}…`,
      ).toBe(true);
  }
});

/** Files that are learned later, and where that has happened. */
const LATER: [RegExp, RegExp][] = [
  [/games\/dig\/words\/en\/(?!intro)/, /src\/games\/dig\//],
  [/games\/outrun\/words\/en\/(?!intro)/, /src\/games\/outrun\//],
  [/games\/cartagena\/words\/en\/(?!intro)/, /src\/games\/cartagena\//],
  [
    /words\/en\/bot-thoughts/,
    /src\/(parts\/(MoveEvaluations|Hint|StepReview|WinChanceChart)|pages\/Analysis)\.svelte$/,
  ],
  [/words\/en\/lobby/, /src\/(parts\/(LookChoice|Qr|WaitingRoom)|pages\/New)\.svelte$|src\/options\.ts$/],
  [/words\/en\/chat/, /src\/parts\/Chat(People)?\.svelte$|src\/chat\.ts$/],
  [/words\/en\/daily/, /src\/(parts\/DailyCards|pages\/(DailyRun|Puzzles?))\.svelte$/],
  [/words\/en\/puzzles/, /src\/(parts\/Puzzle\w*|pages\/(DailyRun|Puzzles?))\.svelte$|src\/puzzle\.svelte\.ts$/],
  [/words\/en\/result/, /src\/parts\/Finished\.svelte$/],
  [/words\/en\/replay/, /src\/pages\/Replay\.svelte$/],
  [/words\/en\/settings/, /src\/pages\/Settings\.svelte$/],
  [/words\/en\/server/, /^$/],
  [/words\/en\/analysis/, /src\/(parts\/(PositionForm|SavePuzzle|SetupPart)|pages\/Analysis)\.svelte$/],
];

test("what is learned later is said only where it has been learned", () => {
  for (const [file, place] of LATER) {
    const texts = wordFiles("en").filter((path) => file.test(path));
    expect(texts, String(file)).not.toEqual([]);
    const ids = texts.flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!),
    );
    for (const path of sources("src").filter((one) => !place.test(one)))
      for (const [, id] of readFileSync(path, "utf8").matchAll(/\bt\(\s*"([a-z][\w-]*)"/g))
        expect(ids, `${path} says ${id}`).not.toContain(id);
  }
});

test("no sentence stands in a component", () => {
  for (const path of sources("src").filter((one) => one.endsWith(".svelte"))) {
    const text = readFileSync(path, "utf8")
      .replace(/<script[\s\S]*?<\/script>/g, "")
      .replace(/<style[\s\S]*?<\/style>/g, "")
      .replace(/<!--[\s\S]*?-->/g, "")
      .replace(/&\w+;/g, " ");
    const shown = withoutBraces(text).replace(/<[^>]*>/g, "\n");
    const said = shown
      .split("\n")
      .filter((line) => /[A-Za-z]{3,}/.test(line) && !/^[\s·×]*(game-icons\.net|CC BY)/.test(line));
    expect(said, path).toEqual([]);
    expect(text, path).not.toMatch(/\b(aria-label|placeholder|title|alt)="[^"{]*[A-Za-z]{3}/);
  }
});

/** Take out what is in braces, also where braces hold braces. */
function withoutBraces(text: string): string {
  let depth = 0;
  let out = "";
  for (const letter of text) {
    if (letter === "{") depth++;
    if (depth === 0) out += letter;
    if (letter === "}") depth--;
  }
  return out.replace(/=>/g, "");
}
