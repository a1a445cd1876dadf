// One table as this browser sees it: what the server told, shown one happening after another.
import * as api from "./api";
import { seatName } from "./bots";
import { Line } from "./socket";
import type {
  AnyEntry,
  TableSummary,
  ChatMessage,
  Fact,
  Happening,
  Update,
  Message,
  LogEntry,
  MoveDescription,
  Snapshot,
  SeatView,
  Standing,
  ServerMessage,
} from "./wire";

/** A line of the log, kept as what happened; it is told in words where it is shown. */
export interface Logged {
  version: number;
  entry: AnyEntry;
  says: Message[];
}

/** Why something does not happen: the server's sentence, and what it takes to say it in another language. */
export interface Refusal {
  says: string;
  code: string;
  rule: string;
  facts: Record<string, Fact>;
}

/** Lets pieces move before the table is shown as it is then, unless it is cut short; the game's own room gives it. */
export type Mover = (events: Happening[], cut: AbortSignal, says: Message[]) => Promise<void>;

const UNREACHABLE: Refusal = { says: "", code: "unreachable", rule: "", facts: {} };
const HURRY = 3; // happenings waiting beyond which they are shown without motion
const LONGEST_LOG = 2000; // entries

export class LiveTable {
  card = $state<TableSummary>();
  yours = $state<number[]>([]);
  standing = $state<Standing>({});
  views = $state.raw<SeatView[]>([]);
  connected = $state(false);
  everConnected = $state(false);
  missing = $state(false);
  chat = $state<ChatMessage[]>([]);
  overheard = $state.raw<ChatMessage | null>(null); // what was said last while we were here
  log = $state.raw<Logged[]>([]);
  earlier = $state(false); // the log begins before what we have of it
  refusal = $state<Refusal | null>(null);
  here = $state<boolean[]>([]);
  watching = $state(0);
  busy = $state(false); // a play of ours is on its way, or happenings are still being shown
  ready = $state<number[]>([]); // seats that wait for the start of a race
  answers = $state<Record<number, string>>({}); // standing answers of my seats
  marked = $state.raw<MoveDescription | null>(null); // a move that is pointed out on the board
  behind = 0; // ms by which our clock differs from the server's
  mover: Mover | undefined;
  urgent: ((events: Happening[]) => boolean) | undefined; // what must be seen at once: pieces stop moving for it
  protected version: number | undefined;
  private queue: Update[] = [];
  private showing = false;
  private motion: AbortController | undefined; // cuts short what is being shown
  private ours = false; // what is being shown is our own doing
  private asked = performance.now();
  private readonly line: Line | undefined;

  /** Follow a table; one that is not live only shows what it is given. */
  constructor(
    readonly id: string,
    live = true,
  ) {
    if (!live) return;
    this.line = new Line(
      (message) => this.hear(message),
      () => ({ type: "watch", table: id, draw: true, ...(this.version === undefined ? {} : { since: this.version }) }),
      (yes) => {
        this.connected = yes;
        if (yes) this.everConnected = true;
      },
    );
  }

  close(): void {
    this.line?.close();
  }

  get names(): string[] {
    return this.card?.seats.map(seatName) ?? [];
  }

  /** The seats of mine that must decide now. */
  get deciding(): number[] {
    return (this.standing.to_act ?? []).filter((seat) => this.yours.includes(seat));
  }

  /** The seats of mine that a bot plays while I am away. */
  get held(): number[] {
    return this.yours.filter((seat) => this.card?.seats[seat]?.held);
  }

  /** Whether other people play here too. */
  get company(): boolean {
    return this.card?.seats.some((seat, n) => seat.person && !this.yours.includes(n)) ?? false;
  }

  /** Whether a move of ours could be taken back. */
  get moved(): boolean {
    const played = this.log.some(({ entry }) => entry.type === "played" && this.yours.includes(entry.seat));
    return played && (this.standing.moves ?? 0) > 0;
  }

  /** Play a legal action for a seat; it is sent until it is answered. One that was timed by its room waits for no motion. */
  play(action: string, seat: number, timed?: number): void {
    if ((this.busy && timed === undefined) || this.version === undefined) return;
    this.busy = true;
    this.refusal = null;
    const elapsed = Math.round(timed ?? performance.now() - this.asked);
    this.line?.say({
      type: "play",
      table: this.id,
      id: crypto.randomUUID(),
      version: this.version,
      action,
      seat,
      elapsed,
    });
  }

  /** Whoever goes on need not see their own move to its end. */
  goOn(): void {
    if (this.ours) this.motion?.abort();
  }

  /** Ask why something is not legal; the answer is a refusal with its rule. */
  why(action: string, seat: number): void {
    this.line?.say({ type: "why", table: this.id, action, seat });
  }

  /** Give a standing answer for a seat, for questions that are asked alike whatever one holds. */
  answer(answer: string, seat: number): void {
    this.line?.say({ type: "answer", table: this.id, answer, seat });
  }

  /** Say that a seat is ready for what starts for everybody at once. */
  beReady(seat: number): void {
    this.line?.say({ type: "ready", table: this.id, seat });
  }

  say(text: string): void {
    this.line?.say({ type: "say", table: this.id, text });
  }

  /** Take back the seats a bot has held: whoever watches anew is there again. */
  comeBack(): void {
    this.line?.again();
  }

  /** Load the part of the log before what we have. */
  async loadEarlier(): Promise<void> {
    const past = await api.past(this.id, this.log[0]?.version).catch(() => undefined);
    if (!past) return;
    const known = this.log[0]?.version ?? (this.version ?? 0) + 1; // what comes after this is told as it happens
    const missing = past.entries.filter(({ version }) => version < known);
    if (missing.length === 0) return;
    this.log = [...missing.map(logged), ...this.log];
    this.earlier = past.earlier;
  }

  /** Ask the table for something over HTTP; a refusal is shown like any other. */
  async wish(what: string, body: object = {}): Promise<TableSummary | undefined> {
    try {
      return await api.wish(this.id, what, body);
    } catch (error) {
      this.refuseAs(error);
      return undefined;
    }
  }

  /** Show why something asked for over HTTP did not happen. */
  refuseAs(error: unknown): void {
    this.refusal = error instanceof api.No ? error.refusal : UNREACHABLE;
  }

  /** Refuse something ourselves, in a sentence of the page. */
  refuse(says: string): void {
    this.refusal = { says, code: "", rule: "", facts: {} };
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.behind = message.now - Date.now();
        break;
      case "snapshot":
        this.seen(message);
        break;
      case "update":
        this.queue.push(message);
        if (this.isUrgent(message)) this.motion?.abort();
        void this.show();
        break;
      case "refused":
        if (message.table && message.table !== this.id) break;
        if (this.version === undefined && message.code !== "store-away") this.missing = true;
        this.busy = this.showing;
        this.refusal = { rule: "", facts: {}, ...message };
        break;
      case "chat":
        if (this.chat.some((line) => line.number === message.number)) break;
        this.chat.push(message);
        this.overheard = message;
        break;
      case "standing-answer":
        this.answers[message.seat] = message.answer;
        break;
      case "ready-seats":
        this.ready = message.seats;
        break;
      case "present":
        this.here = message.seats;
        this.watching = message.watching;
        break;
      default:
        break;
    }
  }

  private seen(message: Snapshot): void {
    this.queue = [];
    this.log = [];
    this.marked = null;
    this.card = message.table;
    this.version = message.table.version;
    this.yours = message.yours;
    this.standing = message.standing;
    this.views = message.views ?? [];
    this.busy = false;
    this.asked = performance.now();
    void this.loadEarlier();
    void api.chat(this.id).then(
      (lines) => (this.chat = lines),
      () => undefined,
    );
  }

  private async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      await this.showOne(next);
    }
    this.showing = false;
    this.busy = false;
    this.asked = performance.now();
  }

  protected async showOne(next: Update): Promise<void> {
    if (this.version !== undefined && next.version <= this.version) return;
    const after = next.views ?? [];
    const events = next.events ?? [];
    this.busy = true;
    const calm =
      this.queue.length < HURRY && !document.hidden && ![next, ...this.queue].some((one) => this.isUrgent(one));
    if (this.mover && this.views[0] && after[0] && events.length > 0 && calm) {
      this.motion = new AbortController();
      this.ours = next.entry.type === "played" && next.yours.includes(next.entry.seat);
      await this.mover(events, this.motion.signal, next.says ?? []);
      this.ours = false;
    }
    this.ready = [];
    this.marked = null;
    this.version = next.version;
    this.yours = next.yours;
    this.standing = next.standing;
    if (after.length > 0) this.views = after;
    this.land(next.entry);
    this.log = [...this.log, logged(next)].slice(-LONGEST_LOG);
  }

  private isUrgent(message: Update): boolean {
    return this.urgent?.(message.events ?? []) ?? false;
  }

  /** Let an entry change what the table's card says. */
  protected land(entry: AnyEntry): void {
    const card = this.card;
    if (!card) return;
    card.version = this.version!;
    switch (entry.type) {
      case "sat":
        card.seats[entry.seat] = { name: entry.name, person: entry.person, bot: entry.bot };
        break;
      case "started":
        card.status = "playing";
        card.commitment = entry.commitment;
        break;
      case "held":
        card.seats[entry.seat]!.held = true;
        card.seats[entry.seat]!.bot = entry.bot;
        break;
      case "returned":
        card.seats[entry.seat]!.held = false;
        card.seats[entry.seat]!.bot = "";
        break;
      case "resigned":
        card.seats[entry.seat]!.resigned = true;
        card.seats[entry.seat]!.bot = entry.bot;
        break;
      case "ended":
        card.status = "over";
        card.winners = entry.winners;
        card.reason = entry.reason;
        break;
      case "rematched":
        card.rematch = entry.table;
        break;
      default:
        break;
    }
  }
}

/** A happening as a line of the log. */
export function logged({ version, entry, says = [] }: Update | LogEntry): Logged {
  return { version, entry, says };
}
