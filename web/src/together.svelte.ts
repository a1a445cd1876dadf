// Reviewing together: one person leads, and whoever follows sees the step they look at.
import * as api from "./api";
import { TableSocket } from "./socket";
import type { Leading, ServerMessage } from "./wire";

const SEND_EVERY = 150; // ms between two steps that are sent

export class Together {
  leading = $state.raw<Leading | null>(null);
  following = $state(false);
  leads = $state(false); // whether we lead
  private me = "";
  private shown = 0; // the version we look at
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly socket: TableSocket;

  /** Join the reviewers of a table; `onstep` shows the leader's step to a follower. */
  constructor(
    private readonly table: string,
    last: number,
    private readonly onstep: (version: number) => void,
  ) {
    void api.hello().then(({ id }) => (this.me = id));
    this.socket = new TableSocket(
      (message) => this.hear(message),
      () => ({ type: "watch", table, since: last }),
      (yes) => {
        if (yes && this.leads) this.send();
      },
    );
  }

  /** Lead from now on, or stop. */
  lead(yes: boolean): void {
    this.leads = yes;
    this.following = false;
    if (yes) this.send();
    else this.socket.say({ type: "lead", table: this.table });
  }

  /** Follow whoever leads, or explore on our own. */
  follow(yes: boolean): void {
    this.following = yes;
    if (yes && this.leading?.step != null) this.onstep(this.leading.step);
  }

  /** Tell the others which version we look at, if we lead; several steps in a moment are told once. */
  show(version: number): void {
    this.shown = version;
    if (!this.leads || this.timer) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.leads) this.send();
    }, SEND_EVERY);
  }

  close(): void {
    clearTimeout(this.timer);
    this.socket.close();
  }

  private send(): void {
    this.socket.say({ type: "lead", table: this.table, step: this.shown });
  }

  private hear(message: ServerMessage): void {
    if (message.type !== "leading" || message.table !== this.table) return;
    this.leading = message.person ? message : null;
    this.leads = this.leading !== null && this.leading.person === this.me;
    if (!this.leading || this.leads) this.following = false;
    else if (this.following && message.step != null) this.onstep(message.step);
  }
}
