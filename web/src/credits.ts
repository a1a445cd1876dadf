// Who drew the icons we took from game-icons.net (CC BY 3.0). An icon without its author is not used: a test looks.
export const AUTHORS: Record<string, string> = {
  anchor: "Lorc",
  barrel: "Delapouite",
  campfire: "Lorc",
  "crossed-pistols": "Lorc",
  "crossed-sabres": "Lorc",
  "locked-chest": "Lorc",
  "parrot-head": "Lorc",
  "plain-dagger": "Lorc",
  "skeleton-key": "Lorc",
  "skull-crossed-bones": "Lorc",
  "square-bottle": "Lorc",
  "unlit-bomb": "Lorc",
};

/** The authors, each with the names of their icons. */
export function byAuthor(): [string, string[]][] {
  const found = new Map<string, string[]>();
  for (const [icon, author] of Object.entries(AUTHORS)) found.set(author, [...(found.get(author) ?? []), icon]);
  return [...found].sort();
}
