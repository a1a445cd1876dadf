// The table as games/dig/picture.py describes it, and each legal action as games/dig/preview.py does.
export interface Area {
  at: number;
  key: string;
  search: number;
  craft: boolean;
  open: boolean;
}

export interface Recipe {
  parts: number[];
  make: number;
  number: number;
}

export interface Deal {
  price: number;
  take: number;
  number: number;
}

export const USES = ["dig", "fight", "make", "join", "play", "sell"] as const;
export type Use = (typeof USES)[number];

/** What is printed and agreed. */
export interface Box {
  areas: Area[];
  die: number[][];
  goal: number;
  teams: boolean;
  cards: string[];
  uses: Record<Use, number[]>;
  signs: number[];
  points: number[];
  recipes: Recipe[];
  deals: Deal[];
  gangs: string[];
  accessories: number[][];
  dues: number;
  reconstructed: string[];
}

export interface Needs {
  held: number[];
  others: number[];
  missing: number;
}

export interface Prisoner {
  area: number;
  home: number;
  team: number;
  beatings: number;
  cigarettes: number;
  points: number;
  tunnel: number;
  dug: number[];
  hand: number[];
  held: number;
  hidden: number;
  doubtful: boolean;
  limit: number;
  gang: string | null;
  background: string | null;
  revealed: boolean;
  almost: { recipes: Needs[]; gangs: Needs[] } | null;
}

export interface Fight {
  attacker: number | null;
  defender: number;
  tool: number | null;
  laid: { seat: number; card: number }[];
  fists: number[];
}

export interface Michel {
  who: string;
  area: number;
  turned: string[];
  deck: number;
}

export interface Asked {
  what: string;
  seat: number;
  details: number[];
  seats: number[];
  window: boolean;
}

export interface Picture {
  box: Box;
  prisoners: Prisoner[];
  stacks: number[];
  deck: number;
  discards: number[];
  gangs: number[];
  shown: number | null;
  fight: Fight | null;
  michel: Michel | null;
  turn: number;
  turns: number;
  left: number;
  asked: Asked | null;
  winners: number[];
}

export interface Move {
  text: string;
  kind: string;
  cost?: number;
  card?: number;
  number?: number;
  other?: number;
  area?: number;
  tool?: number;
  weapon?: number;
  gang?: number;
  dues?: number;
  draws?: number;
  points?: number;
  cigarettes?: number;
  price?: number;
  recipe?: number;
  uses?: number[];
  keeps?: number;
  lacks?: number;
  badge?: string;
}

export const SPOON = 0;
export const MICHEL = 7; // Michel(le) as an opponent: a seat nobody sits on
export const STACKS = [0, 1, 2, 3];

/** Cards by kind with their numbers, in the order of kinds. */
export function byKind(cards: number[]): { card: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count })).sort((a, b) => a.card - b.card);
}

/** What a card is for. */
export const useOf = (box: Box, card: number): Use => USES.find((use) => box.uses[use].includes(card)) ?? "sell";

/** A hand sorted by what its cards are for. */
export function byUse(box: Box, cards: number[]): { use: Use; cards: { card: number; count: number }[] }[] {
  const kinds = byKind(cards);
  return USES.map((use) => ({ use, cards: kinds.filter(({ card }) => useOf(box, card) === use) })).filter(
    ({ cards: some }) => some.length > 0,
  );
}

/** The numbers of the die that lead to an area. */
export const numbersTo = (box: Box, area: number): number[] =>
  box.die.flatMap((areas, side) => (areas.includes(area) ? [side + 1] : []));

/** A gang card's name in notation by its number: four for each gang. */
export const badgeKey = (box: Box, number: number): string =>
  `${box.gangs[Math.floor(number / 4)] ?? ""}${(number % 4) + 1}`;

/** What digs one tunnel: a player, or a team. */
export interface Crew {
  team: number;
  seats: number[];
  points: number;
  dug: number[];
}

export function crews(picture: Picture): Crew[] {
  const out: Crew[] = [];
  picture.prisoners.forEach((one, seat) => {
    const known = out.find((crew) => crew.team === one.team);
    if (known) {
      known.seats.push(seat);
      known.dug = known.dug.map((count, card) => count + (one.dug[card] ?? 0));
    } else out.push({ team: one.team, seats: [seat], points: one.tunnel, dug: [...one.dug] });
  });
  return out;
}
