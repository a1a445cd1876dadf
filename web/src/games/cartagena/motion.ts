// Cartagena's own animation: a pirate runs along the passage.
import { glide, placed, type Sounds, type Stage } from "../../motion";
import type { Pirate } from "./Board.svelte";
import type { GameEvent } from "./events";
import type { Point } from "./layout";
import type { Picture } from "./picture";
import { goalOf } from "./pieces";

export interface Passage {
  root: () => HTMLElement | undefined;
  way: (start: number, end: number) => Point[];
  move: (owner: number, start: number, end: number) => string | undefined; // moves a pirate there and returns its id
}

const RUN = { least: 280, most: 900, each: 34 }; // ms for a run, by its length in places

/** Match the pirates on the board to those in a new picture, so that each keeps its identity. */
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

export const stage = (passage: Passage): Stage => ({
  root: passage.root,
  piece: async ({ owner, start, end }, cut) => {
    // The boat moves by a CSS transition when the picture has it at the other shore.
    if (owner != null) await run(passage, owner, start.at ?? 0, end.at ?? 0, cut);
  },
});

async function run(passage: Passage, owner: number, start: number, end: number, cut: AbortSignal): Promise<void> {
  const points = passage.way(start, end);
  const id = passage.move(owner, start, end);
  await placed();
  const pirate = id ? passage.root()?.querySelector<SVGGElement>(`[data-pirate="${id}"]`) : null;
  if (!pirate || points.length < 2) return;
  const frames = points.map((point) => ({ transform: `translate(${point.x}px, ${point.y + 14}px)` }));
  frames[frames.length - 1] = { transform: pirate.style.transform };
  await glide(pirate, frames, Math.min(RUN.most, RUN.least + RUN.each * points.length), cut);
}

export const SOUNDS: Sounds<GameEvent> = { Sailed: "wave", Opened: "chest", Won: "win" };
