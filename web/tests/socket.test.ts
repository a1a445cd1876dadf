// Does the page notice a line that is dead, and come back to what it watched?
import { beforeEach, expect, test, vi } from "vitest";
import { TableSocket } from "../src/socket";

vi.mock("../src/api", () => ({ hello: () => Promise.resolve() }));

class Socket {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static all: Socket[] = [];
  readyState = Socket.CONNECTING;
  sent: { type: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Socket.all.push(this);
  }
  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(): void {
    this.readyState = 2; // half open: it never says that it is closed
  }
}

const watches = (socket: Socket): number => socket.sent.filter(({ type }) => type === "watch").length;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { origin: "http://here" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});

async function connected(): Promise<[TableSocket, Socket]> {
  const line = new TableSocket(
    () => undefined,
    () => ({ type: "watch", table: "t" }),
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(0);
  Socket.all[0]!.open();
  return [line, Socket.all[0]!];
}

test("a line that says nothing for too long is given up and opened again", async () => {
  const [line, socket] = await connected();
  for (let n = 0; n < 4; n++) {
    await vi.advanceTimersByTimeAsync(15_000);
    socket.tell({ type: "ping", n });
  }
  expect(Socket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(Socket.all).toHaveLength(2);
  line.close();
});

test("what could not be watched because the database was away is watched again", async () => {
  const [line, socket] = await connected();
  expect(watches(socket)).toBe(1);
  socket.tell({ type: "refused", code: "store-away", says: "", table: "t" });
  await vi.advanceTimersByTimeAsync(2_100);
  expect(watches(socket)).toBe(2);
  line.close();
});
