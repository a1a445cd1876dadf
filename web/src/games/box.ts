// How a game's printed data are shown on the page of a box: the file box.ts of a game, where it has one.
import type { Component } from "svelte";
import type { Json } from "../wire";

/** What edits a text in its own way. */
export interface TextEditor {
  value: string;
  label: string;
  disabled: boolean;
  change: (value: string) => void;
}

export interface BoxUi {
  label?: (path: string[]) => string | undefined; // what a list, or something in it, is called
  word?: (value: string) => string; // what a word of the file means
  icon?: (value: string) => string | undefined; // its icon
  choices?: (path: string[], data: Record<string, Json>) => string[] | undefined; // the words that may stand there
  table?: Record<string, string>; // the options under which these data are played with, where others have their own
  fixed?: (path: string[]) => boolean; // whether a list always has as many entries as ours
  editor?: (path: string[]) => Component<TextEditor> | undefined; // what edits a text there
}

const boxes = import.meta.glob<BoxUi>("./*/box.ts");

/** Load how a game's data are shown; a game this page was built without has keys and words as in the file. */
export async function loadBoxUi(game: string): Promise<BoxUi> {
  return (await boxes[`./${game}/box.ts`]?.()) ?? {};
}

/** What something is called that stands at a path: as the game calls it, else as in the file; entries by their number. */
export function labelOf(ui: BoxUi, path: string[]): string {
  const key = path[path.length - 1]!;
  return ui.label?.(path) ?? (/^\d+$/.test(key) ? String(Number(key) + 1) : key);
}

/** The same with all that it stands in. */
export const fullLabel = (ui: BoxUi, path: string[]): string =>
  path.map((_, n) => labelOf(ui, path.slice(0, n + 1))).join(", ");
