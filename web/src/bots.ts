// Bots' names, levels and characters.
import type { Seat } from "./wire";
import { hasMessage, t } from "./words.svelte";

export const LEVELS = ["hare", "magpie", "fox", "raven", "owl"]; // a test compares them with the server's

/** The bot one level stronger; the strongest one and those of the lab stay. */
export const nextLevel = (bot: string): string =>
  LEVELS.includes(bot) ? (LEVELS[LEVELS.indexOf(bot) + 1] ?? bot) : bot;

export const botName = (bot: string): string => (hasMessage(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** The level shown beside a bot's name; bots that are only for the lab have none. */
export function botNote(bot: string): string {
  const level = LEVELS.indexOf(bot) + 1;
  return level > 0 ? t("bot-level", { level, levels: LEVELS.length }) : t("bot-plain");
}

/** A bot's character, in half a sentence. */
export const botSays = (bot: string): string => (hasMessage(`bot-${bot}-says`) ? t(`bot-${bot}-says`) : "");

/** A bot in a list: its level, name and character. */
export const botChoice = (bot: string): string =>
  t("bot-choice", { level: LEVELS.indexOf(bot) + 1, name: botName(bot), says: botSays(bot) });

/** Which bots play below full strength here; nothing where the rules are compiled. */
export const botsReduced = (reduced: string[]): string =>
  reduced.length > 0 ? t("bots-reduced", { count: reduced.length, bots: reduced.map(botName).join(", ") }) : "";

const DELETED = "gone-"; // how the ids of deleted players begin; finished games do not even keep that

/** The name of the player in a seat. A bot's is in the language of the page, with a number if several bots share it. */
export function seatName({ name = "", person = "", bot = "" }: Seat): string {
  if (person.startsWith(DELETED) || (name && !person && !bot)) return t("deleted-player");
  if (!bot || person) return name;
  const number = / (\d+)$/.exec(name)?.[1];
  return number ? `${botName(bot)} ${number}` : botName(bot);
}
