// Positions in the museum: nine rooms a floor, from the top floor down, in alternating directions.
export const ROOMS = 9; // on a floor, as on a room board
export const ROOM = { width: 64, height: 80 };
export const SIDE = 46; // width beside the rooms for stairs, entrance and exit
export const WIDTH = 2 * SIDE + ROOMS * ROOM.width;

export interface Point {
  x: number;
  y: number;
}

export const floorsOf = (out: number): number => Math.ceil((out - 1) / ROOMS);
export const heightOf = (out: number): number => floorsOf(out) * ROOM.height + 6;

/** The direction of a floor: to the right on the first, to the left on the second. */
export const rightwards = (floor: number): boolean => floor % 2 === 0;

/** The upper left corner of a room; room 0 is the entrance, the one after the last the exit. */
export function corner(room: number, out: number): Point {
  const last = out - 1;
  const kept = Math.min(Math.max(room, 1), last);
  const floor = Math.floor((kept - 1) / ROOMS);
  const along = (kept - 1) % ROOMS;
  const step = rightwards(floor) ? 1 : -1;
  const column = rightwards(floor) ? along : ROOMS - 1 - along;
  const beyond = room < 1 ? -step : room > last ? step : 0;
  return { x: SIDE + (column + beyond) * ROOM.width, y: 3 + floor * ROOM.height };
}

const GRID = [
  [[0, 0]],
  [
    [-11, 0],
    [11, 0],
  ],
  [
    [-19, 0],
    [0, 0],
    [19, 0],
  ],
] as const;

/** The position of the n-th of so many runners in a room: two rows of up to three. */
export function spot(room: number, n: number, count: number, out: number): Point {
  const { x, y } = corner(room, out);
  const row = Math.floor(n / 3);
  const inRow = Math.min(3, count - 3 * row);
  const [dx] = GRID[inRow - 1]![n % 3]!;
  const inward = x < SIDE ? 1 : x >= SIDE + ROOMS * ROOM.width ? -1 : 0;
  return {
    x: x + ROOM.width / 2 + dx + (inward * (ROOM.width - SIDE)) / 2,
    y: y + ROOM.height - 15 - 20 * row,
  };
}

/** The positions of all runners, by seat; those in the same room are side by side. */
export function spots(rooms: number[], out: number): Point[] {
  return rooms.map((room, seat) => {
    const company = rooms.flatMap((one, other) => (one === room ? [other] : []));
    return spot(room, company.indexOf(seat), company.length, out);
  });
}
