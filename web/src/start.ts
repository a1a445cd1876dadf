// Opening tables: against bots at once, or with seats kept free for friends.
import * as api from "./api";
import { go } from "./route.svelte";
import type { GameInfo, NewTable, NewSeat, PresetInfo } from "./wire";

export const USUAL_BOT = "fox"; // the middle one of five levels
/** How a game is played that names no presets: as its options stand, by three where three can play. */
export const usual = ({ seats }: GameInfo): PresetInfo => ({
  name: "usual",
  seats: seats.includes(3) ? 3 : (seats[0] ?? 3),
  options: {},
});

const USUAL_HOLD = 300; // s after which a bot plays for somebody whose line is lost

/** Sit down against bots; the game begins at once. */
export async function playBots(game: string, preset: PresetInfo): Promise<void> {
  const bots: NewSeat[] = Array.from({ length: preset.seats - 1 }, () => ({ who: "bot", bot: USUAL_BOT }));
  await begin({ game, options: preset.options, seats: [{ who: "me" }, ...bots], public: false });
}

/** Open a table with free seats; its address is the invitation. */
export async function playFriends(game: string, preset: PresetInfo): Promise<void> {
  const free: NewSeat[] = Array.from({ length: preset.seats - 1 }, () => ({ who: "open" }));
  await begin({ game, options: preset.options, seats: [{ who: "me" }, ...free], public: false, hold: USUAL_HOLD });
}

/** Open a table, deal if nobody is missing, and go there. */
export async function begin(table: NewTable): Promise<void> {
  const card = await api.open(table);
  if (table.seats.every((seat) => seat.who !== "open")) await api.wish(card.id, "start");
  go(`/t/${card.id}`);
}
