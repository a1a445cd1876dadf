// Motion made from events: a pirate runs along the passage, cards fly. When it is over, the picture is the truth.
import { settings } from "../../settings.svelte";
import { play as sound } from "../../sound";
import type { Happening } from "../../table.svelte";
import type { Pirate } from "./Board.svelte";
import type { Point } from "./layout";
import { goalOf, type Picture } from "./picture";

export interface Stage {
  root: () => HTMLElement | undefined;
  way: (start: number, end: number) => Point[];
  seat: () => number | null;
  move: (owner: number, start: number, end: number) => string | undefined;
}

const SPEED = { calm: 1, quick: 0.45, instant: 0 };
const RUN = { least: 280, most: 900, each: 34 }; // ms for a run, by its length in places
const FLIGHT = 330; // ms for a card

const still = (): boolean => settings.speed === "instant" || matchMedia("(prefers-reduced-motion: reduce)").matches;
const paced = (ms: number): number => ms * SPEED[settings.speed];

/** Keep pirates who they are while the picture says where they must be. */
export function crews(before: Pirate[], picture: Picture): Pirate[] {
  const out: Pirate[] = [];
  picture.crews.forEach((crew, seat) => {
    const own = before.filter((pirate) => pirate.seat === seat);
    const free = [...crew.pirates];
    const kept: (number | null)[] = own.map((pirate) => {
      const at = free.indexOf(pirate.at);
      return at < 0 ? null : free.splice(at, 1)[0]!;
    });
    for (let n = 0; n < crew.pirates.length; n++) {
      const at = kept[n] ?? free.shift() ?? goalOf(picture);
      const old = own[n];
      out.push(old && old.at === at ? old : { id: old?.id ?? `${seat}-${n}`, seat, at });
    }
  });
  return out;
}

/** Let a whole story happen before the eyes. */
export async function moved(stage: Stage, events: Happening[]): Promise<void> {
  const flights: Promise<void>[] = [];
  for (const event of events) {
    heard(event);
    if (still()) continue;
    if (event.event === "Moved") {
      await run(stage, Number(event["seat"]), Number(event["start"]), Number(event["end"]));
    } else {
      const flight = flown(stage, event);
      if (flight) flights.push(flight);
      if (flight) await pause(paced(110));
    }
  }
  await Promise.all(flights);
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function run(stage: Stage, owner: number, start: number, end: number): Promise<void> {
  const points = stage.way(start, end);
  const id = stage.move(owner, start, end);
  await pause(0);
  const pirate = id ? stage.root()?.querySelector<SVGGElement>(`[data-pirate="${id}"]`) : null;
  if (!pirate || points.length < 2) return;
  const last = pirate.style.transform;
  const frames = points.map((point) => ({ transform: `translate(${point.x}px, ${point.y + 14}px)` }));
  frames[frames.length - 1] = { transform: last };
  const duration = paced(Math.min(RUN.most, RUN.least + RUN.each * points.length));
  const animation = pirate.animate(frames, { duration, easing: "ease-in-out" });
  await Promise.race([animation.finished.catch(() => undefined), pause(duration + 200)]);
}

const FLIGHTS: Record<string, (event: Happening, me: number | null) => [string, string] | null> = {
  Laid: (event, me) => [from(event, me), "discards"],
  Discarded: (event, me) => [from(event, me), "discards"],
  Drew: (event) => ["deck", `seat-${String(event["seat"])}`],
  Picked: (event) => ["row-0", `seat-${String(event["seat"])}`],
  Peeked: (event) => ["deck", `seat-${String(event["seat"])}`],
  Gave: (event) => [`seat-${String(event["seat"])}`, `seat-${String(event["other"])}`],
  Took: (event) => [`seat-${String(event["other"])}`, `seat-${String(event["seat"])}`],
};

const from = (event: Happening, me: number | null): string =>
  event["seat"] === me ? `hand-${String(event["card"])}` : `seat-${String(event["seat"])}`;

/** Let a card fly from one place of the page to another. */
function flown(stage: Stage, event: Happening): Promise<void> | null {
  const ends = FLIGHTS[event.event]?.(event, stage.seat());
  if (!ends) return null;
  const [a, b] = ends.map((name) => document.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect());
  if (!a || !b) return null;
  const card = document.createElement("div");
  card.className = "flying";
  document.body.append(card);
  const at = (box: DOMRect): string => `translate(${box.x + box.width / 2 - 20}px, ${box.y + box.height / 2 - 28}px)`;
  const frames = [
    { transform: `${at(a)} rotate(-6deg)`, opacity: 1 },
    { transform: `${at(b)} rotate(4deg) scale(.7)`, opacity: 0.85 },
  ];
  const animation = card.animate(frames, { duration: paced(FLIGHT), easing: "cubic-bezier(.3,.1,.3,1)" });
  return Promise.race([animation.finished.then(() => undefined), pause(paced(FLIGHT) + 200)])
    .catch(() => undefined)
    .then(() => card.remove());
}

const SOUNDS: Record<string, Parameters<typeof sound>[0]> = {
  Moved: "step",
  Laid: "card",
  Discarded: "card",
  Drew: "draw",
  Picked: "draw",
  Sailed: "wave",
  Opened: "chest",
  Won: "win",
};

function heard(event: Happening): void {
  const name = SOUNDS[event.event];
  if (name) sound(name);
}
