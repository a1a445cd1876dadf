// A puzzle on the real board. The server plays the moves by the rules, and says whether they solve it.
import { TeachingTable } from "./learn.svelte";
import { puzzle, puzzleAnswer, puzzleHint, tryPuzzle } from "./puzzles";
import type { Message, PuzzleAnswer, PuzzlePosition } from "./wire";
import { t } from "./words.svelte";

export class PuzzleTable extends TeachingTable {
  position = $state.raw<PuzzlePosition>();
  shownHint = $state.raw<Message>();
  shownAnswer = $state.raw<PuzzleAnswer>(); // once it was asked for
  private moves = $state.raw<string[]>([]); // played so far

  constructor(
    readonly game: string,
    readonly puzzle: string, // its number, or the id of one that somebody made
  ) {
    super("puzzle");
    void this.restart();
  }

  /** How many moves have been played. */
  get played(): number {
    return this.moves.length;
  }

  override get names(): string[] {
    const seats = Array.from({ length: this.position?.players ?? 0 }, (_, seat) => seat);
    return seats.map((seat) => t("player-number", { number: seat + 1 }));
  }

  /** Set up the position again. */
  async restart(): Promise<void> {
    if (this.busy) return;
    try {
      this.setUp(await puzzle(this.game, this.puzzle));
    } catch (error) {
      this.missing = !this.position;
      this.refuseAs(error);
    }
  }

  override play(action: string): void {
    if (!this.busy && this.position?.result === "open") void this.playAll([action]);
  }

  override why(action: string): void {
    tryPuzzle(this.game, this.puzzle, [...this.moves, action]).catch((error: unknown) => this.refuseAs(error));
  }

  async showHint(): Promise<void> {
    try {
      this.shownHint = (await puzzleHint(this.game, this.puzzle)).says;
    } catch (error) {
      this.refuseAs(error);
    }
  }

  /** Play the answer from the start. */
  async showAnswer(): Promise<void> {
    if (this.busy) return;
    try {
      const answer = await puzzleAnswer(this.game, this.puzzle);
      this.setUp(await puzzle(this.game, this.puzzle));
      this.shownAnswer = answer;
      await this.playAll(answer.moves);
    } catch (error) {
      this.refuseAs(error);
    }
  }

  private setUp(position: PuzzlePosition): void {
    this.put(position);
    this.moves = [];
    this.shownAnswer = undefined;
    this.position = position;
  }

  private async playAll(actions: string[]): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      for (const action of actions) {
        const moves = [...this.moves, action];
        const position = await tryPuzzle(this.game, this.puzzle, moves);
        const asked = position.result === "open" ? position.to_act : [];
        await this.happen(position, asked, position.events ?? [], position.says ?? []);
        this.moves = moves;
        this.position = position;
      }
    } catch (error) {
      this.refuseAs(error);
    }
    this.busy = false;
  }
}
