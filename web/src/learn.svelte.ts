// A position to learn from, on the real board: the server plays moves by the rules, and nothing is stored.
import { LiveTable } from "./table.svelte";
import type { Happening, Message, SeatView } from "./wire";

/** What lessons, guided games and the analysis board have in common. */
export interface Taught {
  game: string;
  players: number;
  options: Record<string, string>;
  to_act: number[];
  view: SeatView;
}

export class TeachingTable extends LiveTable {
  override practice = true;
  setUps = $state(0); // how often a position was set up: the board forgets what was laid on it before

  constructor(id: string) {
    super(id, false);
  }

  /** Show a position at once. */
  protected put(position: Taught): void {
    this.version = 0;
    this.setUps += 1;
    this.summary = {
      game: position.game,
      options: position.options,
      id: this.id,
      seats: Array.from({ length: position.players }, () => ({ name: "" })),
      host: "",
      status: "playing",
      created: 0,
    };
    this.yours = [position.view.seat!];
    this.standing = { to_act: position.to_act };
    this.views = [position.view];
    this.log = [];
    this.refusal = null;
  }

  /** Show a position after what has happened. */
  protected async happen(
    position: Taught,
    to_act: number[],
    events: Happening[],
    says: Message[],
    mover = position.view.seat!,
  ): Promise<void> {
    await this.showOne({
      type: "update",
      table: this.id,
      version: this.version! + 1,
      at: 0,
      entry: { type: "played", seat: mover },
      yours: [position.view.seat!],
      standing: { to_act },
      views: [position.view],
      events,
      says,
    });
  }
}
