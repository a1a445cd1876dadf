// The page's WebSocket: reconnects, resumes from the last version seen, sends a move until it is answered.
import { COOKIES_BLOCKED, hello, introduceAgain } from "./api";
import type { Play, ClientMessage, Refused, ServerMessage, Watch } from "./wire";

const FIRST_WAIT = 250; // ms before trying again, doubled each time …
const LONGEST_WAIT = 8000; // … up to this
const ASK_AGAIN = 4000; // ms without an answer after which a move is sent again
const SILENCE = 35_000; // ms without a message after which the connection is dead: the server pings every 15 s
const NOT_KNOWN = 4401; // the server's closing code for a browser without its cookie
const WATCH_AGAIN = 2000; // ms after a refusal because the server's database was away

export type Listener = (message: ServerMessage) => void;

export class TableSocket {
  private socket: WebSocket | undefined;
  private waits = 0;
  private closed = false;
  private heardAt = 0;
  private unanswered = new Map<string, Play>();
  private unknown = new Map<string, Set<string>>(); // fields of a type of message that an older server does not know
  private asking: ReturnType<typeof setInterval>;

  constructor(
    private readonly hear: Listener,
    private readonly watch: () => Watch,
    private readonly connected: (yes: boolean) => void,
  ) {
    this.asking = setInterval(() => this.check(), ASK_AGAIN);
    addEventListener("online", this.wake);
    void this.connect();
  }

  say(message: ClientMessage): void {
    if (message.type === "play") this.unanswered.set(message.id, message);
    this.send(message);
  }

  /** Watch again: after a reconnect, or in another way. */
  again(): void {
    this.say(this.watch());
  }

  /** Send a message without the fields that an older server refused. */
  private send(message: ClientMessage): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const refused = this.unknown.get(message.type);
    const known = Object.entries(message).filter(([field]) => !refused?.has(field));
    this.socket.send(JSON.stringify(Object.fromEntries(known)));
  }

  close(): void {
    this.closed = true;
    clearInterval(this.asking);
    removeEventListener("online", this.wake);
    this.socket?.close();
  }

  private wake = (): void => {
    if (this.socket?.readyState !== WebSocket.OPEN) void this.connect();
  };

  private async connect(): Promise<void> {
    if (this.closed || this.socket?.readyState === WebSocket.CONNECTING) return;
    try {
      await hello();
    } catch {
      this.later();
      return;
    }
    if (this.closed) return;
    const table = encodeURIComponent(this.watch().table); // for a proxy that keeps a table's people together
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/socket?table=${table}`);
    this.socket = socket;
    socket.onopen = () => {
      this.waits = 0;
      this.heardAt = Date.now();
      this.unknown.clear(); // another node may know more
      this.again();
      this.resend();
      this.connected(true);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.take(JSON.parse(event.data) as ServerMessage);
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return;
      if (code === NOT_KNOWN) void this.introduce();
      else this.later();
    };
  }

  private async introduce(): Promise<void> {
    const known = await introduceAgain().catch(() => true);
    if (known) this.later();
    else this.hear({ type: "refused", ...COOKIES_BLOCKED });
  }

  private take(message: ServerMessage): void {
    this.heardAt = Date.now();
    if (message.type === "refused" && this.isOlder(message)) {
      this.again();
      this.resend();
      return;
    }
    if (message.type === "refused" && message.code === "store-away") setTimeout(() => this.again(), WATCH_AGAIN);
    if (message.type === "ping") this.say({ type: "pong", n: message.n });
    if ((message.type === "accepted" || message.type === "refused") && message.id) this.unanswered.delete(message.id);
    this.hear(message);
  }

  /** Whether the server refused a field of "watch" or of a move that it does not know yet, as in a rolling upgrade. */
  private isOlder({ code, facts }: Refused): boolean {
    const field = String(facts?.field);
    if (code !== "unknown-field") return false;
    const sent = [this.watch(), ...this.unanswered.values()].filter(
      (message) => field in message && !this.unknown.get(message.type)?.has(field),
    );
    for (const { type } of sent) this.unknown.set(type, (this.unknown.get(type) ?? new Set()).add(field));
    return sent.length > 0;
  }

  /** Send unanswered moves again; drop a connection that has been silent for too long. */
  private check(): void {
    const socket = this.socket;
    if (socket?.readyState === WebSocket.OPEN && Date.now() - this.heardAt > SILENCE) {
      socket.onclose = socket.onmessage = null; // a dead connection may never fire "close"
      socket.close();
      this.later();
    } else {
      this.resend();
    }
  }

  private resend(): void {
    for (const play of this.unanswered.values()) this.send(play);
  }

  private later(): void {
    this.connected(false);
    if (this.closed) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.waits++);
    setTimeout(() => void this.connect(), wait);
  }
}
