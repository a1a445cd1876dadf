// What an address means.
export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "about" }
  | { page: "settings" };

export function read(path: string): Route {
  const [first, second, third] = path.split("/").filter(Boolean);
  if (first === "t" && second && third === "replay") return { page: "replay", id: second };
  if (first === "t" && second) return { page: "table", id: second };
  if (first === "new" && second) return { page: "new", game: second };
  if (first === "about") return { page: "about" };
  if (first === "settings") return { page: "settings" };
  return { page: "home" };
}
