/** Files of words that are loaded when a page needs them, not before anything is shown. */
export const LATER = [
  "about",
  "analysis",
  "bot-thoughts",
  "box",
  "chat",
  "daily",
  "learn",
  "lobby",
  "moderation",
  "notation",
  "people",
  "puzzles",
  "refusals",
  "replay",
  "result",
  "review",
  "server",
  "settings",
  "terminal",
  "translate",
];

/** Files of a game that its board does not need: intro.ftl is always loaded, the others by their pages ("<game>/howto"). */
export const BESIDE_BOARDS = [
  "intro",
  "box",
  "explain",
  "first-game",
  "howto",
  "puzzles",
  "reasons",
  "refusals",
  "setup",
];

/** The file that tells a refusal: of the game that its code begins with ("dig-refusal-game-over"), else of the server. */
export function refusalFile(code: string): string {
  const [, game] = /^(\w+)-(?:refusal|option)-/.exec(code) ?? [];
  return game ? `${game}/refusals` : "refusals";
}
