// Addresses of the page, parsed.
export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string; lesson: string }
  | { page: "first-game"; game: string }
  | { page: "puzzles"; game: string }
  | { page: "puzzle"; game: string; puzzle: string } // its number, or the id of one that somebody made
  | { page: "daily-run" }
  | { page: "analysis"; game: string }
  | { page: "box"; game: string }
  | { page: "about" }
  | { page: "translate" }
  | { page: "settings" }
  | { page: "moderation" }
  | { page: "you"; tab: string }
  | { page: "leaders"; game: string }
  | { page: "person"; id: string }
  | { page: "missing" };

export function read(path: string): Route {
  const [first, second, third] = path.split("/").filter(Boolean);
  if (first === "t" && second && third === "replay") return { page: "replay", id: second };
  if (first === "t" && second) return { page: "table", id: second };
  if (first === "new" && second) return { page: "new", game: second };
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "learn" && second && third === "first-game") return { page: "first-game", game: second };
  if (first === "learn" && second) return { page: "learn", game: second, lesson: third ?? "" };
  if (first === "puzzles" && second && third) return { page: "puzzle", game: second, puzzle: third };
  if (first === "puzzles") return { page: "puzzles", game: second ?? "" };
  if (first === "daily-run") return { page: "daily-run" };
  if (first === "analysis") return { page: "analysis", game: second ?? "" };
  if (first === "box" && second) return { page: "box", game: second };
  if (first === "about") return { page: "about" };
  if (first === "translate") return { page: "translate" };
  if (first === "settings") return { page: "settings" };
  if (first === "moderation") return { page: "moderation" };
  if (first === "you") return { page: "you", tab: second ?? "" };
  if (first === "leaders") return { page: "leaders", game: second ?? "" };
  if (first === "people" && second) return { page: "person", id: second };
  return first ? { page: "missing" } : { page: "home" };
}
