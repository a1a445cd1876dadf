// Is everybody named whose icons we show, and nobody whose we do not?
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { AUTHORS } from "../src/credits";

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((file) => {
    const path = join(folder, file.name);
    return file.isDirectory() ? sources(path) : /\.(svelte|ts)$/.test(file.name) ? [path] : [];
  });
}

test("every icon has its author, and every author's icon is used", () => {
  const used = sources("src").flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/from "icon:([\w-]+)"/g)].map((found) => found[1]!),
  );
  expect([...new Set(used)].sort()).toEqual(Object.keys(AUTHORS).sort());
});
