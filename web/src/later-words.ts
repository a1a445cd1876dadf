/** Files of words that are loaded when a page needs them, not before anything is shown. */
export const LATER = [
  "about",
  "analysis",
  "bot-thoughts",
  "box",
  "learn",
  "lobby",
  "moderation",
  "notation",
  "people",
  "puzzles",
  "refusals",
  "replay",
  "review",
  "server",
  "settings",
  "terminal",
  "translate",
];

/** Files of a game that its board does not need: intro.ftl is always loaded, the others by their pages ("<game>/howto"). */
export const BESIDE_BOARDS = ["intro", "box", "explain", "first-game", "howto", "reasons", "setup"];
