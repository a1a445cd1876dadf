// Motion made from events: a pirate runs along the passage, cards fly. When it is over, the picture is the truth.
import { ends, fly, glide, heard, pause, placed, still, type Flights, type Sounds } from "../../motion";
import type { Pirate } from "./Board.svelte";
import type { GameEvent } from "./events";
import type { Point } from "./layout";
import type { Picture } from "./picture";
import { goalOf } from "./pieces";

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
export async function moved(stage: Stage, events: GameEvent[], cut: AbortSignal): Promise<void> {
  const flights: Promise<void>[] = [];
  for (const event of events) {
    heard(SOUNDS, event);
    if (still() || cut.aborted) continue;
    if (event.event === "Moved" || event.event === "Pushed") {
      await run(stage, event.details.seat, event.details.start, event.details.end, cut);
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

const FLIGHTS: Flights<GameEvent, number | null> = {
  Laid: (event, me) => [from(event, me), "discards"],
  Discarded: (event, me) => [from(event, me), "discards"],
  Drew: ({ seat }) => ["deck", `seat-${seat}`],
  Picked: ({ seat }) => ["row-0", `seat-${seat}`],
  Peeked: ({ seat }) => ["deck", `seat-${seat}`],
  Kept: (event, me) => ["deck", event.seat === me ? "hand" : `seat-${event.seat}`],
  PutUnder: ({ seat }) => [`seat-${seat}`, "deck"],
  Gave: ({ seat, other }) => [`seat-${seat}`, `seat-${other}`],
  Took: ({ seat, other }) => [`seat-${other}`, `seat-${seat}`],
};

const from = ({ seat, card }: { seat: number; card: number | null }, me: number | null): string =>
  seat === me ? `hand-${card}` : `seat-${seat}`;

function flown(stage: Stage, event: GameEvent, cut: AbortSignal): Promise<void> | null {
  const places = ends(FLIGHTS, event, stage.seat());
  return fly(
    places.map((name) => document.querySelector(`[data-anchor="${name}"]`)),
    cut,
  );
}

const SOUNDS: Sounds<GameEvent> = {
  Moved: "step",
  Pushed: "step",
  Laid: "card",
  Discarded: "card",
  Drew: "draw",
  Picked: "draw",
  Sailed: "wave",
  Opened: "chest",
  Won: "win",
};
