// Dig Your Way Out’s log: what is done card by card is one line.
import { seatOf } from "../../log";
import type { Message } from "../../wire";

const ROW = ["dig-log-sold", "dig-log-discarded"];
const COUNTED = ["dig-some-cards", "dig-some-cigarettes"]; // what is only counted
const SEVERAL = "dig-several"; // equal cards

/** One line for two that follow each other, if both are about one thing. */
export const folded = (before: Message, next: Message): Message | null =>
  row(before, next) ?? exchange(before, next) ?? step(before, next);

/** A roll and where it leads, or too many cards and which are discarded. */
function step(before: Message, next: Message): Message | null {
  if (seatIn(before, "name") !== seatIn(next, "name")) return null;
  if (before.id === "dig-log-too-many" && next.id === "dig-log-discarded") return next;
  if (before.id !== "dig-log-rolled" || next.id !== "dig-log-went") return null;
  return { ...before, id: "dig-log-rolled-went", facts: { ...before.facts, ...next.facts } };
}

/** Cards that are sold or discarded one after another, by one player and for one reason. */
function row(before: Message, next: Message): Message | null {
  if (!ROW.includes(next.id) || before.id !== next.id || before.rule !== next.rule) return null;
  if (seatIn(before, "name") !== seatIn(next, "name")) return null;
  return { ...before, facts: { ...before.facts, cards: listIn(next, "cards").reduce(added, listIn(before, "cards")) } };
}

/** An exchange and what is given in it, by either of the two. */
function exchange(before: Message, next: Message): Message | null {
  const given = givenIn(next);
  if (!given || (before.id !== "dig-log-exchanged" && !before.id.startsWith("dig-exchange-"))) return null;
  const by = seatIn(next, "name") === seatIn(before, "name") ? "gives" : "gets";
  const facts = { ...before.facts, [by]: added(listIn(before, by), given) };
  const id = !facts["gets"] ? "dig-exchange-gives" : !facts["gives"] ? "dig-exchange-gets" : "dig-exchange-both";
  return { ...before, id, facts };
}

/** What a line says was given: a card, some that only the two have seen, or cigarettes. */
function givenIn({ id, facts = {} }: Message): Message | null {
  if (id === "dig-log-gave-cigarettes") return some("dig-some-cigarettes", Number(facts["count"]));
  if (id !== "dig-log-gave") return null;
  const card = facts["card"] as Message;
  return card.id === "dig-a-card" ? some("dig-some-cards", 1) : card;
}

const some = (id: string, count: number): Message => ({ is: "message", id, facts: { count } });

/** Things with one more: equal ones are counted together. */
function added(things: Message[], one: Message): Message[] {
  const same = things.findIndex((thing) => kindOf(thing) === kindOf(one));
  if (same < 0) return [...things, one];
  const counted = together(things[same]!, countOf(things[same]!) + countOf(one));
  return things.map((thing, at) => (at === same ? counted : thing));
}

/** So many of a thing: of cards as the server says it. */
function together(thing: Message, count: number): Message {
  if (COUNTED.includes(thing.id)) return some(thing.id, count);
  return { is: "message", id: SEVERAL, facts: { count, card: cardOf(thing) } };
}

const cardOf = (thing: Message): Message => (thing.id === SEVERAL ? (thing.facts!["card"] as Message) : thing);
const kindOf = (thing: Message): string => cardOf(thing).id;
const countOf = ({ facts = {} }: Message): number => Number(facts["count"] ?? 1);

const listIn = ({ facts = {} }: Message, name: string): Message[] => (facts[name] as Message[] | undefined) ?? [];

const seatIn = ({ facts = {} }: Message, name: string): number | null => seatOf(facts[name]);
