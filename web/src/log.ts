// The log in sentences.
import { seatName } from "./bots";
import type { Logged } from "./table.svelte";
import type { Fact, Message } from "./wire";
import { say, t } from "./words.svelte";

const CLOCK = "clock"; // plays for whoever runs out of time

/** Tell an entry of the log; of a seat, also by the name it had. */
export function sentences(logged: Logged, names: string[], former = ""): string[] {
  const { entry } = logged;
  const name = "seat" in entry ? (names[entry.seat] ?? "") : "";
  switch (entry.type) {
    case "played":
      return [
        ...(entry.by === CLOCK ? [t("log-by-clock", { name })] : []),
        ...logged.says.map((message) => say(message, names)),
      ];
    case "sat":
      if (former) return [t("log-renamed", { name: former, other: seatName(entry) })];
      return [entry.name ? t("log-sat", { name: seatName(entry) }) : t("log-stood", { number: entry.seat + 1 })];
    case "ended":
      return [
        t(`log-ended-${entry.reason}`, {
          name: entry.winners.map((seat) => names[seat]).join(", "),
          count: entry.winners.length,
        }),
      ];
    case "resized":
      return [t("log-resized", { count: entry.seats })];
    case "look":
      return [];
    case "proposed":
      return [t(`log-proposed-${entry.what}`, { name })];
    case "voted":
      return [t(entry.yes ? "log-voted-yes" : "log-voted-no", { name })];
    case "resigned":
      return [t(entry.time ? "log-timed-out" : "log-resigned", { name })];
    default:
      return [t(`log-${entry.type}`, { name })];
  }
}

/** The name that whoever sits down had on the same seat before; empty if they only now take it. */
export function formerName(log: Logged[], at: number): string {
  const sat = log[at]?.entry;
  if (sat?.type !== "sat" || !sat.person) return "";
  const before = log.slice(0, at).findLast(({ entry }) => entry.type === "sat" && entry.seat === sat.seat)?.entry;
  return before?.type === "sat" && before.person === sat.person ? seatName(before) : "";
}

/** Whose mark a sentence has: that of the player it is about, or of the one who moved if it is about both. */
export function aboutSeat({ facts = {} }: Message, mover: number): number {
  const about = seatOf(facts["name"]);
  return about === null || seatOf(facts["other"]) === mover ? mover : about;
}

/** The seat a fact names, if it names one. */
export const seatOf = (fact: Fact | undefined): number | null =>
  typeof fact === "object" && "is" in fact && fact.is === "player" ? fact.seat : null;
