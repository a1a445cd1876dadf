// Motion made from what events changed: people walk, the die rolls, cards fly. When it is over, the picture is the truth.
import { fly, glide, heard, pause, placed, still, type Sounds } from "../../motion";
import type { Effect, Spot } from "../../wire";
import type { GameEvent } from "./events";
import type { Point } from "./layout";
import { MICHEL } from "./Prison.svelte";

export interface Stage {
  root: () => HTMLElement | undefined;
  walk: (who: number, area: number) => Point[]; // puts somebody there and says which way they come
  roll: (number: number) => void;
}

const WALK = 620; // ms
const ROLL = 750; // ms a die rolls
const SHAKE = 320; // ms
const NEXT = 90; // ms between two cards

/** Let a whole story happen before the eyes: its events are heard, their effects are seen. */
export async function moved(stage: Stage, events: GameEvent[], cut: AbortSignal): Promise<void> {
  const flights: Promise<void>[] = [];
  for (const event of events) {
    heard(SOUNDS, event);
    for (const effect of event.effects ?? []) {
      const flight = await seen(stage, effect, cut);
      if (flight) flights.push(flight.done);
    }
  }
  await Promise.all(flights);
}

/** Let one effect be seen; a card is still on its way when the next thing happens. */
async function seen(stage: Stage, effect: Effect, cut: AbortSignal): Promise<{ done: Promise<void> } | null> {
  const die = effect.does === "token" && effect.spot.zone === "die";
  if (die) stage.roll(Number(effect.token));
  if (still() || cut.aborted) return null;
  if (die) await pause(ROLL, cut);
  else if (effect.does === "piece") await walked(stage, effect.owner ?? MICHEL, effect.end.at ?? 0, cut);
  else if (effect.does === "counter" && effect.name === "beatings" && effect.by > 0) {
    await shaken(stage, effect.seat ?? 0, cut);
  } else if (effect.does === "cards") {
    const done = fly([anchor(stage, effect.start), anchor(stage, effect.end)], cut);
    if (done) await pause(NEXT, cut);
    return done ? { done } : null;
  }
  return null;
}

/** The element that stands for a place on the table. */
function anchor(stage: Stage, { zone, seat, at }: Spot): Element | null | undefined {
  const name = at === undefined ? [zone, seat] : [zone, seat ?? "", at];
  return stage.root()?.querySelector(`[data-anchor="${name.filter((part) => part !== undefined).join("-")}"]`);
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
