// The stopwatch of a run: it starts when the first frame with the path has been painted (O5.1).

/** Call back with the time at which the next frame has been painted; return a function that cancels this. */
export function painted(then: (at: number) => void): () => void {
  let waiting = true;
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    if (waiting) then(performance.now());
    channel.port1.close();
  };
  const frame = requestAnimationFrame(() => channel.port2.postMessage(null)); // arrives right after this frame's paint
  return () => {
    waiting = false;
    cancelAnimationFrame(frame);
    channel.port1.close();
  };
}

/** Write a run in notation: the cards, the time, and when each card was laid. */
export function written(laid: string, elapsed: number, laps: number[]): string {
  const times = laps.map((lap) => Math.round(lap)).join(".");
  return `${laid}@${Math.round(elapsed)}${times ? `:${times}` : ""}`;
}
