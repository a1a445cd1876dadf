// Motion made from events: people walk, the die rolls, cards fly. When it is over, the picture is the truth.
import { fly, glide, heard, pause, placed, still, type Sounds } from "../../motion";
import type { Happening } from "../../table.svelte";
import type { Point } from "./layout";
import { MICHEL } from "./picture";

export interface Stage {
  root: () => HTMLElement | undefined;
  seat: () => number | null;
  walk: (who: number, area: number) => Point[]; // puts somebody there and says which way they come
  roll: (number: number | null) => void;
}

const WALK = 620; // ms
const ROLL = 750; // ms a die rolls
const SHAKE = 320; // ms

/** Let a whole story happen before the eyes. */
export async function moved(stage: Stage, events: Happening[], cut: AbortSignal): Promise<void> {
  const flights: Promise<void>[] = [];
  for (const event of events) {
    heard(SOUNDS, event);
    if (event.event === "Rolled") stage.roll(Number(event["number"]));
    if (still() || cut.aborted) continue;
    if (event.event === "Rolled") await pause(ROLL, cut);
    else if (event.event === "Went") await walked(stage, Number(event["seat"]), Number(event["number"]), cut);
    else if (event.event === "MichelWent") await walked(stage, MICHEL, Number(event["number"]), cut);
    else if (event.event === "Beaten") await shaken(stage, Number(event["seat"]), cut);
    else {
      const flight = flown(stage, event, cut);
      if (flight) flights.push(flight);
      if (flight) await pause(90, cut);
    }
  }
  await Promise.all(flights);
}

async function walked(stage: Stage, who: number, area: number, cut: AbortSignal): Promise<void> {
  const points = stage.walk(who, area);
  await placed();
  const person = stage.root()?.querySelector<SVGGElement>(`[data-standee="${who}"]`);
  if (!person || points.length < 2) return;
  const frames = points.map(({ x, y }, n) => ({
    transform: `translate(${x}px, ${y - (n % 2 ? 4 : 0)}px) rotate(${n % 2 ? 4 : -3}deg)`,
  }));
  frames[frames.length - 1] = { transform: person.style.transform };
  await glide(person, frames, WALK, cut);
}

async function shaken(stage: Stage, who: number, cut: AbortSignal): Promise<void> {
  const person = stage.root()?.querySelector<SVGGElement>(`[data-standee="${who}"] > g`);
  const frames = [0, -9, 7, -5, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  if (person) await glide(person, frames, SHAKE, cut);
}

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

function flown(stage: Stage, event: Happening, cut: AbortSignal): Promise<void> | null {
  const hand = (seat: unknown): string => (seat === stage.seat() ? "hand" : `crew-${String(seat)}`);
  const ends = FLIGHTS[event.event]?.(event, hand) ?? [];
  return fly(
    ends.map((name) => stage.root()?.querySelector(`[data-anchor="${name}"]`)),
    cut,
  );
}

const SOUNDS: Sounds = {
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
