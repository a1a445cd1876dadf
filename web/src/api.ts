// The server's HTTP side: everything but play, which goes over the socket.
import type {
  StandingAnswer,
  LanAddress,
  TableSummary,
  ChatMessage,
  WinChanceHistory,
  GameInfo,
  GameWords,
  Update,
  Review,
  Rules,
  Hint,
  Me,
  NewTable,
  LogPage,
  ErrorReply,
  Snapshot,
} from "./wire";
import { adopt, choose, HERE_ALONE, keepWith, settings } from "./settings.svelte";
import type { Refusal } from "./table.svelte";

/** What the server will not do, and why: its sentence, and how to say it in another language. */
export class No extends Error {
  readonly refusal: Refusal;

  constructor(
    readonly status: number,
    { says, code = "http", rule = "", facts = {} }: Partial<ErrorReply>,
  ) {
    super(says);
    this.refusal = { says: says ?? "", code, rule, facts };
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined)
    Object.assign(init, { headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const answer = await fetch(`/api${path}`, init);
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  throw await refused(answer);
}

async function refused(answer: Response): Promise<No> {
  const said = (await answer.json().catch(() => ({ says: answer.statusText }))) as Partial<ErrorReply>;
  return new No(answer.status, said);
}

/** What a game says in a language, as Fluent. */
export const gameWords = async (game: string, language: string): Promise<string> =>
  (await ask<GameWords>("GET", `/games/${encodeURIComponent(game)}/words/${language}`)).text;

let me: Promise<Me> | undefined;

const KNOWN = "escapade-known"; // kept where the cookie is, which a page cannot see

/** Be somebody: who we were, or a new guest. */
export function hello(): Promise<Me> {
  me ??= who()
    .then(become)
    .catch((error: unknown) => {
      me = undefined;
      throw error;
    });
  return me;
}

/** Be this person from now on: what an account likes comes along, and what is chosen here goes along. */
export function become(person: Me): Me {
  me = Promise.resolve(person);
  const keeper = (likings: Record<string, string>): void =>
    void ask<Me>("PATCH", "/me", { settings: likings }).catch(() => undefined); // it is kept here all the same
  if (person.account !== null) adopt(person.name, person.settings);
  keepWith(person.account === null ? HERE_ALONE : keeper);
  localStorage.setItem(KNOWN, "yes");
  return person;
}

/** Be nobody: the next who asks for anything here is a new guest. */
export function nobody(): void {
  me = undefined;
  keepWith(HERE_ALONE);
  localStorage.removeItem(KNOWN);
  choose("name", "");
}

async function who(): Promise<Me> {
  if (localStorage.getItem(KNOWN)) {
    try {
      return await ask<Me>("GET", "/me");
    } catch (error) {
      if (!(error instanceof No)) throw error;
    }
  }
  return ask<Me>("POST", "/me", settings.name ? { name: settings.name } : {});
}

export async function rename(name: string): Promise<Me> {
  await hello();
  const renamed = become(await ask<Me>("PATCH", "/me", { name }));
  choose("name", renamed.name);
  return renamed;
}

const GAMES = "escapade-games";

/** The games there are; while the server cannot be reached, those there were the last time. */
export async function games(): Promise<GameInfo[]> {
  try {
    const all = await ask<GameInfo[]>("GET", "/games");
    keepGames(all);
    return all;
  } catch (no) {
    const known = keptGames();
    if (known) return known;
    throw no;
  }
}

function keepGames(all: GameInfo[]): void {
  try {
    localStorage.setItem(GAMES, JSON.stringify(all));
  } catch {
    // a browser that keeps nothing asks each time
  }
}

function keptGames(): GameInfo[] | undefined {
  try {
    return (JSON.parse(localStorage.getItem(GAMES) ?? "null") as GameInfo[] | null) ?? undefined;
  } catch {
    return undefined;
  }
}
export const rules = (game: string, language: string): Promise<Rules> =>
  ask("GET", `/games/${encodeURIComponent(game)}/rules?language=${language}`);
export const lobby = (): Promise<TableSummary[]> => ask("GET", "/tables");
export const running = (): Promise<TableSummary[]> =>
  hello().then(() => ask<TableSummary[]>("GET", "/tables/mine?running=true"));
export const chat = (table: string): Promise<ChatMessage[]> => ask("GET", `/tables/${table}/chat`);

/** What happened at a table before we came, as our seats saw it; a page, or the page before a version. */
export const past = (table: string, before?: number): Promise<LogPage> =>
  ask("GET", `/tables/${table}/log${before === undefined ? "" : `?before=${before}`}`);

/** A table as it stands. */
export const look = (table: string): Promise<Snapshot> => ask("GET", `/tables/${table}/`);

/** A finished game as somebody beside the table would have seen it, step by step. */
export async function replay(table: string): Promise<Update[]> {
  const answer = await fetch(`/api/tables/${table}/replay?draw=true`);
  if (!answer.ok) throw await refused(answer);
  return (await answer.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Update);
}

/** What the adviser thinks of a seat's moves. */
export const hint = (table: string, seat: number): Promise<Hint> => ask("GET", `/tables/${table}/hint?seat=${seat}`);

/** What the wisest bot would have thought at a step of a finished game, by the version after it. */
export const hindsight = (table: string, step: number): Promise<Review> =>
  ask("GET", `/tables/${table}/review?step=${step}`);

/** How the chances went in a finished game. */
export const course = (table: string): Promise<WinChanceHistory> => ask("GET", `/tables/${table}/win-chances`);

/** The standing answers of my seats at a table. */
export const standing = (table: string): Promise<StandingAnswer[]> =>
  hello().then(() => ask<StandingAnswer[]>("GET", `/tables/${table}/answers`));

/** The host by which others in the same network reach this server, for whoever sits at its own machine. */
export const around = (): Promise<LanAddress> => ask("GET", "/lan-address");

export async function open(table: NewTable): Promise<TableSummary> {
  await hello();
  return ask<TableSummary>("POST", "/tables", table);
}

/** Ask a table for something: sit, stand, clear, bot, start, undo, vote, resign, rematch … */
export async function wish(table: string, what: string, body: object = {}): Promise<TableSummary> {
  await hello();
  return ask<TableSummary>("POST", `/tables/${table}/${what}`, body);
}
