// `import uses from "message-uses"` gives, for each message, the files that use it: for people who translate.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const NAME = "message-uses";
const ENGLISH = /(^|\/)words\/en\/[^/]+\.ftl$/;
const SOURCE = /\.(svelte|ts|py)$/;
const QUOTED = /["'`]([a-z][\w-]+)(["'`]|\$\{|\{)/g; // "home", or the beginning of `option-${…}`
const OF_ANY_GAME = /["'`]\$?\{game\}-([a-z][\w-]+)(["'`]|\$?\{)|\.message\(f"([a-z][\w-]+)\{/g; // `${game}-howto-${…}`

/** Which files use a message: by its whole name, or by a beginning that something is added to; of a game's, without its name. */
export function messageUses(): Record<string, string[]> {
  const files = filesIn("src/escapade", ENGLISH);
  const games = new Set(files.flatMap((path) => /games\/(\w+)\//.exec(path)?.[1] ?? []));
  const ids = files.flatMap((path) =>
    [...readFileSync(ROOT + path, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!),
  );
  const uses: Record<string, Set<string>> = Object.fromEntries(ids.map((id) => [id, new Set<string>()]));
  for (const path of [...filesIn("web/src", SOURCE), ...filesIn("src/escapade", SOURCE)]) {
    const text = readFileSync(ROOT + path, "utf8");
    const add = (name: string, whole: boolean): void => {
      if (whole) uses[name]?.add(path);
      else if (name.endsWith("-")) for (const id of ids) if (id.startsWith(name)) uses[id]!.add(path);
    };
    for (const [, name, end] of text.matchAll(QUOTED)) add(name!, !end!.endsWith("{"));
    for (const [, name, end, begun] of text.matchAll(OF_ANY_GAME))
      for (const game of games) add(`${game}-${name ?? begun}`, end !== undefined && !end.endsWith("{"));
  }
  return Object.fromEntries(Object.entries(uses).map(([id, files]) => [id, [...files]]));
}

const filesIn = (folder: string, wanted: RegExp): string[] =>
  readdirSync(ROOT + folder, { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => wanted.test(path))
    .sort();

export function uses(): Plugin {
  return {
    name: NAME,
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(messageUses())};` : undefined),
  };
}
