// The games this page can draw: each brings its table when it is needed; presets are named as players know them.
import type { Component, Snippet } from "svelte";
import type { LiveTable } from "../table.svelte";
import { learn } from "../words.svelte";

export interface GameRoom {
  default: Component<{ table: LiveTable; advice?: Snippet }>; // advice: what stands beside the moves
  move: (picture: unknown, move: Record<string, unknown>, names: string[], seat: number) => string;
  Mark: Component<{ seat: number; size?: number }>;
}

export interface Preset {
  name: string; // its words are preset-<game>-<name> and preset-<game>-<name>-says
  seats: number;
  options: Record<string, string>;
}

export const PRESETS: Record<string, Preset[]> = {
  cartagena: [
    { name: "jamaica", seats: 3, options: {} },
    { name: "tortuga", seats: 3, options: { cards: "tortuga" } },
    { name: "escape", seats: 3, options: { edition: "escape" } },
    {
      name: "everything",
      seats: 3,
      options: { edition: "escape", stage: "crossing", morgan: "yes", limit: "yes", tricks: "yes" },
    },
  ],
  outrun: [
    { name: "vampire", seats: 3, options: {} },
    { name: "bear", seats: 3, options: { monster: "bear" } },
    { name: "zombie", seats: 3, options: { monster: "zombie" } },
    { name: "dragon", seats: 3, options: { monster: "dragon" } },
    { name: "practice", seats: 2, options: { mode: "apart", boards: "3" } },
  ],
  dig: [
    { name: "base", seats: 3, options: {} },
    { name: "michel", seats: 2, options: { michel: "michel" } },
    { name: "teams", seats: 4, options: { teams: "yes" } },
    { name: "everything", seats: 6, options: { michel: "michelle", teams: "yes" } },
  ],
};

/** How a game is played that names no presets: as its options stand, by three where three can play. */
export const usual = (seats: number[]): Preset => ({
  name: "usual",
  seats: seats.includes(3) ? 3 : (seats[0] ?? 3),
  options: {},
});

const ROOMS: Record<string, () => Promise<GameRoom>> = {
  cartagena: () => spoken(import("./cartagena/room"), "cartagena/"),
  outrun: () => spoken(import("./outrun/room"), "outrun/"),
  dig: () => spoken(import("./dig/room"), "dig/"),
};

/** Open a room when its words are known. */
const spoken = (opening: Promise<GameRoom>, words: string): Promise<GameRoom> =>
  Promise.all([opening, learn(words)]).then(([opened]) => opened);

/** Open a game's room, or the plain one that any game can be played in. */
export function room(game: string): Promise<GameRoom> {
  return (ROOMS[game] ?? (() => spoken(import("./plain/room"), `${game}/`)))();
}

/** Learn the words of the games that this page was built without, so that it can speak of them. */
export async function introduce(games: { name: string }[]): Promise<void> {
  await Promise.all(games.filter(({ name }) => !(name in ROOMS)).map(({ name }) => learn(`${name}/`)));
}
