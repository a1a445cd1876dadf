// Dig Your Way Out’s log: what is done card by card is one line.
import { seatOf } from "../../log";
import type { Message } from "../../wire";

const ROW = ["dig-log-sold", "dig-log-discarded"];

/** One line for two that follow each other, if both are about one thing. */
export const folded = (before: Message, next: Message): Message | null => row(before, next) ?? exchange(before, next);

/** Cards that are sold or discarded one after another, by one player and for one reason. */
function row(before: Message, next: Message): Message | null {
  if (!ROW.includes(next.id) || before.id !== next.id || before.rule !== next.rule) return null;
  if (seatIn(before, "name") !== seatIn(next, "name")) return null;
  return { ...before, facts: { ...before.facts, cards: [...listIn(before, "cards"), ...listIn(next, "cards")] } };
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

/** Things with one more: what is only counted is counted together. */
function added(things: Message[], one: Message): Message[] {
  const count = Number(one.facts?.["count"]);
  if (!count || !things.some(({ id }) => id === one.id)) return [...things, one];
  return things.map((thing) => (thing.id === one.id ? some(one.id, Number(thing.facts?.["count"]) + count) : thing));
}

const listIn = ({ facts = {} }: Message, name: string): Message[] => (facts[name] as Message[] | undefined) ?? [];

const seatIn = ({ facts = {} }: Message, name: string): number | null => seatOf(facts[name]);
