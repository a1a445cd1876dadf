// Positions on the board: a winding passage for any number of spaces, wide on a desktop, tall on a phone.
import type { Picture } from "./picture";
import { goalOf, landmark, type Landmark } from "./pieces";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export interface Leg {
  kind: "tunnel" | "jungle";
  points: Point[]; // the middle of the passage …
  line: string; // … and as an SVG path
  seams: { from: Point; to: Point }[]; // between two tiles
  land: Box;
}

export interface Area extends Box {
  place: number;
  kind: Landmark;
  columns: boolean; // crews side by side instead of one above the other
}

/** The size of the screen that is left for the board. */
export interface Room {
  w: number;
  h: number;
}

export interface Layout {
  wide: boolean;
  width: number;
  height: number;
  spots: Point[]; // the middle of every place
  legs: Leg[];
  areas: Area[];
  sea: Box | null;
  docks: [Point, Point] | null; // offset of the boat from its place, at Cartagena and at Tortuga
  line: (place: number) => Point;
}

export const STEP = 62; // from space to space
export const TILE = { w: 54, h: 58 };
export const TOKEN = 12.5; // radius of a pirate
const SPACES_OF_TILE = 6;
const HALF = 42; // half the passage's width, with its walls
const MARGIN = 16;
const AROUND = 1.3; // spaces are further apart on a bend, where they meet corner to corner

interface Curve {
  at: (s: number) => Point;
  length: number;
  row: number;
  gap: number;
  rows: number;
}

/** A slightly wavy line of rows joined by half circles, long enough for the spaces. */
function winding(count: number, rows: number, gap: number, origin: Point, rightwards: boolean): Curve {
  const radius = gap / 2;
  const bend = (Math.PI * radius) / AROUND;
  const length = (count + 0.4) * STEP;
  const row = (length - (rows - 1) * bend) / rows;
  const at = (s: number): Point => {
    const lap = row + bend;
    const k = Math.min(rows - 1, Math.max(0, Math.floor(s / lap)));
    const along = s - k * lap;
    const right = (k % 2 === 0) === rightwards;
    const wave = Math.sin((s / STEP) * 1.15) * 4;
    const y = origin.y + k * gap;
    if (along <= row || k === rows - 1) {
      return { x: origin.x + (right ? along : row - along), y: y + wave };
    }
    const turn = ((along - row) / bend) * Math.PI;
    const out = Math.sin(turn) * (radius + wave);
    return { x: right ? origin.x + row + out : origin.x - out, y: y + radius - Math.cos(turn) * (radius + wave) };
  };
  return { at, length, row, gap, rows };
}

function drawn(curve: Curve, kind: Leg["kind"], count: number, land: Box): Leg {
  const points: Point[] = [];
  for (let s = -STEP * 0.3; s <= curve.length + STEP * 0.3; s += 8) points.push(curve.at(s));
  const seams: Leg["seams"] = [];
  for (let n = SPACES_OF_TILE; n < count; n += SPACES_OF_TILE) {
    const s = (n + 0.2) * STEP;
    const [a, b] = [curve.at(s - 2), curve.at(s + 2)];
    const size = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [nx, ny] = [(-(b.y - a.y) / size) * (HALF - 5), ((b.x - a.x) / size) * (HALF - 5)];
    const p = curve.at(s);
    seams.push({ from: { x: p.x - nx, y: p.y - ny }, to: { x: p.x + nx, y: p.y + ny } });
  }
  const line = `M${points.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("L")}`;
  return { kind, points, line, seams, land };
}

const spaceAt = (curve: Curve, n: number): Point => curve.at((n + 0.7) * STEP);

/** How big the cell, the boat or the hideout is, for so many crews. */
function areaSize(crews: number, columns: boolean): { w: number; h: number } {
  return columns ? { w: Math.max(210, crews * 72 + 20), h: 64 } : { w: 138, h: Math.max(86, crews * 27 + 22) };
}

/** Lay out the board. On a tall screen the passage has as many rows as make it largest in the room there is. */
export function layout(picture: Picture, wide: boolean, room: Room = { w: 1, h: Infinity }): Layout {
  const make = picture.boat === null ? oneLeg : twoLegs;
  const spaces = picture.boat === null ? goalOf(picture) - 1 : picture.boat - 1;
  if (wide) return make(picture, true, picture.boat === null ? Math.max(2, spaces / 12) : 2);
  const most = Math.max(2, Math.round(spaces / 6));
  const all = Array.from({ length: most - 1 }, (_, n) => make(picture, false, most - n));
  const scale = ({ width, height }: Layout): number => Math.min(room.w / width, room.h / height);
  return all.reduce((best, one) => (scale(one) > scale(best) ? one : best));
}

function oneLeg(picture: Picture, wide: boolean, rows: number): Layout {
  const count = goalOf(picture) - 1;
  const kind = picture.stage === "tortuga" ? "jungle" : "tunnel";
  const gap = wide ? 128 : 104;
  const size = areaSize(picture.crews.length, !wide);
  const sketch = winding(count, rows, gap, { x: 0, y: 0 }, true);
  const span = sketch.row + gap + 2 * HALF;
  const endsRight = rows % 2 === 1;
  const goal = landmark(picture, count + 1)!;
  const start = landmark(picture, 0)!;
  if (wide) {
    const left = MARGIN + Math.max(size.w + 6, gap / 2 + HALF);
    const top = MARGIN + Math.max(HALF, size.h / 2) + 14;
    const curve = winding(count, rows, gap, { x: left, y: top }, true);
    const bottom = top + (rows - 1) * gap;
    const goalX = endsRight ? left + curve.row + 4 : left - size.w - 4;
    const width = left + curve.row + Math.max(gap / 2 + HALF, endsRight ? size.w + 6 : 0) + MARGIN;
    const height = bottom + Math.max(HALF, size.h / 2) + MARGIN + 4;
    return whole(picture, wide, width, height, [curve], [count], kind, [
      { place: 0, kind: start, x: left - size.w - 2, y: top - size.h / 2, ...size, columns: false },
      { place: count + 1, kind: goal, x: goalX, y: bottom - size.h / 2, ...size, columns: false },
    ]);
  }
  const width = Math.max(span, size.w) + 2 * 6;
  const left = (width - sketch.row) / 2;
  const top = 6 + size.h + 8 + HALF;
  const curve = winding(count, rows, gap, { x: left, y: top }, true);
  const bottom = top + (rows - 1) * gap;
  const edge = goal === "boat" ? 16 : 6; // there is water round a boat
  const height = bottom + HALF + 8 + size.h + Math.min(10, edge);
  return whole(picture, wide, width, height, [curve], [count], kind, [
    { place: 0, kind: start, x: 6, y: 6, ...size, columns: true },
    {
      place: count + 1,
      kind: goal,
      x: endsRight ? width - edge - size.w : edge,
      y: bottom + HALF + 8,
      ...size,
      columns: true,
    },
  ]);
}

function twoLegs(picture: Picture, wide: boolean, rows: number): Layout {
  const boat = picture.boat!;
  const [first, second] = [boat - 1, goalOf(picture) - boat - 1];
  const further = wide ? rows : Math.max(1, Math.round((rows * second) / first)); // of the jungle; the others of the tunnel
  const gap = wide ? 112 : 104;
  const crews = picture.crews.length;
  const size = areaSize(crews, !wide);
  const small = wide ? { w: 128, h: size.h } : { w: Math.max(160, crews * 50 + 44), h: 64 };
  const widest = Math.max(
    ...[[first, rows] as const, [second, further] as const].map(
      ([n, of]) => winding(n, of, gap, { x: 0, y: 0 }, true).row,
    ),
  );
  const endsRight = rows % 2 === 1;
  if (wide) {
    const left = MARGIN + Math.max(size.w + 6, gap / 2 + HALF);
    const top = MARGIN + Math.max(HALF, size.h / 2) + 14;
    const width = left + widest + Math.max(gap / 2 + HALF, size.w + 6) + MARGIN;
    const tunnel = winding(first, rows, gap, { x: left, y: top }, true);
    const seaTop = top + (rows - 1) * gap + HALF + 2;
    const sea = { x: 0, y: seaTop, w: width, h: small.h + 26 };
    const jungleTop = seaTop + sea.h + HALF + 2;
    const jungle = winding(second, further, gap, { x: left, y: jungleTop }, !endsRight ? false : true);
    const bottom = jungleTop + (further - 1) * gap;
    const height = bottom + Math.max(HALF, size.h / 2) + MARGIN + 2;
    const y = sea.y + (sea.h - small.h) / 2;
    const atCartagena = { x: left - 40, y };
    const atTortuga = { x: left + widest - small.w + 60, y };
    const goalX = left + jungle.row + 4;
    const areas: Area[] = [
      { place: 0, kind: "cell", x: left - size.w - 2, y: top - size.h / 2, ...size, columns: false },
      { place: boat, kind: "boat", ...atCartagena, ...small, columns: false },
      { place: goalOf(picture), kind: "hideout", x: goalX, y: bottom - size.h / 2, ...size, columns: false },
    ];
    const made = whole(picture, wide, width, height, [tunnel, jungle], [first, second], "tunnel", areas, sea);
    made.docks = [
      { x: 0, y: 0 },
      { x: atTortuga.x - atCartagena.x, y: 0 },
    ];
    return made;
  }
  const width = Math.max(widest + gap + 2 * HALF, size.w) + 12;
  const left = (width - widest) / 2;
  const top = 6 + size.h + 8 + HALF;
  const tunnel = winding(first, rows, gap, { x: left, y: top }, true);
  const seaTop = top + (rows - 1) * gap + HALF + 4;
  const sea = { x: 0, y: seaTop, w: width, h: small.h * 2 + 40 };
  const jungleTop = seaTop + sea.h + HALF + 4;
  const jungle = winding(second, further, gap, { x: left, y: jungleTop }, endsRight);
  const bottom = jungleTop + (further - 1) * gap;
  const height = bottom + HALF + 8 + size.h + 6;
  const boatX = endsRight ? width - small.w - 10 : 10;
  const goalRight = further % 2 === 1 ? endsRight : !endsRight;
  const areas: Area[] = [
    { place: 0, kind: "cell", x: 6, y: 6, ...size, columns: true },
    { place: boat, kind: "boat", x: boatX, y: sea.y + 8, ...small, columns: true },
    {
      place: goalOf(picture),
      kind: "hideout",
      x: goalRight ? width - 6 - size.w : 6,
      y: bottom + HALF + 8,
      ...size,
      columns: true,
    },
  ];
  const made = whole(picture, wide, width, height, [tunnel, jungle], [first, second], "tunnel", areas, sea);
  made.docks = [
    { x: 0, y: 0 },
    { x: 0, y: sea.h - small.h - 16 },
  ];
  return made;
}

function whole(
  picture: Picture,
  wide: boolean,
  width: number,
  height: number,
  curves: Curve[],
  counts: number[],
  first: Leg["kind"],
  areas: Area[],
  sea: Box | null = null,
): Layout {
  const lands: Box[] = sea
    ? [
        { x: 0, y: 0, w: width, h: sea.y + 4 },
        { x: 0, y: sea.y + sea.h - 4, w: width, h: height - sea.y - sea.h + 4 },
      ]
    : [{ x: 0, y: 0, w: width, h: height }];
  const spots: Point[] = picture.places.map(() => ({ x: 0, y: 0 }));
  let place = 1;
  curves.forEach((curve, leg) => {
    for (let n = 0; n < counts[leg]!; n++) spots[place++] = spaceAt(curve, n);
    place++;
  });
  for (const area of areas) spots[area.place] = { x: area.x + area.w / 2, y: area.y + area.h / 2 };
  const legs = curves.map((curve, leg) => drawn(curve, leg === 0 ? first : "jungle", counts[leg]!, lands[leg]!));
  return { wide, width, height, spots, legs, areas, sea, docks: null, line: (at) => spots[at]! };
}

/** The position of one pirate: side by side on a space, in its crew's line in an area. */
export function standing(made: Layout, place: number, slot: Slot): Point {
  const area = made.areas.find((one) => one.place === place);
  if (!area) {
    const spot = made.spots[place]!;
    const apart = slot.of > 2 ? 15 : 20;
    return { x: spot.x + (slot.n - (slot.of - 1) / 2) * apart, y: spot.y + 14 };
  }
  const bow = area.kind === "boat" ? 26 : 0;
  if (area.columns) {
    const column = (area.w - 16 - bow) / slot.crews;
    const step = Math.min(15, (column - 2 * TOKEN - 4) / 5);
    return {
      x: area.x + 8 + column * slot.crew + TOKEN + 2 + step * slot.own,
      y: area.y + area.h / 2 + 6,
    };
  }
  const step = Math.min(15, (area.w - 2 * TOKEN - 34 - bow) / 5);
  const line = (area.h - 12) / slot.crews;
  return { x: area.x + 10 + TOKEN + step * slot.own, y: area.y + 6 + line * (slot.crew + 0.5) };
}

export interface Slot {
  n: number; // among all pirates of the place
  of: number;
  own: number; // among those of the same crew there
  crew: number;
  crews: number;
}

export interface Salt extends Point {
  kind: "stone" | "bones" | "palm" | "fern";
  size: number; // half its width
  turn: number; // degrees
}

const GRAINS: Record<Leg["kind"], Salt["kind"][]> = {
  tunnel: ["stone", "stone", "stone", "stone", "stone", "bones", "stone", "stone", "stone"],
  jungle: ["palm", "fern", "fern", "palm", "fern"],
};
const APART = 34; // from grain to grain

/** Decoration beside the passage, the same every time: stones in the rock, palms in the jungle. */
export function salt(made: Layout): Salt[] {
  const out: Salt[] = [];
  for (const leg of made.legs) {
    const { land } = leg;
    for (let y = land.y + 20; y < land.y + land.h - 16; y += APART)
      for (let x = land.x + 20; x < land.x + land.w - 16; x += APART) {
        const dice = scattered(x, y);
        const spot = { x: x + (dice(1) - 0.5) * 16, y: y + (dice(2) - 0.5) * 14 };
        const kind = GRAINS[leg.kind][Math.floor(dice(3) * GRAINS[leg.kind].length)]!;
        const size = kind === "palm" ? 15 + dice(4) * 6 : 7 + dice(4) * 8;
        if (dice(5) < 0.8 && isFree(made, leg, spot, size))
          out.push({ ...spot, kind, size, turn: Math.round((dice(6) - 0.5) * (kind === "palm" ? 16 : 70)) });
      }
  }
  return out;
}

/** Deterministic pseudo-random numbers from 0 to 1. */
const scattered =
  (x: number, y: number) =>
  (n: number): number => {
    const wave = Math.sin(x * 12.9898 + y * 78.233 + n * 37.719) * 43758.5453;
    return wave - Math.floor(wave);
  };

function isFree(made: Layout, leg: Leg, spot: Point, size: number): boolean {
  const { land } = leg;
  const inside =
    spot.x > land.x + size + 8 &&
    spot.x < land.x + land.w - size - 8 &&
    spot.y > land.y + size + 8 &&
    spot.y < land.y + land.h - size - 8;
  const away = leg.points.every((p) => Math.hypot(p.x - spot.x, p.y - spot.y) > HALF + 3 + size);
  const outside = made.areas.every(
    (area) =>
      spot.x < area.x - 16 - size ||
      spot.x > area.x + area.w + 16 + size ||
      spot.y < area.y - 20 - size ||
      spot.y > area.y + area.h + 12 + size,
  );
  return inside && away && outside;
}
