// A hint at the table: asked for when the server says that one may, and shown until the table moves on.
import * as api from "./api";
import { shownSeat } from "./seat";
import type { LiveTable } from "./table.svelte";
import type { Hint, MoveEvaluation } from "./wire";

export class Advice {
  thinking = $state(false);
  private found = $state.raw<Hint>();

  constructor(private readonly table: LiveTable) {}

  /** Whether the seat that is shown may ask. */
  get may(): boolean {
    const { table } = this;
    const seat = shownSeat(table);
    return seat !== null && !table.busy && (table.views.find((one) => one.seat === seat)?.hint ?? false);
  }

  /** What was answered, as long as it is about the table as it stands. */
  get hint(): Hint | undefined {
    return this.may && this.found?.version === this.table.card?.version ? this.found : undefined;
  }

  /** Ask; pressed once more it is put away. */
  async ask(): Promise<void> {
    if (this.hint) return this.close();
    if (!this.may || this.thinking) return;
    this.thinking = true;
    try {
      this.found = await api.hint(this.table.id, shownSeat(this.table)!);
    } catch (error) {
      this.table.refuseAs(error);
    }
    this.thinking = false;
  }

  /** Point a move out on the board; pressed once more it is played. */
  take({ move, does }: MoveEvaluation): void {
    if (this.table.marked?.text === move) this.table.play(move, this.hint!.seat);
    else this.table.marked = does;
  }

  close(): void {
    this.found = undefined;
    this.table.marked = null;
  }
}
