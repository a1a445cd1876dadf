// How pieces move: at the pace a person likes, and no longer than they care to watch.
import { spotKey } from "./moves/picks";
import { settings } from "./settings.svelte";
import { play as sound, type Sound } from "./sound";
import type { CounterChanges, Effect, Happening, PieceMoves, Spot, TokenTurns } from "./wire";

/** Which sound an event makes, by its name; any other is heard by what it changes. */
export type Sounds<Event extends { event: string }> = Partial<Record<Event["event"], Sound>>;

type Flight = { done: Promise<void> } | null; // a card that is on its way

/** How a board shows what it draws in its own way; cards fly by themselves, and so does what it does not mention. */
export interface Stage {
  root: () => HTMLElement | undefined;
  piece?: (effect: PieceMoves, cut: AbortSignal) => Promise<void>;
  token?: (effect: TokenTurns, cut: AbortSignal) => Promise<void>;
  counter?: (effect: CounterChanges, cut: AbortSignal) => Promise<void>;
}

const SPEED = { calm: 1, quick: 0.45, instant: 0 };
const FLIGHT = 330; // ms for a card
const NEXT = 110; // ms between two cards
const AT_ONCE = 30; // ms within which two sounds would be one
const LATE = 200; // ms after which nobody waits for a browser that does not move anything

/** Tell whether nothing is to be seen on its way. */
export const still = (): boolean =>
  settings.speed === "instant" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Wait, at the pace that was chosen, or until the motion is cut short. */
export const pause = (ms: number, cut: AbortSignal): Promise<void> => waited(ms * SPEED[settings.speed], cut);

/** Let the page put a piece where it goes before it is seen going there. */
export const placed = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

/** Let a piece go its way; when that is cut short it still gets there, but nobody waits for it. */
export async function glide(piece: Element, frames: Keyframe[], ms: number, cut: AbortSignal): Promise<void> {
  const duration = ms * SPEED[settings.speed];
  const animation = piece.animate(frames, { duration, easing: "ease-in-out" });
  await Promise.race([animation.finished.catch(() => undefined), waited(duration + LATE, cut)]);
}

/** Let a card fly from one place of the page to another; nothing flies where one of them is not to be seen. */
export function fly(ends: (Element | null | undefined)[], cut: AbortSignal): Promise<void> | null {
  const [a, b] = ends.map((end) => end?.getBoundingClientRect());
  if (!a || !b) return null;
  const card = document.createElement("div");
  card.className = "flying";
  document.body.append(card);
  const at = (box: DOMRect): string => `translate(${box.x + box.width / 2 - 20}px, ${box.y + box.height / 2 - 28}px)`;
  const frames = [
    { transform: `${at(a)} rotate(-6deg)`, opacity: 1 },
    { transform: `${at(b)} rotate(4deg) scale(.7)`, opacity: 0.85 },
  ];
  void glide(card, frames, FLIGHT, new AbortController().signal).then(() => card.remove());
  return pause(FLIGHT, cut);
}

/** Let a whole story happen before the eyes: its events are heard, their effects are seen. Then the picture is the truth. */
export async function show<Event extends { event: string }>(
  stage: Stage,
  events: Happening[],
  sounds: Sounds<Event>,
  cut: AbortSignal,
): Promise<void> {
  const flights: Promise<void>[] = [];
  const heard = new Set<Sound>(); // since something was last waited for: at one moment, each sound once
  for (const event of events) {
    const effects = event.effects ?? [];
    const name = (sounds as Partial<Record<string, Sound>>)[event.event] ?? soundOf(effects);
    if (name && !heard.has(name)) sound(name);
    if (name) heard.add(name);
    for (const effect of effects) {
      const began = performance.now();
      const flight = await seen(stage, effect, cut);
      if (flight) flights.push(flight.done);
      if (performance.now() - began > AT_ONCE) heard.clear();
    }
  }
  await Promise.all(flights);
}

/** How an event sounds that has no sound of its own. */
function soundOf(effects: Effect[]): Sound | undefined {
  if (effects.some(({ does }) => does === "piece")) return "step";
  const cards = effects.find((effect) => effect.does === "cards");
  return cards && (cards.start.zone === "deck" ? "draw" : "card");
}

/** Let one effect be seen; a card is still on its way when the next thing happens. */
async function seen(stage: Stage, effect: Effect, cut: AbortSignal): Promise<Flight> {
  if (effect.does === "token") await stage.token?.(effect, cut);
  if (still() || cut.aborted) return null;
  if (effect.does === "counter") await stage.counter?.(effect, cut);
  if (effect.does === "piece" && stage.piece) await stage.piece(effect, cut);
  else if (effect.does === "piece") return flown(stage, effect.start, effect.end, null, cut);
  if (effect.does === "cards") return flown(stage, effect.start, effect.end, effect.cards[0] ?? null, cut);
  return null;
}

async function flown(stage: Stage, start: Spot, end: Spot, card: number | null, cut: AbortSignal): Promise<Flight> {
  const done = fly([anchor(stage, start, card), anchor(stage, end, null)], cut);
  if (done) await pause(NEXT, cut);
  return done ? { done } : null;
}

/** The element that stands for a place on the table, or for a card that lies there; else the player whose it is. */
function anchor(stage: Stage, spot: Spot, card: number | null): Element | null | undefined {
  const place = stage.root()?.querySelector(`[data-anchor="${spotKey(spot)}"]`);
  if (!place) return spot.seat == null ? null : document.querySelector(`[data-anchor="seat-${spot.seat}"]`);
  return (card === null ? null : place.querySelector(`[data-card="${card}"]`)) ?? place;
}

function waited(ms: number, cut: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (cut.aborted) done();
    setTimeout(done, ms);
    cut.addEventListener("abort", () => done(), { once: true });
  });
}
