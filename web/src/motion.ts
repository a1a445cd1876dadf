// How pieces move: at the pace a person likes, and no longer than they care to watch.
import { settings } from "./settings.svelte";
import { play as sound } from "./sound";

type Details<Event> = Event extends { details: infer Given } ? Given : never;

/** Which sound an event makes, by its name. */
export type Sounds<Event extends { event: string }> = Partial<Record<Event["event"], Parameters<typeof sound>[0]>>;

/** Between which two places of the page a card flies, by the event that moves it. */
export type Flights<Event extends { event: string }, Context> = {
  [Name in Event["event"]]?: (details: Details<Extract<Event, { event: Name }>>, context: Context) => [string, string];
};

/** Find the two places for one event. */
export function ends<Event extends { event: string }, Context>(
  flights: Flights<Event, Context>,
  event: Event,
  context: Context,
): string[] {
  const flight = flights[event.event as Event["event"]] as ((given: unknown, context: Context) => string[]) | undefined;
  return flight && "details" in event ? flight(event.details, context) : [];
}

const SPEED = { calm: 1, quick: 0.45, instant: 0 };
const FLIGHT = 330; // ms for a card
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

/** Let an event be heard. */
export function heard<Event extends { event: string }>(sounds: Sounds<Event>, event: Event): void {
  const name = sounds[event.event as Event["event"]];
  if (name) sound(name);
}

function waited(ms: number, cut: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (cut.aborted) done();
    setTimeout(done, ms);
    cut.addEventListener("abort", () => done(), { once: true });
  });
}
