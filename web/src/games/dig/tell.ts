// What happened, told in sentences: from events, in the language of the page.
import { t } from "../../words.svelte";
import type { Happening, Logged } from "../../table.svelte";
import { badgeKey, MICHEL, type Picture } from "./picture";
import { areaName, backgroundName, badgeName, badgeText, cardName, gangName, michelName, toArea } from "./words";

const num = (value: unknown): number => Number(value);

/** Tell one entry of the log; the small steps of one action become one sentence. */
export function tell(logged: Logged, names: string[]): string[] {
  const picture = logged.picture as unknown as Picture;
  if (!picture.prisoners) return [];
  const out: string[] = [];
  const { events } = logged;
  for (let at = 0; at < events.length; at++) {
    const run = together(events, at);
    const sentence = run.length > 1 ? several(picture, run, names) : single(picture, events[at]!, events, names);
    if (sentence) out.push(sentence);
    at += run.length - 1;
  }
  return out;
}

/** What belongs together: a Search with its cards, cards drawn or dealt in a row, a roll with where it leads. */
function together(events: Happening[], from: number): Happening[] {
  const first = events[from]!;
  let end = from + 1;
  const like = (event: Happening | undefined, kind: string): boolean =>
    event?.event === kind && event["seat"] === first["seat"];
  if (first.event === "Searched" || first.event === "Drew") while (like(events[end], "Drew")) end++;
  else if (first.event === "Dealt") while (events[end]?.event === "Dealt") end++;
  else if (["Discarded", "Fetched"].includes(first.event)) while (like(events[end], first.event)) end++;
  else if (first.event === "Rolled") {
    const went = events.slice(end).findIndex((event) => !["Asked", "Answered"].includes(event.event));
    if (went >= 0 && like(events[end + went], "Went")) end += went + 1;
  }
  return events.slice(from, end);
}

function several(picture: Picture, run: Happening[], names: string[]): string {
  const [first, ...rest] = run;
  const name = names[num(first!["seat"])] ?? "";
  const { box } = picture;
  if (first!.event === "Rolled") {
    const to = toArea(box, num(run.at(-1)!["number"]));
    return t("dig-log-rolled-went", { name, number: num(first!["number"]), to });
  }
  if (first!.event === "Dealt") return t("dig-log-dealt", { count: run.length });
  const cards = (first!.event === "Searched" ? rest : run).map((event) => event["card"] as number | null);
  const known = cards.every((card) => card !== null);
  const facts = { name, count: cards.length, cards: cards.map((card) => cardName(box, card)).join(", ") };
  return t(`dig-log-${first!.event.toLowerCase()}${known ? "-known" : ""}`, facts);
}

const PLAIN = new Set([
  "TurnPassed", "ActionGained", "Won", "Beaten", "Shrugged", "Healed", "Looked", "FistsUsed", "Reshuffled", "Gathered",
  "MichelReshuffled", "Claimed", "Shown", "Laid", "TookBack", "HandedOver", "Gave", "Took", "Dug", "Rolled", "Peeked",
]); // prettier-ignore

function single(picture: Picture, event: Happening, events: Happening[], names: string[]): string | null {
  const { box } = picture;
  const name = names[num(event["seat"])] ?? "";
  const facts = {
    name,
    other: names[num(event["other"])] ?? "",
    card: cardName(box, event["card"] as number | null),
    points: num(event["points"] ?? 0),
    number: num(event["number"] ?? 0),
    gang: gangName(box.gangs[num(event["gang"] ?? 0)] ?? ""),
    michel: michelName(picture),
  };
  const word = event.event.toLowerCase();
  if (event.event === "Won") return won(picture, names);
  if (PLAIN.has(event.event)) return t(`dig-log-${word}`, facts);
  switch (event.event) {
    case "Searched":
      return t("dig-log-searched-nothing", facts);
    case "Drew":
    case "Dealt":
    case "Discarded":
    case "Fetched":
      return several(picture, [event], names);
    case "Went":
    case "MichelWent":
      return t(`dig-log-${word}`, {
        ...facts,
        to: toArea(box, num(event["number"])),
        area: areaName(box, num(event["number"])),
      });
    case "Cigarettes":
      return num(event["number"]) > 0
        ? t("dig-log-earned", { name, count: num(event["number"]) })
        : t("dig-log-paid", { name, count: -num(event["number"]) });
    case "Joined":
    case "Kept":
    case "Buried": {
      const key = badgeKey(box, num(event["number"]));
      return t(`dig-log-${word}`, { name, badge: badgeName(key), says: badgeText(key) });
    }
    case "Revealed":
      return t("dig-log-revealed", {
        name,
        background: backgroundName(picture.prisoners[num(event["seat"])]?.background ?? ""),
      });
    case "FightBegan":
      return num(event["seat"]) === MICHEL ? t("dig-log-fightbegan-michel", facts) : t("dig-log-fightbegan", facts);
    case "MichelTurned":
      return t("dig-log-michelturned", { ...facts, what: michelCard(picture, num(event["number"])) });
    case "Passed":
      return events.some(({ event: what }) => what === "Beaten" || what === "Shrugged")
        ? t("dig-log-lost", facts)
        : null;
    case "Asked":
      return begun(picture, event, names);
    default:
      return null;
  }
}

/** Some things only begin with a question. */
function begun(picture: Picture, event: Happening, names: string[]): string | null {
  const details = event["details"] as number[];
  const name = names[num(event["seat"])] ?? "";
  if (event["demand"] === "PayDues" && details[2] === 0)
    return t("dig-log-joins", { name, gang: gangName(picture.box.gangs[details[0]!]!) });
  if (event["demand"] === "Payment") return t("dig-log-sold", { name, count: details[0]! });
  return null;
}

function won(picture: Picture, names: string[]): string {
  const winners = picture.winners.map((seat) => names[seat] ?? "");
  return t("dig-log-won", { names: winners.join(", "), count: winners.length });
}

/** A Michel card is blank, or a Knife with some of three tools. */
export function michelCard(picture: Picture, kind: number): string {
  const { box } = picture;
  if (kind === 0) return t("dig-michel-blank");
  const tools = box.uses.dig.filter((_, at) => (kind - 1) & (1 << at));
  return t("dig-michel-knife", { tools: tools.map((tool) => cardName(box, tool)).join(", ") });
}
