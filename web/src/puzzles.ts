// The HTTP API of puzzles, shipped and made, of the puzzle of the day and the run of the day.
import { ask, hello } from "./api";
import type {
  Daily,
  DailyPath,
  DailyRun,
  NewPuzzle,
  OwnPuzzle,
  PuzzleAnswer,
  PuzzleHint,
  PuzzleInfo,
  PuzzlePosition,
} from "./wire";

/** A puzzle's address in the API: shipped ones have numbers, those that somebody made have ids. */
const path = (game: string, puzzle: string): string =>
  /^\d+$/.test(puzzle) ? `/games/${encodeURIComponent(game)}/puzzles/${puzzle}` : `/puzzles/${puzzle}`;

export const puzzles = (game: string): Promise<PuzzleInfo[]> =>
  ask("GET", `/games/${encodeURIComponent(game)}/puzzles`);
export const puzzle = (game: string, one: string): Promise<PuzzlePosition> => ask("GET", path(game, one));

/** Play moves from the start of a puzzle; the server counts who tried it and who solved it. */
export const tryPuzzle = (game: string, one: string, moves: string[]): Promise<PuzzlePosition> =>
  hello().then(() => ask("POST", `${path(game, one)}/try`, { moves }));
export const puzzleHint = (game: string, one: string): Promise<PuzzleHint> => ask("GET", `${path(game, one)}/hint`);
export const puzzleAnswer = (game: string, one: string): Promise<PuzzleAnswer> =>
  hello().then(() => ask("POST", `${path(game, one)}/answer`));

/** Make a puzzle of a position; the server finds and proves its best turn. */
export const savePuzzle = (wanted: NewPuzzle): Promise<OwnPuzzle> =>
  hello().then(() => ask("POST", "/puzzles", wanted));
export const myPuzzles = (): Promise<OwnPuzzle[]> => hello().then(() => ask("GET", "/me/puzzles"));
export const deletePuzzle = (id: string): Promise<void> => ask("DELETE", `/me/puzzles/${id}`);

export const daily = (): Promise<Daily> => ask("GET", "/daily");
export const dailyRun = (): Promise<DailyRun> => ask("GET", "/daily/run");

/** Turn up the path of the day; the server's clock runs. */
export const startDailyRun = (): Promise<DailyPath> => hello().then(() => ask("POST", "/daily/run/start"));
export const finishDailyRun = (day: string, action: string): Promise<DailyRun> =>
  ask("POST", "/daily/run/finish", { day, action });
