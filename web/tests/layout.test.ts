// Does every path lie on the board, space beside space, for a desk and for a phone?
import { expect, test } from "vitest";
import { layout, salt, standing, TILE } from "../src/games/cartagena/layout";
import type { Picture } from "../src/games/cartagena/picture";

function picture(legs: number[], stage: Picture["stage"], crews: number): Picture {
  const places: (number | null)[] = [null];
  for (const leg of legs) places.push(...Array.from({ length: leg }, (_, n) => n % 6), null);
  return {
    edition: "escape",
    stage,
    symbols: ["a", "b", "c", "d", "e", "f"],
    letters: "abcdef",
    places,
    boat: legs.length > 1 ? legs[0]! + 1 : null,
    shore: legs.length > 1 ? 0 : null,
    captain: null,
    crews: Array.from({ length: crews }, () => ({ pirates: [0, 0, 0, 0, 0, 0], hand: [], hidden: 0, held: 0 })),
    row: null,
    deck: 60,
    discards: [],
    looked: [],
    looked_hidden: 0,
    chests: [],
    turn: 0,
    taken: 0,
    left: 3,
    asked: null,
    winner: null,
    reconstructed: [],
  };
}

const tables: [string, Picture][] = [
  ["4 tiles", picture([24], "cartagena", 2)],
  ["6 tiles", picture([36], "cartagena", 5)],
  ["8 tiles", picture([48], "tortuga", 3)],
  ["3 + 3 tiles", picture([18, 18], "crossing", 3)],
  ["3 + 4 tiles", picture([18, 24], "crossing", 4)],
  ["4 + 3 tiles", picture([24, 18], "crossing", 2)],
  ["4 + 4 tiles", picture([24, 24], "crossing", 5)],
];

for (const [name, table] of tables)
  for (const wide of [true, false]) {
    const how = `${name}, ${wide ? "wide" : "tall"}`;
    const made = layout(table, wide);
    const spaces = table.places.flatMap((symbol, place) => (symbol === null ? [] : [made.spots[place]!]));

    test(`all of it is on the board: ${how}`, () => {
      for (const spot of spaces) {
        expect(spot.x).toBeGreaterThan(TILE.w / 2);
        expect(spot.x).toBeLessThan(made.width - TILE.w / 2);
        expect(spot.y).toBeGreaterThan(TILE.h / 2);
        expect(spot.y).toBeLessThan(made.height - TILE.h / 2);
      }
      for (const area of made.areas) {
        expect(area.x).toBeGreaterThanOrEqual(0);
        expect(area.x + area.w).toBeLessThanOrEqual(made.width);
        expect(area.y + area.h).toBeLessThanOrEqual(made.height);
      }
    });

    test(`no space lies on another: ${how}`, () => {
      spaces.forEach((a, n) =>
        spaces.slice(n + 1).forEach((b) => {
          const apart = Math.max(Math.abs(a.x - b.x) / TILE.w, Math.abs(a.y - b.y) / TILE.h);
          expect(apart).toBeGreaterThan(0.86); // corners may touch on a bend
        }),
      );
    });

    test(`six pirates of every crew stand inside the start: ${how}`, () => {
      const area = made.areas[0]!;
      const crews = table.crews.length;
      for (let crew = 0; crew < crews; crew++)
        for (let own = 0; own < 6; own++) {
          const at = standing(made, 0, { n: 0, of: 6 * crews, own, crew, crews });
          expect(at.x).toBeGreaterThan(area.x);
          expect(at.x).toBeLessThan(area.x + area.w);
          expect(at.y).toBeGreaterThan(area.y);
          expect(at.y).toBeLessThan(area.y + area.h);
        }
    });
  }

for (const [name, table] of tables)
  for (const wide of [true, false])
    test(`${name}, ${wide ? "wide" : "tall"}: stones and palms lie beside the way, and stay where they are`, () => {
      const made = layout(table, wide);
      const grains = salt(made);
      expect(grains).toEqual(salt(layout(table, wide)));
      for (const grain of grains) {
        expect(
          Math.min(...made.spots.slice(1, -1).map((p) => Math.hypot(p.x - grain.x, p.y - grain.y))),
        ).toBeGreaterThan(TILE.w / 2 + grain.size);
        for (const area of made.areas) {
          const beside = Math.abs(grain.x - area.x - area.w / 2) > area.w / 2 + grain.size;
          const above = Math.abs(grain.y - area.y - area.h / 2) > area.h / 2 + grain.size;
          expect(beside || above).toBe(true);
        }
      }
    });
