// Motion made from events: a pirate runs along the passage, cards fly. When it is over, the picture is the truth.
import { fly, glide, heard, pause, placed, still, type Sounds } from "../../motion";
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

const RUN = { least: 280, most: 900, each: 34 }; // ms for a run, by its length in places

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
export async function moved(stage: Stage, events: Happening[], cut: AbortSignal): Promise<void> {
  const flights: Promise<void>[] = [];
  for (const event of events) {
    heard(SOUNDS, event);
    if (still() || cut.aborted) continue;
    if (event.event === "Moved") {
      await run(stage, Number(event["seat"]), Number(event["start"]), Number(event["end"]), cut);
    } else {
      const flight = flown(stage, event, cut);
      if (flight) flights.push(flight);
      if (flight) await pause(110, cut);
    }
  }
  await Promise.all(flights);
}

async function run(stage: Stage, owner: number, start: number, end: number, cut: AbortSignal): Promise<void> {
  const points = stage.way(start, end);
  const id = stage.move(owner, start, end);
  await placed();
  const pirate = id ? stage.root()?.querySelector<SVGGElement>(`[data-pirate="${id}"]`) : null;
  if (!pirate || points.length < 2) return;
  const frames = points.map((point) => ({ transform: `translate(${point.x}px, ${point.y + 14}px)` }));
  frames[frames.length - 1] = { transform: pirate.style.transform };
  await glide(pirate, frames, Math.min(RUN.most, RUN.least + RUN.each * points.length), cut);
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

function flown(stage: Stage, event: Happening, cut: AbortSignal): Promise<void> | null {
  const ends = FLIGHTS[event.event]?.(event, stage.seat()) ?? [];
  return fly(
    ends.map((name) => document.querySelector(`[data-anchor="${name}"]`)),
    cut,
  );
}

const SOUNDS: Sounds = {
  Moved: "step",
  Laid: "card",
  Discarded: "card",
  Drew: "draw",
  Picked: "draw",
  Sailed: "wave",
  Opened: "chest",
  Won: "win",
};
