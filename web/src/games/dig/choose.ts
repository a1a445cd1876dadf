// From a few clicks to one legal action: actions come from the server; here they are only matched and laid out.
import type { Move, Picture } from "./picture";

export type Group =
  | "search"
  | "go"
  | "dig"
  | "here"
  | "make"
  | "buy"
  | "sell"
  | "join"
  | "play"
  | "extort"
  | "con"
  | "people"
  | "background"
  | "end";

/** What has been pointed at so far. */
export interface Choice {
  group: Group | null;
  card: number | null; // of the hand
  stack: number | null;
  other: number | null;
  area: number | null;
  tool: number | null;
}

export const NOTHING: Choice = { group: null, card: null, stack: null, other: null, area: null, tool: null };
export const isNothing = (choice: Choice): boolean => Object.values(choice).every((value) => value === null);

const GROUPS: Record<string, Group> = {
  Search: "search",
  Burgle: "search",
  Roll: "go",
  CautiousMove: "go",
  Drive: "go",
  Follow: "go",
  Escape: "go",
  Dig: "dig",
  Mine: "dig",
  Heal: "here",
  StealSpoon: "here",
  Craft: "make",
  Tinker: "make",
  Buy: "buy",
  BuyFromFence: "buy",
  Sell: "sell",
  Join: "join",
  JoinAsGodparent: "join",
  Play: "play",
  Extort: "extort",
  Con: "con",
  Exchange: "people",
  Look: "people",
  CutPurse: "people",
  Burn: "background",
  Counterfeit: "background",
  Smuggle: "background",
  Campaign: "background",
  SendMichel: "end",
  Stop: "end",
};
export const ORDER: Group[] = [
  "dig", "here", "search", "make", "buy", "sell", "join", "go", "extort", "play", "people", "con", "background", "end",
]; // prettier-ignore

export const groupOf = (move: Move): Group | null => GROUPS[move.kind] ?? null;
export const isAnswer = (move: Move): boolean => groupOf(move) === null;

/** Which cards of the hand an action would use. */
export function spends(picture: Picture, move: Move): number[] {
  switch (move.kind) {
    case "Dig":
    case "Mine":
    case "Sell":
    case "Play":
    case "Card":
    case "Sharp":
      return [move.card!];
    case "Craft":
    case "Tinker":
      return move.uses ?? [];
    case "Extort":
      return [move.weapon!];
    case "Join":
    case "JoinAsGodparent":
      return picture.box.accessories[move.gang!] ?? [];
    default:
      return [];
  }
}

/** Which open stack an action takes from. */
export function takes(move: Move): number | null {
  if (["Craft", "Tinker", "Buy", "BuyFromFence"].includes(move.kind)) return move.card!;
  return move.kind === "StealSpoon" ? 0 : null;
}

/** What would have to be pointed at for an action. */
export function meaning(picture: Picture, move: Move): Choice {
  const { other = null, area = null, tool = null } = move;
  return { group: groupOf(move), card: spends(picture, move)[0] ?? null, stack: takes(move), other, area, tool };
}

/** Whether an action has to do with an area: it leads there, or is what one does there. */
function about(picture: Picture, move: Move, area: number, here: number): boolean {
  if (area === here) return ["search", "dig", "here", "sell", "buy", "make"].includes(groupOf(move) ?? "");
  if (move.kind === "Roll") return picture.box.die.some((ways) => ways.includes(area));
  return move.area === area;
}

/** The actions that are still meant. */
export function matching(picture: Picture, moves: Move[], choice: Choice, here: number): Move[] {
  return moves.filter(
    (move) =>
      (choice.group === null || groupOf(move) === choice.group) &&
      (choice.card === null || spends(picture, move).includes(choice.card) || asksFor(move, choice)) &&
      (choice.stack === null || takes(move) === choice.stack) &&
      (choice.other === null || move.other === choice.other) &&
      (choice.tool === null || move.tool === choice.tool) &&
      (choice.area === null || about(picture, move, choice.area, here)),
  );
}

const asksFor = (move: Move, choice: Choice): boolean =>
  choice.group === "con" && move.kind === "Con" && move.card === choice.card;

/** A button: an action, or a step towards several. */
export type Offer = { key: string; move: Move } | { key: string; next: Choice; step: Step; count: number };
export interface Step {
  what: "group" | "card" | "other" | "area" | "tool" | "weapon";
  value: number;
  group: Group;
}

const FACETS: Partial<Record<Group, (keyof Move & ("card" | "other" | "area" | "tool" | "weapon"))[]>> = {
  extort: ["other", "tool", "weapon"],
  play: ["card", "other", "area"],
  con: ["other", "card"],
  sell: ["card"],
  go: ["area"],
};
const FOLDED: Group[] = ["extort", "con", "sell"];
const MANY = 6; // actions of one group beyond which they are asked for step by step

/** The buttons for what is meant: every action of a small group, one step for a large one. */
export function offers(picture: Picture, moves: Move[], choice: Choice, here: number): Offer[] {
  const meant = matching(picture, moves, choice, here);
  if (choice.group !== null) return narrowed(meant, choice, choice.group);
  return ORDER.flatMap((group) => {
    const some = meant.filter((move) => groupOf(move) === group);
    if (some.length === 0) return [];
    if (group === "go") return ways(some, choice);
    if (group === "play") return narrowed(some, { ...choice, group }, group);
    if (some.length > 1 && (FOLDED.includes(group) || some.length > MANY)) return [fold(some, choice, group)];
    return some.map(offer);
  });
}

const offer = (move: Move): Offer => ({ key: move.text, move });

function fold(some: Move[], choice: Choice, group: Group): Offer {
  const step: Step = { what: "group", value: 0, group };
  return { key: `group-${group}`, next: { ...choice, group }, step, count: some.length };
}

/** A roll stands by itself; careful ways are many, so they wait behind one button until an area is named. */
function ways(some: Move[], choice: Choice): Offer[] {
  const plain = some.filter((move) => move.kind === "Roll" || move.kind === "Follow");
  const chosen = some.filter((move) => !plain.includes(move));
  if (choice.area !== null || chosen.length < 2) return [...plain, ...chosen].map(offer);
  return [...plain.map(offer), fold(chosen, choice, "go")];
}

/** Ask for the first thing in which the actions of a group differ. */
function narrowed(meant: Move[], choice: Choice, group: Group): Offer[] {
  const some = group === "go" ? meant.filter((move) => move.kind !== "Roll" && move.kind !== "Follow") : meant;
  for (const facet of FACETS[group] ?? []) {
    const values = [...new Set(some.map((move) => move[facet]))].filter((value) => value !== undefined);
    const open = some.filter((move) => move[facet] === undefined);
    if (values.length + open.length > 1) {
      return [...open.map(offer), ...values.map((value) => stepTo(some, choice, group, facet, value))];
    }
  }
  return some.map(offer);
}

function stepTo(some: Move[], choice: Choice, group: Group, facet: Step["what"], value: number): Offer {
  const left = some.filter((move) => move[facet as keyof Move] === value);
  if (left.length === 1) return offer(left[0]!);
  const named = facet === "weapon" ? { card: value } : { [facet]: value };
  const step: Step = { what: facet, value, group };
  return { key: `${group}-${facet}-${value}`, next: { ...choice, group, ...named }, step, count: left.length };
}

/** What to ask the server about, where a click on a card means nothing. */
export function whyCard(picture: Picture, card: number, seat: number): string {
  const { box } = picture;
  const key = box.cards[card]!;
  const recipe = box.recipes.findIndex(({ parts }) => parts.includes(card));
  if (box.uses.dig.includes(card)) return `dig:${key}`;
  if (recipe >= 0) return `craft:${recipe + 1}`;
  const gang = box.accessories.findIndex((cards) => cards.includes(card));
  if (gang >= 0) return `join:${box.gangs[gang]}`;
  const other = someoneElse(picture, seat) + 1;
  if (box.uses.fight.includes(card)) return `extort:${other}:spoon:${key}`;
  if (box.uses.play.includes(card)) return whyPlay(picture, key, other);
  return `sell:${key}`;
}

function whyPlay(picture: Picture, key: string, other: number): string {
  if (["cheap-shot", "snitch", "pickpocket"].includes(key)) return `play:${key}:${other}`;
  return key === "guards-keys" ? `play:${key}:${picture.box.areas[1]!.key}` : `play:${key}`;
}

/** Another player, in the same area if there is one. */
export function someoneElse(picture: Picture, seat: number): number {
  const here = picture.prisoners[seat]?.area;
  const others = picture.prisoners.map((_, other) => other).filter((other) => other !== seat);
  return others.find((other) => picture.prisoners[other]!.area === here) ?? others[0] ?? 0;
}

export function whyStack(picture: Picture, card: number): string {
  const deal = picture.box.deals.findIndex(({ take }) => take === card);
  return deal >= 0 ? `buy:${deal + 1}` : "steal-spoon";
}
