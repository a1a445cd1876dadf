// A lesson: a prepared position on the real board. The server plays the moves by the rules and says if they solve it.
import * as api from "./api";
import { TeachingTable } from "./learn.svelte";
import type { LessonPosition } from "./wire";
import { t } from "./words.svelte";

export class LessonTable extends TeachingTable {
  position = $state.raw<LessonPosition>();
  private moves: string[] = []; // played so far

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    super("lesson");
    void this.restart();
  }

  override get names(): string[] {
    const seats = Array.from({ length: this.position?.players ?? 0 }, (_, seat) => seat);
    return seats.map((seat) => t("player-number", { number: seat + 1 }));
  }

  /** Set up the position again. */
  async restart(): Promise<void> {
    try {
      const position = await api.lesson(this.game, this.lesson);
      this.put(position);
      this.moves = [];
      this.position = position;
    } catch (error) {
      this.missing = !this.position;
      this.refuseAs(error);
    }
  }

  override play(action: string): void {
    if (!this.busy && this.position?.result === "open") void this.attempt(action);
  }

  override why(action: string): void {
    api.tryLesson(this.game, this.lesson, [...this.moves, action]).catch((error: unknown) => this.refuseAs(error));
  }

  private async attempt(action: string): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      const moves = [...this.moves, action];
      const position = await api.tryLesson(this.game, this.lesson, moves);
      const asked = position.result === "open" ? position.to_act : [];
      await this.happen(position, asked, position.events ?? [], position.says ?? []);
      this.moves = moves;
      this.position = position;
    } catch (error) {
      this.refuseAs(error);
    }
    this.busy = false;
  }
}
