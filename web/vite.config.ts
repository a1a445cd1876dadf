// How the page is built: one shell, each game's board apart, only the icons that are used, and a list for the worker.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { optimize } from "svgo";
import type { Plugin, Rollup } from "vite";
import { defineConfig } from "vitest/config";
import { uses } from "./message-uses";
import { BESIDE_BOARDS, LATER } from "./src/later-words";

const server = process.env["ESCAPADE_URL"] ?? "http://127.0.0.1:8000";

/** Write a drawing of 512 × 512 units in 128 × 128 whole units: icons are shown smaller still, and take a quarter of the bytes. */
function shortened(path: string): string {
  const smaller = { name: "convertPathData" as const, params: { floatPrecision: 4 } };
  const whole = { name: "convertPathData" as const, params: { floatPrecision: 0 } };
  const drawn = `<svg viewBox="0 0 128 128"><path transform="scale(.25)" d="${path}"/></svg>`;
  const { data } = optimize(drawn, { plugins: [smaller, whole] });
  return / d="([^"]+)"/.exec(data)?.[1] ?? path;
}

/** `import path from "icon:pirate-hat"` gives the drawing of that icon of game-icons.net. */
function icons(): Plugin {
  const prefix = "icon:";
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  let all: Record<string, { body: string }> | undefined;
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      all ??= (JSON.parse(readFileSync(file, "utf8")) as { icons: Record<string, { body: string }> }).icons;
      const body = all[id.slice(prefix.length + 1)]?.body;
      const path = body?.match(/ d="([^"]+)"/)?.[1];
      if (path === undefined) this.error(`there is no icon ${id}`);
      return `export default ${JSON.stringify(shortened(path))};`;
    },
  };
}

type GetModuleInfo = Rollup.GetModuleInfo;
type ManualChunkMeta = Rollup.ManualChunkMeta;
let shellModules: Set<string> | undefined; // of this build

const SOURCES = fileURLToPath(new URL("../src/escapade/", import.meta.url));

/** The files of words by language and subject: "page", "dig/log". */
function wordFiles(): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const path of readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).sort()) {
    const [, game, language, file] = /^(games\/\w+\/)?words\/(\w+)\/([\w-]+)\.ftl$/.exec(path) ?? [];
    if (language === undefined) continue;
    const subject = game === undefined ? file! : `${game.split("/")[1]}/${file}`;
    found.set(language, (found.get(language) ?? new Map<string, string>()).set(subject, SOURCES + path));
  }
  return found;
}

/** `import "words:languages"` loads languages by name, each a list that loads its files: so the page knows one language's. */
function words(): Plugin {
  const prefix = "words:";
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const wanted = id.slice(prefix.length + 1);
      const all = wordFiles();
      const loads = (name: string, from: string): string =>
        `${JSON.stringify(name)}: () => import(${JSON.stringify(from)})`;
      const list =
        wanted === "languages"
          ? [...all.keys()].map((language) => loads(language, prefix + language))
          : [...all.get(wanted)!].map(([subject, path]) => loads(subject, `${path}?raw`));
      return `export default { ${list.join(", ")} };`;
    },
  };
}

/** Files nobody needs before asking for them: each language, and what only translators or other sites look at. */
const ON_DEMAND = /^(assets\/(words-|Translate-)|preview)/;

/** Tell the service worker which files make the shell, and a name that changes whenever one of them does. */
function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = [...Object.keys(bundle), ...readdirSync(new URL("public", import.meta.url))];
      const list = JSON.stringify([
        "/",
        ...files.filter((name) => name !== "index.html" && !ON_DEMAND.test(name)).map((name) => `/${name}`),
      ]);
      const source = readFileSync(new URL("src/worker.js", import.meta.url), "utf8");
      this.emitFile({ type: "asset", fileName: "worker.js", source: source.replace("[/* shell */]", list) });
    },
  };
}

/** List the files that a page or a board needs besides the shell, so that the server can name them in its first answer. */
function early(): Plugin {
  return {
    name: "early",
    apply: "build",
    generateBundle(_options, bundle) {
      const needs = (name: string, found = new Set<string>()): Set<string> => {
        const file = bundle[name];
        if (file?.type !== "chunk" || found.has(name)) return found;
        found.add(name);
        for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
        for (const other of file.imports) needs(other, found);
        return found;
      };
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const known = new Set(chunks.filter((file) => file.isEntry).flatMap((file) => [...needs(file.fileName)]));
      const named = chunks.flatMap((file) => {
        const names = file.moduleIds.map((id) => /\/src\/(pages\/\w+\.svelte|games\/\w+\/ui\.ts)$/.exec(id)?.[1]);
        const files = [...needs(file.fileName)].filter((one) => !known.has(one));
        return names.filter((name) => name !== undefined).map((name) => [name, files] as const);
      });
      this.emitFile({ type: "asset", fileName: "early.json", source: JSON.stringify(Object.fromEntries(named)) });
    },
  };
}

/** Small modules that many pages need: a file for each would cost more time than its bytes. */
const SMALL =
  /\/node_modules\/svelte\/|\/src\/(parts\/(Icon|NotFound|RefusalText|RuleLink|Setting\w+)\.svelte|(format|looks|notify|seat)\.ts)/;

/** What all tables, replays and lessons need around the board. */
const TABLE =
  /\/src\/(moves\/|parts\/(Clock|DiscardPile|HandCard|LastTurn|LastTurnArrows|Log|Players|TableLayout)\.svelte|(chat|fit|log|motion|pictures|socket|sound|table\.svelte|time|turn)\.ts)/;

/** All modules that are loaded with one, not later. */
function together(id: string, info: GetModuleInfo, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const other of info(id)?.importedIds ?? []) together(other, info, found);
  return found;
}

/** The file a module goes into. The shell shows home; the words every page says make one file a language. */
function file(id: string, { getModuleInfo, getModuleIds }: ManualChunkMeta): string | undefined {
  const entry = [...getModuleIds()].find((one) => getModuleInfo(one)?.isEntry);
  shellModules ??= together(entry!, getModuleInfo);
  if (id.includes("vite/preload-helper") || shellModules.has(id) || SMALL.test(id)) return "shell";
  if (TABLE.test(id)) return "table";
  const list = /^\0words:(\w\w)$/.exec(id)?.[1];
  const shared = /\/escapade\/words\/(\w+)\/([\w-]+)\.ftl/.exec(id);
  const intro = /\/games\/\w+\/words\/(\w+)\/intro\.ftl/.exec(id)?.[1];
  const game = /\/games\/(\w+)\/words\/(\w+)\/(?!intro)([\w-]+)\.ftl/.exec(id);
  if (game) return `words-${game[2]}-${game[1]}${BESIDE_BOARDS.includes(game[3]!) ? `-${game[3]}` : ""}`;
  if (shared && LATER.includes(shared[2]!)) return `words-${shared[1]}-${shared[2]}`;
  const name = shared?.[1] ?? intro ?? list;
  return name && `words-${name}`;
}

export default defineConfig({
  plugins: [icons(), words(), uses(), svelte(), shell(), early()],
  build: {
    target: "es2022",
    outDir: process.env["ESCAPADE_PAGE_OUT"] ?? "dist",
    emptyOutDir: true,
    rollupOptions: { output: { manualChunks: file } },
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/schema": server }, fs: { allow: [".."] } },
  test: { include: ["tests/**/*.test.ts"], testTimeout: 60_000 }, // a busy machine may take its time
});
