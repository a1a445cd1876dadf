// Where the words are: those of everybody, and each game's beside its rules.
import { readdirSync } from "node:fs";
import { join } from "node:path";

const SHARED = "../src/escapade/words";
const GAMES = "../src/escapade/games";

const folders = (language: string): string[] => [
  join(SHARED, language),
  ...readdirSync(GAMES, { withFileTypes: true })
    .filter((one) => one.isDirectory() && !one.name.startsWith("_"))
    .map((one) => join(GAMES, one.name, "words", language)),
];

export const languages = readdirSync(SHARED, { withFileTypes: true })
  .filter((one) => one.isDirectory() && !one.name.startsWith("_"))
  .map((one) => one.name);

/** Every file of a language. */
export const wordFiles = (language: string): string[] =>
  folders(language).flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".ftl"))
      .map((file) => join(folder, file)),
  );
