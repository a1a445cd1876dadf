// The games this page can draw: each brings its table when it is needed; presets are named as players know them.
import type { Component, Snippet } from "svelte";
import type { LiveTable } from "../table.svelte";
import { learn } from "../words.svelte";

export interface GameRoom {
  default: Component<{ table: LiveTable; advice?: Snippet }>; // advice: what stands beside the moves
  move: (picture: Record<string, unknown>, move: Record<string, unknown>, names: string[], seat: number) => string;
  seatNote: (picture: Record<string, unknown>, seat: number) => string;
  refusalFacts: (facts: Record<string, unknown>) => Record<string, string>;
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

/** How a game is played that names no presets: as its options stand. */
export const usual: Preset = { name: "usual", seats: 3, options: {} };

const ROOMS: Record<string, () => Promise<GameRoom>> = {
  cartagena: () => spoken(import("./cartagena/room"), "cartagena/table", "cartagena/refusals"),
  outrun: () => spoken(import("./outrun/room"), "outrun/table"),
  dig: () => spoken(import("./dig/room"), "dig/table", "dig/refusals"),
};

/** Open a room when its words are known. */
const spoken = (opening: Promise<GameRoom>, ...subjects: string[]): Promise<GameRoom> =>
  Promise.all([opening, ...subjects.map(learn)]).then(([opened]) => opened);

/** Open a game's room, or the plain one that any game can be played in. */
export function room(game: string): Promise<GameRoom> {
  return (ROOMS[game] ?? (() => import("./plain/room")))();
}
