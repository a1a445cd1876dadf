// A guided first game: its steps on the real board. The server knows the moves; the browser keeps how far somebody came.
import * as api from "./api";
import { botName } from "./bots";
import { TeachingTable } from "./learn.svelte";
import { groupKey } from "./moves/choice";
import { settings } from "./settings.svelte";
import { keep, recallJson } from "./storage";
import type { FirstGameStep, MoveDescription } from "./wire";
import { t } from "./words.svelte";

const KEY = "escapade-first-games"; // the step reached in each game

/** The step somebody has reached in this browser; 0 if they have not begun. */
export const reached = (game: string): number => recallJson<Record<string, number>>(KEY)?.[game] ?? 0;

export class FirstGameTable extends TeachingTable {
  override guided = true;
  step = $state.raw<FirstGameStep>();

  constructor(readonly game: string) {
    super("first-game");
    void this.go(reached(game));
  }

  override get names(): string[] {
    const { players = 0, bot = "" } = this.step ?? {};
    const own = settings.name || t("player-number", { number: 1 });
    return Array.from({ length: players }, (_, seat) => (seat === 0 ? own : botName(bot)));
  }

  get last(): boolean {
    return this.step !== undefined && this.step.step === this.step.steps - 1;
  }

  /** Show a step; one that does not exist any more starts the game again. */
  async go(step: number): Promise<void> {
    try {
      const shown = await api.firstGame(this.game, step);
      this.put(shown);
      this.take(shown);
    } catch (error) {
      if (step > 0 && error instanceof api.RequestRefused) return this.go(0);
      this.missing = !this.step;
      this.refuseAs(error);
    }
  }

  override play(action: string): void {
    if (!this.busy && this.step?.move) void this.next(action);
  }

  /** Nobody else is waited for: the path is turned up at once. */
  override beReady(): void {
    void this.next(this.step?.move);
  }

  override why(action: string): void {
    api.playFirstGame(this.game, this.step?.step ?? 0, action).catch((error: unknown) => this.refuseAs(error));
  }

  /** Mark the move of this step on the board; if that is done already, or not possible, play it. */
  help(): void {
    if (this.helpPlays) this.play(this.step?.move ?? "");
    else this.marked = this.described ?? null;
  }

  /** Whether help makes the move, because it is shown already or cannot be shown: a run is not among the moves. */
  get helpPlays(): boolean {
    return this.described === undefined || this.marked?.text === this.described.text;
  }

  /** The heading that the asked move is listed under. */
  get askedGroup(): string {
    return groupKey(this.described?.group ?? null);
  }

  private get described(): MoveDescription | undefined {
    return this.views[0]?.moves?.find(({ text }) => text === this.step?.move);
  }

  /** Go on to the next step, with a move if this one has one. */
  async next(move = ""): Promise<void> {
    if (this.busy || !this.step) return;
    this.busy = true;
    this.refusal = null;
    try {
      const shown = await api.playFirstGame(this.game, this.step.step, move);
      await this.happen(shown, shown.to_act, shown.events ?? [], shown.log ?? []);
      this.take(shown);
    } catch (error) {
      this.refuseAs(error);
    }
    this.busy = false;
  }

  private take(shown: FirstGameStep): void {
    this.step = shown;
    keep(KEY, JSON.stringify({ ...recallJson<Record<string, number>>(KEY), [this.game]: shown.step }));
  }
}
