// Dig's own animations: figures walk, the die rolls, whoever takes a Beating shakes.
import { glide, pause, placed, animationsOff, type Sounds, type Stage } from "../../motion";
import type { GameEvent } from "./events";
import type { Point } from "./layout";
import { MICHEL } from "./Prison.svelte";

export interface Blackgate {
  root: () => HTMLElement | undefined;
  walk: (who: number, area: number) => Point[]; // moves a figure there and returns the points of its walk
  roll: (number: number) => void;
}

const WALK = 620; // ms
const ROLL = 750; // ms a die rolls
const SHAKE = 320; // ms

export const stage = (prison: Blackgate): Stage => ({
  root: prison.root,
  piece: ({ owner, end }, cut) => walked(prison, owner ?? MICHEL, end.at ?? 0, cut),
  token: async ({ spot, token }, cut) => {
    if (spot.zone !== "die") return;
    prison.roll(Number(token));
    if (!animationsOff()) await pause(ROLL, cut);
  },
  counter: async ({ name, by, seat }, cut) => {
    if (name === "beatings" && by > 0) await shaken(prison, seat ?? 0, cut);
  },
});

async function walked(prison: Blackgate, who: number, area: number, cut: AbortSignal): Promise<void> {
  const points = prison.walk(who, area);
  await placed();
  const person = prison.root()?.querySelector<SVGGElement>(`[data-standee="${who}"]`);
  if (!person || points.length < 2) return;
  const frames = points.map(({ x, y }, n) => ({
    transform: `translate(${x}px, ${y - (n % 2 ? 4 : 0)}px) rotate(${n % 2 ? 4 : -3}deg)`,
  }));
  frames[frames.length - 1] = { transform: person.style.transform };
  await glide(person, frames, WALK, cut);
}

async function shaken(prison: Blackgate, who: number, cut: AbortSignal): Promise<void> {
  const person = prison.root()?.querySelector<SVGGElement>(`[data-standee="${who}"] > g`);
  const frames = [0, -9, 7, -5, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  if (person) await glide(person, frames, SHAKE, cut);
}

export const SOUNDS: Sounds<GameEvent> = {
  Rolled: "dice",
  Shown: "card",
  Dug: "dig",
  Beaten: "punch",
  Cigarettes: "coin",
  Won: "win",
};
