// The run of the day: one path for everybody. The server measures the time, and the first run counts.
import { TeachingTable } from "./learn.svelte";
import { dailyRun, finishDailyRun, startDailyRun } from "./puzzles";
import type { DailyPath, DailyRun } from "./wire";
import { t } from "./words.svelte";

export class DailyRunTable extends TeachingTable {
  override practice = false; // the time counts
  path = $state.raw<DailyPath>(); // once it is turned up
  day = $state.raw<DailyRun>();

  constructor() {
    super("daily-run");
    void this.look();
  }

  override get names(): string[] {
    const seats = Array.from({ length: this.path?.players ?? 0 }, (_, seat) => seat);
    return seats.map((seat) => t("player-number", { number: seat + 1 }));
  }

  async look(): Promise<void> {
    try {
      this.day = await dailyRun();
    } catch (error) {
      this.refuseAs(error);
    }
  }

  /** Turn up the path. */
  async start(): Promise<void> {
    this.busy = true;
    try {
      const path = await startDailyRun();
      this.put(path);
      this.path = path;
    } catch (error) {
      this.refuseAs(error);
    }
    this.busy = false;
  }

  override play(action: string): void {
    if (!this.busy && this.path) void this.finish(this.path.day, action);
  }

  override why(action: string): void {
    this.play(action);
  }

  private async finish(day: string, action: string): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      this.day = await finishDailyRun(day, action);
      this.path = undefined;
    } catch (error) {
      this.refuseAs(error);
    }
    this.busy = false;
  }
}
