// The games with a board of their own: a folder each, with the board (ui.ts) and the picture on the first page (Scene.svelte).
import type { Component, Snippet } from "svelte";
import type { LiveTable } from "../table.svelte";
import type { Message, SeatView } from "../wire";
import { loadMessages } from "../words.svelte";

export interface GameUi {
  default: Component<{ table: LiveTable; advice?: Snippet }>; // advice: shown beside the moves
  Mark: Component<{ seat: number; size?: number }>;
  nameCard?: (view: SeatView, card: number) => string;
  isNews?: (line: Message) => boolean; // whether a log line belongs into the one-line summary of a turn; without it all do
  folded?: (before: Message, next: Message) => Message | null; // one log line for two that follow each other and are about one thing
  rounds?: (view: SeatView) => string; // how long a game was, if it is not counted in turns
  KnownCards?: Component<{ view: SeatView; seat: number; options: Record<string, string> }>; // what is known of another player's hand, in the list of players
}

/** What players may choose of their looks, beside a colour. */
export interface GameLooks {
  characters?: number; // how many; their names are the messages <game>-character-<number>
  palette?: string; // the variables of look.css with its colours
}

const PLAIN = "plain"; // the board of games that have none of their own
const uis = import.meta.glob<GameUi>("./*/ui.ts");
const pictures = import.meta.glob<{ default: Component<{ step: number }> }>("./*/HowTo.svelte");
/** Pictures for paragraphs of the rules, and which paragraphs have one; what is seen on it is <game>-picture-<rule>. */
interface RulePictures {
  default: Component<{ rule: string }>;
  PICTURED: string[];
}
const rulePictures = import.meta.glob<RulePictures>("./*/RulePicture.svelte");
const scenes = import.meta.glob<Component>("./*/Scene.svelte", { eager: true, import: "default" });

const looks = import.meta.glob<GameLooks>("./*/looks.ts", { eager: true });

export const looksOf = (game: string): GameLooks => looks[`./${game}/looks.ts`] ?? {};

/** A game's picture for the first page, if it has one. */
export const scene = (game: string): Component | undefined => scenes[`./${game}/Scene.svelte`];

const isDrawn = (game: string): boolean => game !== PLAIN && `./${game}/ui.ts` in uis;

/** Load a game's board and messages; the plain board if it has none. */
export async function loadUi(game: string): Promise<GameUi> {
  const open = uis[`./${isDrawn(game) ? game : PLAIN}/ui.ts`]!;
  const [opened] = await Promise.all([open(), loadMessages(`${game}/`)]);
  return opened;
}

/** Load a game's messages, and its pictures of how to play, if it has any. */
export async function loadPictures(game: string): Promise<Component<{ step: number }> | undefined> {
  const [opened] = await Promise.all([
    pictures[`./${game}/HowTo.svelte`]?.(),
    loadMessages(`${game}/`),
    loadMessages(`${game}/howto`),
    loadMessages("learn"),
  ]);
  return opened?.default;
}

/** Load the pictures of a game's rules, if it has any. */
export const loadRulePictures = async (game: string): Promise<RulePictures | undefined> =>
  rulePictures[`./${game}/RulePicture.svelte`]?.();

/** Load the messages of games that this page was built without. */
export async function introduce(games: { name: string }[]): Promise<void> {
  await Promise.all(games.filter(({ name }) => !isDrawn(name)).map(({ name }) => loadMessages(`${name}/`)));
}
