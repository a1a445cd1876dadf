// Motion made from events: people walk, the die rolls, cards fly. When it is over, the picture is the truth.
import { settings } from "../../settings.svelte";
import { play as sound } from "../../sound";
import type { Happening } from "../../table.svelte";
import type { Point } from "./layout";
import { MICHEL } from "./picture";

export interface Stage {
  root: () => HTMLElement | undefined;
  seat: () => number | null;
  walk: (who: number, area: number) => Point[]; // puts somebody there and says which way they come
  roll: (number: number | null) => void;
}

const SPEED = { calm: 1, quick: 0.45, instant: 0 };
const WALK = 620; // ms
const ROLL = 750; // ms a die rolls
const FLIGHT = 340; // ms for a card

const still = (): boolean => settings.speed === "instant" || matchMedia("(prefers-reduced-motion: reduce)").matches;
const paced = (ms: number): number => ms * SPEED[settings.speed];
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Let a whole story happen before the eyes. */
export async function moved(stage: Stage, events: Happening[]): Promise<void> {
  const flights: Promise<void>[] = [];
  for (const event of events) {
    heard(event);
    if (event.event === "Rolled") stage.roll(Number(event["number"]));
    if (still()) continue;
    if (event.event === "Rolled") await pause(paced(ROLL));
    else if (event.event === "Went") await walked(stage, Number(event["seat"]), Number(event["number"]));
    else if (event.event === "MichelWent") await walked(stage, MICHEL, Number(event["number"]));
    else if (event.event === "Beaten") await shaken(stage, Number(event["seat"]));
    else {
      const flight = flown(stage, event);
      if (flight) {
        flights.push(flight);
        await pause(paced(90));
      }
    }
  }
  await Promise.all(flights);
}

async function walked(stage: Stage, who: number, area: number): Promise<void> {
  const points = stage.walk(who, area);
  await pause(0);
  const person = stage.root()?.querySelector<SVGGElement>(`[data-standee="${who}"]`);
  if (!person || points.length < 2) return;
  const frames = points.map(({ x, y }, n) => ({
    transform: `translate(${x}px, ${y - (n % 2 ? 4 : 0)}px) rotate(${n % 2 ? 4 : -3}deg)`,
  }));
  frames[frames.length - 1] = { transform: person.style.transform };
  await finished(person.animate(frames, { duration: paced(WALK), easing: "ease-in-out" }), paced(WALK));
}

async function shaken(stage: Stage, who: number): Promise<void> {
  const person = stage.root()?.querySelector<SVGGElement>(`[data-standee="${who}"] > g`);
  if (!person) return;
  const frames = [0, -9, 7, -5, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  await finished(person.animate(frames, { duration: paced(320) }), paced(320));
}

const finished = (animation: Animation, ms: number): Promise<unknown> =>
  Promise.race([animation.finished.catch(() => undefined), pause(ms + 200)]);

type Flight = (event: Happening, hand: (seat: unknown) => string) => [string, string];
const FLIGHTS: Record<string, Flight> = {
  Drew: (event, hand) => ["deck", hand(event["seat"])],
  Fetched: (event, hand) => [`stack-${String(event["card"])}`, hand(event["seat"])],
  Discarded: (event, hand) => [hand(event["seat"]), "discards"],
  Shown: (event, hand) => [hand(event["seat"]), "discards"],
  Dug: (event, hand) => [hand(event["seat"]), `tunnel-${String(event["seat"])}`],
  HandedOver: (event, hand) => [hand(event["seat"]), hand(event["other"])],
  Gave: (event, hand) => [hand(event["seat"]), hand(event["other"])],
  Took: (event, hand) => [hand(event["other"]), hand(event["seat"])],
};

/** Let a card fly from one place of the page to another. */
function flown(stage: Stage, event: Happening): Promise<void> | null {
  const hand = (seat: unknown): string => (seat === stage.seat() ? "hand" : `crew-${String(seat)}`);
  const ends = FLIGHTS[event.event]?.(event, hand);
  if (!ends) return null;
  const [a, b] = ends.map((name) => stage.root()?.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect());
  if (!a || !b) return null;
  const card = document.createElement("div");
  card.className = "flying";
  document.body.append(card);
  const at = (box: DOMRect): string => `translate(${box.x + box.width / 2 - 20}px, ${box.y + box.height / 2 - 28}px)`;
  const frames = [
    { transform: `${at(a)} rotate(-6deg) scale(.7)`, opacity: 1 },
    { transform: `${at(b)} rotate(4deg) scale(.7)`, opacity: 0.85 },
  ];
  const animation = card.animate(frames, { duration: paced(FLIGHT), easing: "cubic-bezier(.3,.1,.3,1)" });
  return finished(animation, paced(FLIGHT)).then(() => card.remove());
}

const SOUNDS: Record<string, Parameters<typeof sound>[0]> = {
  Rolled: "dice",
  Went: "step",
  MichelWent: "step",
  Drew: "draw",
  Fetched: "draw",
  Discarded: "card",
  Shown: "card",
  Laid: "card",
  Dug: "dig",
  Beaten: "punch",
  Cigarettes: "coin",
  Won: "win",
};

function heard(event: Happening): void {
  const name = SOUNDS[event.event];
  if (name) sound(name);
}
