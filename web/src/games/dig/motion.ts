// Motion made from events: people walk, the die rolls, cards fly. When it is over, the picture is the truth.
import { ends, fly, glide, heard, pause, placed, still, type Flights, type Sounds } from "../../motion";
import type { GameEvent } from "./events";
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
export async function moved(stage: Stage, events: GameEvent[], cut: AbortSignal): Promise<void> {
  const flights: Promise<void>[] = [];
  for (const event of events) {
    heard(SOUNDS, event);
    if (event.event === "Rolled") stage.roll(event.number);
    if (still() || cut.aborted) continue;
    if (event.event === "Rolled") await pause(ROLL, cut);
    else if (event.event === "Went") await walked(stage, event.seat, event.number, cut);
    else if (event.event === "MichelWent") await walked(stage, MICHEL, event.number, cut);
    else if (event.event === "Beaten") await shaken(stage, event.seat, cut);
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

type Hand = (seat: number) => string; // where a player's cards are on the page
const FLIGHTS: Flights<GameEvent, Hand> = {
  Drew: ({ seat }, hand) => ["deck", hand(seat)],
  Fetched: ({ seat, card }, hand) => [`stack-${card}`, hand(seat)],
  Discarded: ({ seat }, hand) => [hand(seat), "discards"],
  Shown: ({ seat }, hand) => [hand(seat), "discards"],
  Dug: ({ seat }, hand) => [hand(seat), `tunnel-${seat}`],
  HandedOver: ({ seat, other }, hand) => [hand(seat), hand(other)],
  Gave: ({ seat, other }, hand) => [hand(seat), hand(other)],
  Took: ({ seat, other }, hand) => [hand(other), hand(seat)],
};

function flown(stage: Stage, event: GameEvent, cut: AbortSignal): Promise<void> | null {
  const hand = (seat: number): string => (seat === stage.seat() ? "hand" : `crew-${seat}`);
  const places = ends(FLIGHTS, event, hand);
  return fly(
    places.map((name) => stage.root()?.querySelector(`[data-anchor="${name}"]`)),
    cut,
  );
}

const SOUNDS: Sounds<GameEvent> = {
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
