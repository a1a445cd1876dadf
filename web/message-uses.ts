// `import uses from "message-uses"` gives, for each message, the files that use it: for people who translate.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const NAME = "message-uses";
const ENGLISH = /(^|\/)words\/en\/[^/]+\.ftl$/;
const SOURCE = /\.(svelte|ts|py)$/;
const QUOTED = /["'`]([a-z][\w-]+)(["'`]|\$\{|\{)/g; // "home", or the beginning of `option-${…}`

/** Which files use a message: by its whole name, or by a beginning that something is added to. */
export function messageUses(): Record<string, string[]> {
  const ids = filesIn("src/escapade", ENGLISH).flatMap((path) =>
    [...readFileSync(ROOT + path, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!),
  );
  const uses: Record<string, Set<string>> = Object.fromEntries(ids.map((id) => [id, new Set<string>()]));
  for (const path of [...filesIn("web/src", SOURCE), ...filesIn("src/escapade", SOURCE)])
    for (const [, name, end] of readFileSync(ROOT + path, "utf8").matchAll(QUOTED)) {
      if (end!.length === 1 && end !== "{") uses[name!]?.add(path);
      else if (name!.endsWith("-")) for (const id of ids) if (id.startsWith(name!)) uses[id]!.add(path);
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
