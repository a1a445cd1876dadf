// The HTTP API: everything except moves, which go over the socket.
import type {
  AnalysisEvaluation,
  AnalysisLine,
  AnalysisPosition,
  BoxCheck,
  BoxDraft,
  BoxForm,
  BoxInfo,
  BoxName,
  NewBox,
  StandingAnswer,
  LanAddress,
  FirstGameStep,
  LessonInfo,
  LessonPosition,
  TableSummary,
  ChatMessage,
  WinChanceHistory,
  GameInfo,
  GameResult,
  GameReview,
  GameWords,
  Update,
  Review,
  RetryPosition,
  RetryResult,
  ReviewNote,
  Rules,
  Hint,
  Me,
  NewTable,
  LogPage,
  Report,
  ErrorReply,
  Snapshot,
  TablePosition,
} from "./wire";
import { refusalFile } from "./later-words";
import { loadMessages } from "./words.svelte";
import { send } from "./connection.svelte";
import { applySettings, choose, LOCAL_ONLY, saveWith, settings } from "./settings.svelte";
import { forget, keep, recall, recallJson, storageBlocked } from "./storage";
import type { Refusal } from "./table.svelte";

/** A refusal of the server: its sentence, and code and facts to say it in another language. */
export class RequestRefused extends Error {
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
  const answer = await send(`/api${path}`, init);
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const no = await refused(answer);
  if (no.refusal.code !== "nobody") await loadMessages(refusalFile(no.refusal.code)).catch(() => undefined); // to tell it
  if (no.refusal.code !== "nobody" || !me || path === "/me") throw no;
  if (!(await introduceAgain())) throw new RequestRefused(no.status, COOKIES_BLOCKED);
  return ask<T>(method, path, body);
}

export const COOKIES_BLOCKED = { says: "", code: "cookies-blocked", rule: "", facts: {} };
let introductions = 0;

/** Become a new guest because the server does not know our cookie; once is enough unless cookies are blocked. */
export async function introduceAgain(): Promise<boolean> {
  me = undefined;
  introductions += 1;
  await hello();
  return introductions === 1;
}

async function refused(answer: Response): Promise<RequestRefused> {
  const said = (await answer.json().catch(() => ({ says: answer.statusText }))) as Partial<ErrorReply>;
  return new RequestRefused(answer.status, said);
}

/** A game's messages in a language, as Fluent. */
export const gameWords = async (game: string, language: string): Promise<string> =>
  (await ask<GameWords>("GET", `/games/${encodeURIComponent(game)}/words/${language}`)).text;

let me: Promise<Me> | undefined;

const KNOWN = "escapade-known"; // set beside the login cookie, which scripts cannot read

/** Log in by cookie; without one, setMe a new guest. */
export function hello(): Promise<Me> {
  me ??= who()
    .then(setMe)
    .catch((error: unknown) => {
      me = undefined;
      throw error;
    });
  return me;
}

/** Use this person from now on: load an account's settings, and save changes to it. */
export function setMe(person: Me): Me {
  me = Promise.resolve(person);
  let saved: Promise<unknown> = Promise.resolve();
  // One after the other: of two at once the earlier might be stored last. If it fails, this browser keeps it anyway.
  const saver = (sharedSettings: Record<string, string>): void => {
    saved = saved.then(() => ask<Me>("PATCH", "/me", { settings: sharedSettings })).catch(() => undefined);
  };
  if (person.account !== null) applySettings(person.name, person.settings);
  saveWith(person.account === null ? LOCAL_ONLY : saver);
  keep(KNOWN, "yes");
  return person;
}

/** Forget who we are: the next request makes a new guest. */
export function clearMe(): void {
  me = undefined;
  saveWith(LOCAL_ONLY);
  forget(KNOWN);
  forget(RUNNING);
  choose("name", "");
}

async function who(): Promise<Me> {
  if (recall(KNOWN) || storageBlocked()) {
    try {
      return await ask<Me>("GET", "/me");
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
    }
  }
  if (!navigator.cookieEnabled) throw new RequestRefused(401, COOKIES_BLOCKED);
  return ask<Me>("POST", "/me", settings.name ? { name: settings.name } : {});
}

export async function rename(name: string): Promise<Me> {
  await hello();
  const renamed = setMe(await ask<Me>("PATCH", "/me", { name }));
  choose("name", renamed.name);
  return renamed;
}

const GAMES = "escapade-games";

/** The server's games; while it cannot be reached, the list of the last visit. */
export async function games(): Promise<GameInfo[]> {
  try {
    const all = await ask<GameInfo[]>("GET", "/games");
    keep(GAMES, JSON.stringify(all));
    return all;
  } catch (no) {
    const known = recallJson<GameInfo[]>(GAMES);
    if (known) return known;
    throw no;
  }
}

export const lessons = (game: string): Promise<LessonInfo[]> =>
  ask("GET", `/games/${encodeURIComponent(game)}/lessons`);

/** A step of a guided first game, counted from 0. */
export const firstGame = (game: string, step: number): Promise<FirstGameStep> =>
  ask("GET", `/games/${encodeURIComponent(game)}/first-game/${step}`);

/** Play the move of a step, if it has one, and get the next step; nothing is stored. */
export const playFirstGame = (game: string, step: number, move: string): Promise<FirstGameStep> =>
  ask("POST", `/games/${encodeURIComponent(game)}/first-game/${step}`, { move });

/** The position a lesson starts from. */
export const lesson = (game: string, name: string): Promise<LessonPosition> =>
  ask("GET", `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(name)}`);

/** Play moves from the start of a lesson; nothing is stored. */
export const tryLesson = (game: string, name: string, moves: string[]): Promise<LessonPosition> =>
  ask("POST", `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(name)}/try`, { moves });

/** Play moves from a position; nothing is stored. */
export const analyse = (line: AnalysisLine): Promise<AnalysisPosition> => ask("POST", "/analysis", line);

/** The strongest bot's evaluations after moves from a position. */
export const evaluatePosition = (line: AnalysisLine): Promise<AnalysisEvaluation> =>
  ask("POST", "/analysis/evaluation", line);

/** The whole position at a step of a finished game; the step is a version of the table. */
export const tablePosition = (table: string, step: number): Promise<TablePosition> =>
  ask("GET", `/tables/${table}/position?step=${step}`);

export const rules = (game: string, language: string): Promise<Rules> =>
  ask("GET", `/games/${encodeURIComponent(game)}/rules?language=${language}`);
export const lobby = (): Promise<TableSummary[]> => ask("GET", "/tables");
const RUNNING = "escapade-running";

/** My running games. */
export async function running(): Promise<TableSummary[]> {
  await hello();
  const found = await ask<TableSummary[]>("GET", "/tables/mine?running=true");
  keep(RUNNING, JSON.stringify(found));
  return found;
}

/** My running games as of the last visit, for as long as the server does not answer. */
export const lastRunning = (): TableSummary[] | undefined => recallJson<TableSummary[]>(RUNNING);
export const chat = (table: string): Promise<ChatMessage[]> => ask("GET", `/tables/${table}/chat`);

/** A page of a table's log as our seats saw it: the last one, or the one before a version. */
export const logPage = (table: string, before?: number): Promise<LogPage> =>
  ask("GET", `/tables/${table}/log${before === undefined ? "" : `?before=${before}`}`);

/** The last turn as our seats saw it: the update before it, then those since, with what changed in the pictures. */
export const lastTurn = (table: string): Promise<Update[]> => ask("GET", `/tables/${table}/last-turn`);

/** A snapshot of a table. */
export const snapshot = (table: string): Promise<Snapshot> => ask("GET", `/tables/${table}/`);

/** A finished game step by step, with all cards face up. */
export async function replay(table: string): Promise<Update[]> {
  const answer = await send(`/api/tables/${table}/replay?draw=true&reveal=true`);
  if (!answer.ok) throw await refused(answer);
  return (await answer.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Update);
}

/** The adviser's evaluations of a seat's moves. */
export const hint = (table: string, seat: number): Promise<Hint> => ask("GET", `/tables/${table}/hint?seat=${seat}`);

/** The strongest bot's evaluations at a step of a finished game; the step is a version of the table. */
export const review = (table: string, step: number): Promise<Review> =>
  ask("GET", `/tables/${table}/review?step=${step}`);

/** Everybody's chance to win, step by step, in a finished game. */
export const winChances = (table: string): Promise<WinChanceHistory> => ask("GET", `/tables/${table}/win-chances`);

/** The review of a finished game, or how far it is; the first request begins it. */
export const gameReview = (table: string): Promise<GameReview> => ask("GET", `/tables/${table}/game-review`);

/** A decision of a finished game as its seat saw it. */
export const retryPosition = (table: string, step: number): Promise<RetryPosition> =>
  ask("GET", `/tables/${table}/retry?step=${step}`);

/** How good another move would have been there. */
export const retryMove = (table: string, step: number, move: string): Promise<RetryResult> =>
  ask("POST", `/tables/${table}/retry`, { step, move });

/** My notes on a game. */
export const notes = (table: string): Promise<ReviewNote[]> =>
  hello().then(() => ask<ReviewNote[]>("GET", `/tables/${table}/notes`));

/** Write a note on a step, or remove it with an empty text; returns all of them. */
export const writeNote = (table: string, note: ReviewNote): Promise<ReviewNote[]> =>
  hello().then(() => ask<ReviewNote[]>("POST", `/tables/${table}/notes`, note));

/** How a finished game went. */
export const result = (table: string): Promise<GameResult> => ask("GET", `/tables/${table}/result`);

/** The standing answers of my seats at a table. */
export const standingAnswers = (table: string): Promise<StandingAnswer[]> =>
  hello().then(() => ask<StandingAnswer[]>("GET", `/tables/${table}/answers`));

/** The host by which others in the same network reach this server; told only to its own machine. */
export const lanAddress = (): Promise<LanAddress> => ask("GET", "/lan-address");

/** A game's printed data that can be corrected. */
export const boxForm = (game: string): Promise<BoxForm> => ask("GET", `/games/${encodeURIComponent(game)}/box`);

/** Check a box; what is wrong is in the answer. */
export const checkBox = (draft: BoxDraft): Promise<BoxCheck> => ask("POST", "/boxes/check", draft);

/** A saved box. */
export const box = (digest: string): Promise<BoxInfo> => ask("GET", `/boxes/${encodeURIComponent(digest)}`);
export const saveBox = (wanted: NewBox): Promise<BoxInfo> => ask("POST", "/boxes", wanted);
export const myBoxes = (): Promise<BoxName[]> => hello().then(() => ask<BoxName[]>("GET", "/me/boxes"));
export const forgetBox = (digest: string): Promise<void> => ask("DELETE", `/me/boxes/${digest}`);

/** For moderators: the reports that are open, or closed. */
export const reports = (closed: boolean): Promise<Report[]> => ask("GET", `/moderation/reports?closed=${closed}`);
export const closeReport = (report: string): Promise<void> => ask("POST", `/moderation/reports/${report}/close`);

/** For moderators: let somebody chat at no table for some hours; 0 lets them speak again. */
export const muteEverywhere = (person: string, hours: number): Promise<void> =>
  ask("POST", `/moderation/people/${encodeURIComponent(person)}/mute`, { hours });

export async function open(table: NewTable): Promise<TableSummary> {
  await hello();
  return ask<TableSummary>("POST", "/tables", table);
}

/** Post a request to a table: sit, stand, clear, bot, start, undo, vote, resign, rematch … */
export async function request(table: string, what: string, body: object = {}): Promise<TableSummary> {
  await hello();
  return ask<TableSummary>("POST", `/tables/${table}/${what}`, body);
}
