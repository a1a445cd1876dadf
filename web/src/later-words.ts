/** Files of words that are loaded when a page needs them, not before anything is shown. */
export const LATER = [
  "about",
  "analysis",
  "bot-thoughts",
  "box",
  "learn",
  "moderation",
  "notation",
  "people",
  "refusals",
  "terminal",
  "translate",
];
