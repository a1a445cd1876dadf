// Positions on the plan of the prison: wide on a desktop, tall on a phone, with two blocks in team games.

export interface Point {
  x: number;
  y: number;
}

export interface Room extends Point {
  at: number;
  w: number;
  h: number;
}

export interface Plan {
  width: number;
  height: number;
  rooms: Room[];
  yard: Point; // where all walks between rooms pass
}

const CELL = 0;
const CAFETERIA = 1;
const RECREATION = 2;
const INFIRMARY = 3;
const SHOWERS = 4;
const SOLITARY = 5;
const BLOCK_B = 6;

const room = (at: number, x: number, y: number, w: number, h: number): Room => ({ at, x, y, w, h });

export function plan(teams: boolean, wide: boolean): Plan {
  return wide ? broad(teams) : tall(teams);
}

function broad(teams: boolean): Plan {
  const blocks = teams
    ? [room(CELL, 16, 16, 264, 164), room(BLOCK_B, 16, 196, 264, 164)]
    : [room(CELL, 16, 16, 264, 344)];
  return {
    width: 1000,
    height: 376,
    yard: { x: 500, y: 188 },
    rooms: [
      ...blocks,
      room(CAFETERIA, 320, 16, 300, 104),
      room(INFIRMARY, 320, 136, 300, 104),
      room(SHOWERS, 320, 256, 300, 104),
      room(RECREATION, 660, 16, 324, 224),
      room(SOLITARY, 660, 256, 324, 104),
    ],
  };
}

function tall(teams: boolean): Plan {
  const blocks = teams ? [room(CELL, 6, 6, 172, 86), room(BLOCK_B, 6, 98, 172, 86)] : [room(CELL, 6, 6, 172, 178)];
  return {
    width: 360,
    height: 386,
    yard: { x: 180, y: 191 },
    rooms: [
      ...blocks,
      room(RECREATION, 184, 6, 170, 178),
      room(CAFETERIA, 6, 198, 172, 88),
      room(INFIRMARY, 184, 198, 170, 88),
      room(SHOWERS, 6, 292, 172, 88),
      room(SOLITARY, 184, 292, 170, 88),
    ],
  };
}

export const roomOf = (made: Plan, area: number): Room => made.rooms.find(({ at }) => at === area) ?? made.rooms[0]!;

/** The position of the n-th figure in a room: side by side, with a second row if there are many. */
export function spot(made: Plan, area: number, n: number, all: number): Point {
  const { x, y, w, h } = roomOf(made, area);
  const wide = made.width > 500;
  const step = wide ? 36 : 25;
  const row = Math.max(1, Math.floor((w - (wide ? 24 : 10)) / step));
  const rows = Math.ceil(all / row);
  const at = Math.floor(n / row);
  const inRow = at === rows - 1 ? all - at * row : row;
  const left = x + w / 2 - ((inRow - 1) * step) / 2;
  return { x: left + (n % row) * step, y: y + h - (wide ? 12 : 8) - (rows - 1 - at) * (wide ? 34 : 22) };
}

/** The points of a walk from one room to another, through doors and corridor. */
export function way(made: Plan, from: Point, to: Point): Point[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const bend = { x: (middle.x + made.yard.x) / 2, y: (middle.y + made.yard.y) / 2 };
  return [from, { x: (from.x + bend.x) / 2, y: from.y }, bend, { x: (to.x + bend.x) / 2, y: to.y }, to];
}

/** How much of a tunnel is dug, between 0 and 1. */
export const dugPart = (points: number, goal: number): number => Math.min(1, Math.max(0, points / goal));
