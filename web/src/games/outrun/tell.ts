// What happened, told in sentences: from events, in the language of the page.
import type { Happening, Logged } from "../../table.svelte";
import { t } from "../../words.svelte";
import { CARDS, laidWords, mistakeWords, numbered, seconds } from "./words";

const MIDDLE = 6; // the middle of the table, as a spot where cards lie

/** Tell one entry of the log. A path is never told: a log must not start anybody's clock. */
export function tell(logged: Logged, names: string[]): string[] {
  return logged.events.flatMap((event) => one(event, names) ?? []);
}

function one(event: Happening, names: string[]): string | null {
  const name = names[Number(event["seat"])] ?? "";
  const other = names[Number(event["other"])] ?? "";
  switch (event.event) {
    case "TurnedUp":
    case "PutDown":
      return t(`outrun-log-${event.event.toLowerCase()}`);
    case "Opened":
    case "Finished":
    case "CameLate":
    case "TimeCalled":
    case "RanRight":
    case "Won":
    case "Cleared":
    case "Infected":
    case "Cured":
    case "Shielded":
      return t(`outrun-log-${event.event.toLowerCase()}`, { name });
    case "RunShown":
      return shown(String(event["trail"]), name);
    case "RanWrong":
      return t("outrun-log-ranwrong", { name, why: why(event) });
    case "Stood":
      return t("outrun-log-stood", { name, place: Number(event["place"]) });
    case "Moved":
      return t("outrun-log-moved", { name, count: Number(event["rooms"]) });
    case "Drew":
      return t("outrun-log-drew", { name, card: numbered(event["card"]) });
    case "Played":
      return played(event, names);
    case "TurnedOver":
    case "Removed":
      return lies(event, names);
    case "Wasted":
      return t("outrun-log-wasted", { card: numbered(event["card"]) });
    case "GaveAll":
    case "SwappedAll":
      return t(`outrun-log-${event.event.toLowerCase()}`, { name, other });
    case "Stole":
      return stole(event, name, other);
    case "PathsMade":
    case "DeckMade":
      return t("outrun-log-shuffled");
    default:
      return null;
  }
}

/** Read a trail: 'C1BA@5320-120~85:900.1500' is cards, time, credit, ping, and when each card was laid. */
export function readTrail(text: string): { laid: string; time: number; credit: number; ping: number } {
  const parts = /^([^@]*)@(\d+)(?:-(\d+))?(?:~(\d+))?/.exec(text);
  const credit = Number(parts?.[3] ?? 0);
  return { laid: parts?.[1] ?? "", time: Number(parts?.[2] ?? 0) - credit, credit, ping: Number(parts?.[4] ?? 0) };
}

function shown(trail: string, name: string): string {
  const { laid, time, credit, ping } = readTrail(trail);
  const facts = { name, laid: laidWords(laid), time: seconds(time), credit, ping };
  return t(credit || ping ? "outrun-log-runshown-network" : "outrun-log-runshown", facts);
}

function why(event: Happening): string {
  return mistakeWords({
    at: Number(event["at"]),
    asked: String(event["asked"]),
    overlooked: CARDS[Number(event["overlooked"])] ?? null,
  });
}

function played(event: Happening, names: string[]): string {
  const own = event["seat"] === event["target"];
  return t(own ? "outrun-log-played-own" : "outrun-log-played", {
    name: names[Number(event["seat"])] ?? "",
    other: names[Number(event["target"])] ?? "",
    card: numbered(event["card"]),
  });
}

function lies(event: Happening, names: string[]): string {
  const where = Number(event["spot"]) === MIDDLE ? "middle" : "front";
  return t(`outrun-log-${event.event.toLowerCase()}-${where}`, {
    card: numbered(event["card"]),
    name: names[Number(event["spot"])] ?? "",
  });
}

function stole(event: Happening, name: string, other: string): string {
  const cards = event["cards"] as number[] | null;
  if (!cards?.length) return t("outrun-log-stole", { name, other });
  return t("outrun-log-stole-known", { name, other, cards: cards.map(numbered).join(", ") });
}
