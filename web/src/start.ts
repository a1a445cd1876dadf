// Opening tables: against bots at once, or with seats kept free for friends.
import * as api from "./api";
import type { Preset } from "./games";
import { go } from "./route.svelte";
import type { NewTable, NewSeat } from "./wire";

export const USUAL_BOT = "fox"; // the middle one of five levels
const USUAL_HOLD = 300; // s after which a bot plays for somebody whose line is lost

/** Sit down against bots; the game begins at once. */
export async function playBots(game: string, preset: Preset): Promise<void> {
  const bots: NewSeat[] = Array.from({ length: preset.seats - 1 }, () => ({ who: "bot", bot: USUAL_BOT }));
  await begin({ game, options: preset.options, seats: [{ who: "me" }, ...bots], public: false });
}

/** Open a table with free seats; its address is the invitation. */
export async function playFriends(game: string, preset: Preset): Promise<void> {
  const free: NewSeat[] = Array.from({ length: preset.seats - 1 }, () => ({ who: "open" }));
  await begin({ game, options: preset.options, seats: [{ who: "me" }, ...free], public: false, hold: USUAL_HOLD });
}

/** Open a table, deal if nobody is missing, and go there. */
export async function begin(table: NewTable): Promise<void> {
  const card = await api.open(table);
  if (table.seats.every((seat) => seat.who !== "open")) await api.wish(card.id, "start");
  go(`/t/${card.id}`);
}
