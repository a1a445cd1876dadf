// One table as this browser sees it: the server's messages, shown one after another.
import { tick, type Snippet } from "svelte";
import * as api from "./api";
import { seatName } from "./bots";
import { merged } from "./chat";
import { pace } from "./motion";
import { completed } from "./pictures";
import { TableSocket } from "./socket";
import { lastTurn, turnAfter, type Turn } from "./turn";
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
  Sat,
  Seat,
  Snapshot,
  SeatView,
  Standing,
  ServerMessage,
} from "./wire";

/** A line of the log as data; it becomes text where it is shown. */
export interface Logged {
  version: number;
  entry: AnyEntry;
  says: Message[];
}

/** A refusal: the server's sentence, and code and facts to say it in another language. */
export interface Refusal {
  says: string;
  code: string;
  rule: string;
  facts: Record<string, Fact>;
}

/** Animates events before the table is updated, unless cut short; given by the game's board. */
export type Animator = (events: Happening[], cut: AbortSignal, says: Message[]) => Promise<void>;

const UNREACHABLE: Refusal = { says: "", code: "unreachable", rule: "", facts: {} };
const STALE = "stale";
const HURRY = 3; // waiting updates beyond which they are shown without animation
const LONGEST_LOG = 2000; // entries

export class LiveTable {
  summary = $state<TableSummary>();
  yours = $state<number[]>([]);
  standing = $state<Standing>({});
  views = $state.raw<SeatView[]>([]);
  connected = $state(false);
  everConnected = $state(false);
  missing = $state(false);
  chat = $state<ChatMessage[]>([]);
  overheard = $state.raw<ChatMessage | null>(null); // the last chat line since the page was opened
  log = $state.raw<Logged[]>([]);
  earlier = $state(false); // whether the log has earlier entries
  refusal = $state<Refusal | null>(null);
  removed = $state(false); // the host has taken our seat away
  standsUp = false; // we have asked to stand up ourselves
  here = $state<boolean[]>([]);
  watching = $state(0);
  busy = $state(false); // a move of ours is being sent, or updates are being animated
  ready = $state<number[]>([]); // seats that wait for the start of a race
  answers = $state<Record<number, string>>({}); // standing answers of my seats
  marked = $state.raw<MoveDescription | null>(null); // a move that is marked on the board
  turn = $state.raw<Turn | null>(null); // the last turn
  practice = false; // times do not count here
  guided = false; // one move is asked for, and every other is refused
  behind = 0; // ms by which our clock differs from the server's
  mover: Animator | undefined;
  facts = $state.raw<Snippet<[seat: number]>>(); // what a game shows of each player in the list of players
  above = $state(93); // px: the height of the list of players, which is above the board on a phone
  desked = $state(false); // whether there is an area with the question, where undo is
  listed = $state(false); // whether there is a list of players beside the game
  urgent: ((events: Happening[]) => boolean) | undefined; // which events must be shown at once, cutting animations short
  racing = $state.raw<() => boolean>(); // whether a stopwatch runs for us, or is about to
  version = $state<number>();
  private recalled: number | null = null; // the step of the last turn that is shown instead of the present
  private present: SeatView[] = [];
  private gap = false; // whether an update could not be shown, so that the whole table is asked for
  private queue: Update[] = [];
  private showing = false;
  private motion: AbortController | undefined; // cuts the current animation short
  private ours = false; // whether the animation can be cut short here: of our own move, or of a turn shown again
  private refusedAt: number | undefined; // the version at which the last refusal came
  private asked = performance.now();
  private readonly socket: TableSocket | undefined;

  /** Follow a table; without a live connection it only shows what it is given. */
  constructor(
    readonly id: string,
    live = true,
  ) {
    if (!live) return;
    this.socket = new TableSocket(
      (message) => this.hear(message),
      () => ({
        type: "watch",
        table: id,
        draw: true,
        changes: true,
        pace: pace(),
        ...(this.version === undefined || this.gap ? {} : { since: this.version }),
      }),
      (yes) => {
        this.connected = yes;
        if (yes) this.everConnected = true;
        if (yes && this.refusal?.code === UNREACHABLE.code) this.refusal = null;
      },
    );
  }

  /** Tell the server how fast moves are shown now. */
  keepPace(): void {
    if (this.connected) this.socket?.again();
  }

  close(): void {
    this.socket?.close();
  }

  get names(): string[] {
    return this.summary?.seats.map(seatName) ?? [];
  }

  /** The right answers to what a seat is asked, where the table gives hints; the board marks what comes next. */
  rightAnswers(seat: number | null): string[] {
    return this.views.find((one) => one.seat === seat)?.right ?? [];
  }

  /** The seats of mine that must decide now. */
  get deciding(): number[] {
    return (this.standing.to_act ?? []).filter((seat) => this.yours.includes(seat));
  }

  /** The seats of mine that a bot plays while I am away. */
  get held(): number[] {
    return this.yours.filter((seat) => this.summary?.seats[seat]?.held);
  }

  /** Whether other people play here too. */
  get company(): boolean {
    return this.summary?.seats.some((seat, n) => seat.person && !this.yours.includes(n)) ?? false;
  }

  /** Play a legal action for a seat; it is sent until it is answered. A timed one does not wait for animations. */
  play(action: string, seat: number, timed?: number): void {
    if ((this.busy && timed === undefined) || this.version === undefined) return;
    this.busy = true;
    this.refusal = null;
    const elapsed = Math.round(timed ?? performance.now() - this.asked);
    this.socket?.say({
      type: "play",
      table: this.id,
      id: crypto.randomUUID(),
      version: this.version,
      action,
      seat,
      elapsed,
    });
  }

  /** Cut the animation of any move short. */
  protected cutShort(): void {
    this.motion?.abort();
  }

  /** Cut the animation of our own move short. */
  goOn(): void {
    if (this.ours) this.motion?.abort();
  }

  /** Whether the last turn can be shown again; not while a stopwatch may run for us. */
  get replayable(): boolean {
    return this.turn !== null && !this.busy && !(this.urgent && this.deciding.length > 0);
  }

  /** Whether the last turn can be told in words; not while a stopwatch runs for us. */
  get tellable(): boolean {
    return !this.busy && !this.racing?.();
  }

  /** Show the last turn again: the table before each of its moves, and the animation. A click or key cuts it short. */
  async replayTurn(): Promise<void> {
    const { turn, views: now, version } = this;
    if (!turn || !this.mover || !this.replayable) return;
    this.busy = this.showing = this.ours = true;
    this.motion = new AbortController();
    const { signal } = this.motion;
    for (const { before, events, says } of turn.steps) {
      if (signal.aborted || this.version !== version) break;
      this.views = before;
      await tick();
      await this.mover(events, signal, says);
    }
    if (this.version === version) this.views = now;
    this.showing = this.ours = false;
    if (this.queue.length > 0) await this.show();
    else this.busy = false;
  }

  /** Show one step of the last turn. The board stays after it until the next one; after the last it is the present. */
  async recall(step: number): Promise<void> {
    const { turn, mover } = this;
    const shown = turn?.steps[step];
    if (!shown || !mover || (this.recalled === null && !this.replayable)) return;
    if (this.recalled === null) this.present = this.views;
    this.motion?.abort();
    const motion = (this.motion = new AbortController());
    this.recalled = step;
    this.busy = this.showing = this.ours = true;
    this.views = shown.before;
    await tick();
    await mover(shown.events, motion.signal, shown.says);
    if (this.recalled !== step || this.motion !== motion) return;
    const next = turn.steps[step + 1];
    if (next) this.views = next.before;
    else this.endRecall();
  }

  /** Show the present again. */
  endRecall(): void {
    if (this.recalled === null) return;
    this.recalled = null;
    this.motion?.abort();
    this.views = this.present;
    this.busy = this.showing = this.ours = false;
    if (this.queue.length > 0) void this.show();
  }

  /** Ask why something is not legal; the answer is a refusal with its rule. */
  why(action: string, seat: number): void {
    this.socket?.say({ type: "why", table: this.id, action, seat });
  }

  /** Set a seat's standing answer, for questions that are asked regardless of what it holds. */
  answer(answer: string, seat: number): void {
    this.socket?.say({ type: "answer", table: this.id, answer, seat });
  }

  /** Say that a seat is ready for a race. */
  beReady(seat: number): void {
    this.socket?.say({ type: "ready", table: this.id, seat });
  }

  say(text: string): void {
    this.socket?.say({ type: "say", table: this.id, text });
  }

  /** Take back the seats a bot holds for us, by watching the table again. */
  comeBack(): void {
    this.socket?.again();
  }

  /** Load the part of the log before what we have. */
  async loadEarlier(): Promise<void> {
    const past = await api.logPage(this.id, this.log[0]?.version).catch(() => undefined);
    if (!past) return;
    const known = this.log[0]?.version ?? (this.version ?? 0) + 1; // later entries arrive as updates
    const missing = past.entries.filter(({ version }) => version < known);
    if (missing.length === 0) return;
    this.log = [...missing.map(logged), ...this.log];
    this.earlier = past.earlier;
  }

  /** Load the last turn, unless another one has begun here meanwhile. */
  async loadTurn(): Promise<void> {
    const version = this.version ?? 0;
    const told = await api.lastTurn(this.id).catch(() => []);
    if (this.version === version) this.turn = lastTurn(told.filter((one) => one.version <= version)); // later ones arrive as updates
  }

  /** Send a request to the table over HTTP, and show a refusal. */
  async request(what: string, body: object = {}): Promise<TableSummary | undefined> {
    try {
      return await api.request(this.id, what, body);
    } catch (error) {
      this.refuseAs(error);
      return undefined;
    }
  }

  /** Show why an HTTP request failed. */
  refuseAs(error: unknown): void {
    this.refusal = error instanceof api.RequestRefused ? error.refusal : UNREACHABLE;
  }

  /** Show a refusal of the page itself. */
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
        this.endRecall();
        this.queue.push(message);
        if (this.isUrgent(message)) {
          this.endRecall();
          this.motion?.abort();
        }
        void this.show();
        break;
      case "refused":
        if (message.table && message.table !== this.id) break;
        if (this.version === undefined && message.code !== "store-away") this.missing = true;
        this.busy = this.showing;
        this.refusal = { rule: "", facts: {}, ...message };
        this.refusedAt = this.version;
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
    this.endRecall();
    this.queue = [];
    this.gap = false;
    this.log = [];
    this.marked = this.turn = null;
    this.summary = message.table;
    this.version = message.version;
    this.yours = message.yours;
    this.standing = message.standing;
    this.views = message.views ?? [];
    this.busy = false;
    this.asked = performance.now();
    void this.loadEarlier();
    if (message.table.status !== "gathering") void this.loadTurn();
    void api.chat(this.id).then(
      (lines) => (this.chat = merged(lines, this.chat)), // a line may have come while these were loaded
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
    const before = next.version - 1 === this.version ? this.views : [];
    const after = completed(next.views ?? [], before);
    if (!after) {
      this.gap = true;
      this.socket?.again();
      return;
    }
    const events = next.events ?? [];
    this.busy = true;
    const calm =
      this.queue.length < HURRY && !document.hidden && ![next, ...this.queue].some((one) => this.isUrgent(one));
    if (this.mover && this.views[0] && after[0] && events.length > 0 && calm) {
      this.motion = new AbortController();
      this.ours = next.entry.type === "played" && next.yours.includes(next.entry.seat);
      await this.mover(events, this.motion.signal, next.says ?? []);
      this.ours = false;
      if (this.version !== undefined && next.version <= this.version) return; // the whole table came meanwhile
    }
    this.ready = [];
    this.marked = null;
    this.forgetRefusal();
    this.turn = turnAfter(this.turn, next, this.views);
    this.gap = false;
    this.version = next.version;
    if (this.yours.length !== next.yours.length) this.countSeats(next.yours.length);
    this.yours = next.yours;
    this.standing = next.standing;
    if (after.length > 0) this.views = after;
    this.land(next.entry);
    this.log = [...this.log, logged(next)].slice(-LONGEST_LOG);
  }

  /** The table changes, so a refusal is out of date; but a move that came too late may be sent again after one change. */
  private forgetRefusal(): void {
    if (this.refusal?.code !== STALE || this.refusedAt !== this.version) this.refusal = null;
  }

  /** Notice that a seat of ours was taken away, unless we stood up. */
  private countSeats(now: number): void {
    this.removed = now < this.yours.length && !this.standsUp;
    this.standsUp = false;
  }

  private isUrgent(message: Update): boolean {
    return this.urgent?.(message.events ?? []) ?? false;
  }

  /** Apply an entry of the log to the table's summary. */
  protected land(entry: AnyEntry): void {
    const summary = this.summary;
    if (!summary) return;
    switch (entry.type) {
      case "sat":
        summary.seats[entry.seat] = seated(entry, summary.seats[entry.seat]);
        break;
      case "resized":
        summary.seats = Array.from({ length: entry.seats }, (_, n) => summary.seats[entry.kept[n] ?? -1] ?? {});
        break;
      case "look":
        Object.assign(summary.seats[entry.seat]!, { colour: entry.colour, character: entry.character });
        break;
      case "started":
        summary.status = "playing";
        summary.commitment = entry.commitment;
        break;
      case "held":
        summary.seats[entry.seat]!.held = true;
        summary.seats[entry.seat]!.bot = entry.bot;
        break;
      case "returned":
        summary.seats[entry.seat]!.held = false;
        summary.seats[entry.seat]!.bot = "";
        break;
      case "resigned":
        summary.seats[entry.seat]!.resigned = true;
        summary.seats[entry.seat]!.bot = entry.bot;
        break;
      case "ended":
        summary.status = "over";
        summary.winners = entry.winners;
        summary.reason = entry.reason;
        break;
      case "rematched":
        summary.rematch = entry.table;
        break;
      default:
        break;
    }
  }
}

/** A seat after somebody sat down; whoever only changes their name keeps the look they have chosen. */
function seated({ name, person, bot }: Sat, before: Seat = {}): Seat {
  return person && person === before.person ? { ...before, name } : { name, person, bot };
}

/** An update as a line of the log. */
export function logged({ version, entry, says = [] }: Update | LogEntry): Logged {
  return { version, entry, says };
}
