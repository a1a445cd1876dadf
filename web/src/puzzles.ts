// The HTTP API of puzzles, the puzzle of the day and the run of the day.
import { ask, hello } from "./api";
import type { Daily, DailyPath, DailyRun, PuzzleAnswer, PuzzleHint, PuzzleInfo, PuzzlePosition } from "./wire";

const path = (game: string, number: number): string => `/games/${encodeURIComponent(game)}/puzzles/${number}`;

export const puzzles = (game: string): Promise<PuzzleInfo[]> =>
  ask("GET", `/games/${encodeURIComponent(game)}/puzzles`);
export const puzzle = (game: string, number: number): Promise<PuzzlePosition> => ask("GET", path(game, number));

/** Play moves from the start of a puzzle; the server counts who tried it and who solved it. */
export const tryPuzzle = (game: string, number: number, moves: string[]): Promise<PuzzlePosition> =>
  hello().then(() => ask("POST", `${path(game, number)}/try`, { moves }));
export const puzzleHint = (game: string, number: number): Promise<PuzzleHint> =>
  ask("GET", `${path(game, number)}/hint`);
export const puzzleAnswer = (game: string, number: number): Promise<PuzzleAnswer> =>
  hello().then(() => ask("POST", `${path(game, number)}/answer`));

export const daily = (): Promise<Daily> => ask("GET", "/daily");
export const dailyRun = (): Promise<DailyRun> => ask("GET", "/daily/run");

/** Turn up the path of the day; the server's clock runs. */
export const startDailyRun = (): Promise<DailyPath> => hello().then(() => ask("POST", "/daily/run/start"));
export const finishDailyRun = (day: string, action: string): Promise<DailyRun> =>
  ask("POST", "/daily/run/finish", { day, action });
