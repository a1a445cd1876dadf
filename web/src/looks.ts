// How seats look where somebody chose a colour or a character.
import { getContext, setContext } from "svelte";
import type { Seat } from "./wire";

export const COLOURS = [0, 1, 2, 3, 4, 5];
const KEY = "seats";

/** The colour of each seat: as chosen; the others keep their own, or take the first that is free. */
export function seatColours(seats: Pick<Seat, "colour">[]): number[] {
  const chosen = seats.map(({ colour }) => colour ?? null);
  const taken = new Set(chosen);
  return chosen.map((colour, seat) => {
    if (colour !== null) return colour;
    const own = [seat % COLOURS.length, ...COLOURS].find((one) => !taken.has(one)) ?? seat % COLOURS.length;
    taken.add(own);
    return own;
  });
}

/** The colours of seats as style, for everything that is drawn at a table; nothing if nobody chose one. */
export function crewStyle(seats: Pick<Seat, "colour">[] = []): string | undefined {
  if (seats.every(({ colour }) => (colour ?? null) === null)) return undefined;
  return seatColours(seats)
    .map((colour, seat) => `--crew-${seat}: var(--colour-${colour}); --runner-${seat}: var(--runner-colour-${colour})`)
    .join("; ");
}

/** Let figures below here know whose they are. */
export const tellSeats = (seats: () => Seat[]): unknown => setContext(KEY, seats);

/** The characters of seats, as told above; the usual one where nothing is told. */
export function charactersTold(): (seat: number) => number {
  const seats = getContext<(() => Seat[]) | undefined>(KEY);
  return (seat) => seats?.()[seat]?.character ?? 0;
}
