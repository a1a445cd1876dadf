// A lesson: a prepared position on the real board. The server plays the moves by the rules and says if they solve it.
import * as api from "./api";
import { LiveTable } from "./table.svelte";
import type { LessonPosition } from "./wire";
import { t } from "./words.svelte";

export class LessonTable extends LiveTable {
  override practice = true;
  position = $state.raw<LessonPosition>();
  private moves: string[] = []; // played so far

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    super("lesson", false);
    void this.restart();
  }

  override get names(): string[] {
    const seats = Array.from({ length: this.position?.players ?? 0 }, (_, seat) => seat);
    return seats.map((seat) => t("player-number", { number: seat + 1 }));
  }

  /** Set up the position again. */
  async restart(): Promise<void> {
    try {
      this.put(await api.lesson(this.game, this.lesson));
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

  private put(position: LessonPosition): void {
    const seat = position.view.seat!;
    this.moves = [];
    this.version = 0;
    this.position = position;
    this.summary = {
      game: position.game,
      options: position.options,
      id: this.id,
      seats: Array.from({ length: position.players }, () => ({ name: "" })),
      host: "",
      status: "playing",
      created: 0,
    };
    this.yours = [seat];
    this.standing = { to_act: position.to_act };
    this.views = [position.view];
    this.log = [];
    this.refusal = null;
  }

  private async attempt(action: string): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      const moves = [...this.moves, action];
      const position = await api.tryLesson(this.game, this.lesson, moves);
      await this.showOne({
        type: "update",
        table: this.id,
        version: moves.length,
        at: 0,
        entry: { type: "played", seat: position.view.seat! },
        yours: this.yours,
        standing: position.result === "open" ? { to_act: position.to_act } : {},
        views: [position.view],
        events: position.events ?? [],
        says: position.says ?? [],
      });
      this.moves = moves;
      this.position = position;
    } catch (error) {
      this.refuseAs(error);
    }
    this.busy = false;
  }
}
