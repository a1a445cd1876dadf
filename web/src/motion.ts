// Animates events, at the speed that was chosen in the settings; every animation can be cut short.
import { spotKey } from "./moves/picks";
import { settings, type Settings } from "./settings.svelte";
import { play as sound, type Sound } from "./sound";
import type { CounterChanges, Effect, Happening, PieceMoves, Spot, TokenTurns } from "./wire";

/** The sounds of events, by name; other events sound by their effects. */
export type Sounds<Event extends { event: string }> = Partial<Record<Event["event"], Sound>>;

type Flight = { done: Promise<void> } | null; // a card that is flying

/** A board's own animations; everything it does not mention is animated here. */
export interface Stage {
  root: () => HTMLElement | undefined;
  piece?: (effect: PieceMoves, cut: AbortSignal) => Promise<void>;
  token?: (effect: TokenTurns, cut: AbortSignal) => Promise<void>;
  counter?: (effect: CounterChanges, cut: AbortSignal) => Promise<void>;
}

const SPEED = { calm: 1, quick: 0.45, instant: 0 };
const FLIGHT = 330; // ms for a card
const NEXT = 110; // ms between two cards
const AT_ONCE = 30; // ms within which two sounds are played as one
const LATE = 200; // ms after which an animation that does not finish is given up

/** Whether animations are off. */
export const animationsOff = (): boolean =>
  settings.speed === "instant" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How fast moves are shown; bots that play with nobody else keep to it. */
export const pace = (): Settings["speed"] => (animationsOff() ? "instant" : settings.speed);

/** Wait, at the chosen speed, or until the animation is cut short. */
export const pause = (ms: number, cut: AbortSignal): Promise<void> => waited(ms * SPEED[settings.speed], cut);

/** Wait until the page has placed a piece at its target. */
export const placed = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

/** Animate a piece. If this is cut short, the piece still arrives, but nothing waits for it. */
export async function glide(piece: Element, frames: Keyframe[], ms: number, cut: AbortSignal): Promise<void> {
  const duration = ms * SPEED[settings.speed];
  const animation = piece.animate(frames, { duration, easing: "ease-in-out" });
  await Promise.race([animation.finished.catch(() => undefined), waited(duration + LATE, cut)]);
}

/** Fly a card from one element to another, if both are visible. */
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

/** Play the sounds of some events and animate their effects. The new picture is shown afterwards. */
export async function show<Event extends { event: string }>(
  stage: Stage,
  events: Happening[],
  sounds: Sounds<Event>,
  cut: AbortSignal,
): Promise<void> {
  const flights: Promise<void>[] = [];
  const heard = new Set<Sound>(); // sounds played at this moment: each once
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

/** The sound of an event that has none of its own. */
function soundOf(effects: Effect[]): Sound | undefined {
  if (effects.some(({ does }) => does === "piece")) return "step";
  const cards = effects.find((effect) => effect.does === "cards");
  return cards && (cards.start.zone === "deck" ? "draw" : "card");
}

/** Animate one effect; a card may still be flying when the next effect begins. */
async function seen(stage: Stage, effect: Effect, cut: AbortSignal): Promise<Flight> {
  if (effect.does === "token") await stage.token?.(effect, cut);
  if (animationsOff() || cut.aborted) return null;
  if (effect.does === "counter") await stage.counter?.(effect, cut);
  if (effect.does === "piece" && stage.piece) await stage.piece(effect, cut);
  else if (effect.does === "piece") return flown(stage, effect.start, effect.end, null, cut);
  if (effect.does === "cards") return flown(stage, effect.start, effect.end, effect.cards[0] ?? null, cut);
  return null;
}

async function flown(stage: Stage, start: Spot, end: Spot, card: number | null, cut: AbortSignal): Promise<Flight> {
  const done = fly([anchor(stage.root(), start, card), anchor(stage.root(), end, null)], cut);
  if (done) await pause(NEXT, cut);
  return done ? { done } : null;
}

/** The element of a place or of a card there; else that of the player who owns it. */
export function anchor(root: Element | undefined, spot: Spot, card: number | null): Element | null | undefined {
  const place = root?.querySelector(`[data-anchor="${spotKey(spot)}"]`);
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
