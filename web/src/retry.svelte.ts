// A decision of a finished game, to be made again. The server says whether the new move is as good as the best.
import * as api from "./api";
import { TeachingTable } from "./learn.svelte";
import type { RetryPosition, RetryResult, TableSummary } from "./wire";

export class RetryTable extends TeachingTable {
  position = $state.raw<RetryPosition>();
  result = $state.raw<RetryResult>();
  checking = $state(false);

  constructor(
    private readonly game: string,
    private readonly step: number,
    private readonly known: string[],
    private readonly seats: TableSummary["seats"],
  ) {
    super(game);
    void this.restart();
  }

  override get names(): string[] {
    return this.known;
  }

  /** Set up the position again. */
  async restart(): Promise<void> {
    this.result = undefined;
    try {
      this.position ??= await api.retryPosition(this.game, this.step);
      this.put(this.position);
      this.summary!.seats = this.seats;
    } catch (error) {
      this.refuseAs(error);
    }
  }

  override play(action: string): void {
    if (!this.busy && !this.result) void this.attempt(action);
  }

  override why(action: string): void {
    api.retryMove(this.game, this.step, action).catch((error: unknown) => this.refuseAs(error));
  }

  private async attempt(action: string): Promise<void> {
    this.busy = this.checking = true;
    this.refusal = null;
    try {
      this.result = await api.retryMove(this.game, this.step, action);
      this.marked = this.result.move;
      this.standing = { to_act: [] };
    } catch (error) {
      this.refuseAs(error);
    }
    this.busy = this.checking = false;
  }
}
