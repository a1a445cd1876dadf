// The games this page can draw: a folder each, with its table (ui.ts) and its picture (Scene.svelte).
import type { Component, Snippet } from "svelte";
import type { LiveTable } from "../table.svelte";
import type { SeatView } from "../wire";
import { learn } from "../words.svelte";

export interface GameUi {
  default: Component<{ table: LiveTable; advice?: Snippet }>; // advice: what stands beside the moves
  Mark: Component<{ seat: number; size?: number }>;
  KnownCards?: Component<{ view: SeatView; seat: number }>; // what is known of another player's hand, in the list of players
}

const PLAIN = "plain"; // for a game that has no board of its own
const uis = import.meta.glob<GameUi>("./*/ui.ts");
const scenes = import.meta.glob<Component>("./*/Scene.svelte", { eager: true, import: "default" });

/** The picture of a game, if it has one. */
export const scene = (game: string): Component | undefined => scenes[`./${game}/Scene.svelte`];

const isDrawn = (game: string): boolean => game !== PLAIN && `./${game}/ui.ts` in uis;

/** Open a game's room when its words are known, or the plain one that any game can be played in. */
export async function loadUi(game: string): Promise<GameUi> {
  const open = uis[`./${isDrawn(game) ? game : PLAIN}/ui.ts`]!;
  const [opened] = await Promise.all([open(), learn(`${game}/`)]);
  return opened;
}

/** Learn the words of the games that this page was built without, so that it can speak of them. */
export async function introduce(games: { name: string }[]): Promise<void> {
  await Promise.all(games.filter(({ name }) => !isDrawn(name)).map(({ name }) => learn(`${name}/`)));
}
