// A replay of a finished game: every step as a spectator would have seen it, forwards and backwards.
import * as api from "./api";
import { troubleWords } from "./refusal";
import { LiveTable, logged } from "./table.svelte";
import { turnAfter, type Turn } from "./turn";
import type { TableSummary, Update } from "./wire";

export class Replay extends LiveTable {
  steps = $state.raw<Update[]>([]);
  at = $state(0); // the current step
  running = $state(false);
  trouble = $state("");
  mySeats = $state.raw<number[]>([]); // the seats of whoever looks on
  private wanted: number | undefined; // the step to show once the running animation has been cut short
  private first: TableSummary | undefined; // the table at the deal

  /** Load a game; with a version, begin at the step that led to it. */
  constructor(id: string, from = 0) {
    super(id, false);
    void this.load(from);
  }

  get last(): number {
    return this.steps.length - 1;
  }

  /** Show the table after a step, without animation; one that runs is cut short. */
  put(step: number): void {
    if (!this.first) return;
    if (this.busy) {
      this.wanted = Math.max(0, Math.min(this.last, step));
      this.cutShort();
      return;
    }
    this.wanted = undefined;
    this.at = Math.max(0, Math.min(this.last, step));
    const told = this.steps.slice(0, this.at + 1);
    const now = told.at(-1)!;
    this.summary = structuredClone(this.first);
    for (const one of told) {
      this.version = one.version;
      this.land(one.entry);
    }
    this.standing = now.standing;
    this.views = now.views ?? [];
    this.marked = null;
    this.turn = told.reduce<Turn | null>((turn, one, n) => turnAfter(turn, one, told[n - 1]?.views ?? []), null);
    this.log = told.map(logged);
  }

  /** The step that shows a version of the table. */
  stepOf(version: number): number {
    return Math.max(
      0,
      this.steps.findLastIndex((one) => one.version <= version),
    );
  }

  /** Go some steps on or back at once, from where the last request leads. */
  step(by: number): void {
    this.put((this.wanted ?? this.at) + by);
  }

  /** Go to the end of the next turn, or of the one before. */
  stepTurn(by: 1 | -1): void {
    const from = this.wanted ?? this.at;
    const ends = this.turnEnds;
    this.put(
      (by > 0 ? ends.find((end) => end > from) : ends.findLast((end) => end < from)) ?? (by > 0 ? this.last : 0),
    );
  }

  /** The steps after which it is another seat's turn. */
  private get turnEnds(): number[] {
    const movers = this.steps.map(({ entry }) => (entry.type === "played" ? entry.seat : null));
    return movers.flatMap((mover, step) => (mover !== null && movers[step + 1] !== mover ? [step] : []));
  }

  /** Take the next step, animated; whoever asks again meanwhile is one step further at once. */
  async forward(): Promise<void> {
    if (this.busy) return this.put((this.wanted ?? this.at) + 1);
    const next = this.steps[this.at + 1];
    if (!next) return;
    this.at++;
    await this.showOne(next);
    this.busy = false;
    if (this.wanted !== undefined) this.put(this.wanted);
    this.wanted = undefined;
  }

  /** Play automatically until the end, or until stopped. */
  async run(pause: number): Promise<void> {
    if (this.at === this.last) this.put(0);
    this.running = true;
    while (this.running && this.at < this.last) {
      await this.forward();
      await new Promise((done) => setTimeout(done, pause));
    }
    this.running = false;
  }

  override close(): void {
    this.running = false;
  }

  private async load(from: number): Promise<void> {
    try {
      const [seen, told] = await Promise.all([api.snapshot(this.id), api.replay(this.id)]);
      const seats = seen.table.seats.map(({ name = "", person = "", bot = "", colour = null, character = null }) => ({
        name,
        person,
        bot: person ? "" : bot,
        colour,
        character,
      }));
      this.first = { ...seen.table, seats, status: "playing", winners: [], reason: "", rematch: "" };
      this.mySeats = seen.yours;
      this.steps = told.slice(told.findIndex((one) => one.entry.type === "started"));
      this.put(this.steps.findLastIndex(({ version }) => version <= from));
    } catch (error) {
      this.trouble = troubleWords(error);
    }
  }
}
