// Opening tables: against bots, or with open seats for friends.
import * as api from "./api";
import { go } from "./route.svelte";
import type { GameInfo, NewTable, NewSeat, PresetInfo } from "./wire";

export const USUAL_BOT = "fox"; // the middle one of five levels
export const EASY_BOT = "hare"; // the easiest one
/** The preset of a game that has none: default options, three players if three can play. */
export const usual = ({ seats }: GameInfo): PresetInfo => ({
  name: "usual",
  seats: seats.includes(3) ? 3 : (seats[0] ?? 3),
  options: {},
  bots: false,
});

const USUAL_HOLD = 300; // s after which a bot plays for somebody who is disconnected

/** Start a game against bots. */
export async function playBots(game: string, preset: PresetInfo, bot = USUAL_BOT): Promise<void> {
  const bots: NewSeat[] = Array.from({ length: preset.seats - 1 }, () => ({ who: "bot", bot }));
  await begin({ game, options: preset.options, seats: [{ who: "me" }, ...bots], public: false });
}

/** Open a table with open seats; its address is the invitation. */
export async function playFriends(game: string, preset: PresetInfo): Promise<void> {
  const free: NewSeat[] = Array.from({ length: preset.seats - 1 }, () => ({ who: "open" }));
  await begin({ game, options: preset.options, seats: [{ who: "me" }, ...free], public: false, hold: USUAL_HOLD });
}

/** Open a table, start it if all seats are taken, and go there. */
export async function begin(table: NewTable): Promise<void> {
  const summary = await api.open(table);
  if (table.seats.every((seat) => seat.who !== "open")) await api.request(summary.id, "start");
  go(`/t/${summary.id}`);
}
