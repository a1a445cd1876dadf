// A hint: asked of the server where it allows one, and shown until the table changes.
import * as api from "./api";
import { shownSeat } from "./seat";
import type { LiveTable } from "./table.svelte";
import type { Hint, MoveEvaluation } from "./wire";

export class Advice {
  thinking = $state(false);
  private found = $state.raw<Hint>();

  constructor(private readonly table: LiveTable) {}

  /** Whether the seat that is shown may ask for a hint. */
  get may(): boolean {
    const { table } = this;
    const seat = shownSeat(table);
    return seat !== null && !table.busy && (table.views.find((one) => one.seat === seat)?.hint ?? false);
  }

  /** The hint, while it is about the table's current version. */
  get hint(): Hint | undefined {
    return this.may && this.found?.version === this.table.version ? this.found : undefined;
  }

  /** Ask for a hint, or close the one that is shown. */
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

  /** Mark a move on the board; if it is marked already, play it. */
  take({ move, does }: MoveEvaluation): void {
    if (this.table.marked?.text === move) this.table.play(move, this.hint!.seat);
    else this.table.marked = does;
  }

  close(): void {
    this.found = undefined;
    this.table.marked = null;
  }
}
