// What happened, told in sentences: from events, in the language of the page.
import { t } from "../../words.svelte";
import type { Happening, Logged } from "../../table.svelte";
import type { Picture } from "./picture";
import { cardName, fromPlace, placeName, toPlace } from "./words";

const num = (value: unknown): number => Number(value);
const card = (picture: Picture, value: unknown): string => cardName(picture, value === null ? null : num(value));

/** Tell one entry of the log; the small steps of one move become one sentence. */
export function tell(logged: Logged, names: string[]): string[] {
  const picture = logged.picture as unknown as Picture;
  if (!picture.places) return [];
  const out: string[] = [];
  const events = logged.events;
  const name = (seat: unknown): string => names[num(seat)] ?? "";
  for (let at = 0; at < events.length; at++) {
    const event = events[at]!;
    const next = events[at + 1];
    if (event.event === "Laid" && next?.event === "Moved" && next["seat"] === event["seat"]) {
      out.push(
        t("cartagena-log-advance", {
          name: name(event["seat"]),
          card: card(picture, event["card"]),
          from: fromPlace(picture, num(next["start"])),
          to: toPlace(picture, num(next["end"])),
        }),
      );
      at++;
    } else if (event.event === "Drew" || event.event === "Picked") {
      const run = same(events, at);
      out.push(drawn(picture, run, name(event["seat"])));
      at += run.length - 1;
    } else {
      const sentence = pushed(picture, event, logged, name) ?? single(picture, event, name);
      if (sentence) out.push(sentence);
    }
  }
  return out;
}

/** The draws of one player in a row. */
function same(events: Happening[], from: number): Happening[] {
  const first = events[from]!;
  let end = from + 1;
  while (events[end]?.event === first.event && events[end]!["seat"] === first["seat"]) end++;
  return events.slice(from, end);
}

function drawn(picture: Picture, run: Happening[], name: string): string {
  const known = run.filter((event) => event["card"] !== null).map((event) => card(picture, event["card"]));
  const which = run[0]!.event === "Picked" ? "cartagena-log-picked" : "cartagena-log-drew";
  return known.length === run.length
    ? t(`${which}-known`, { name, cards: known.join(", "), count: run.length })
    : t(which, { name, count: run.length });
}

/** Somebody else's pirate moves only when it is pushed. */
function pushed(picture: Picture, event: Happening, logged: Logged, name: (seat: unknown) => string): string | null {
  const by = logged.entry.type === "played" ? logged.entry.seat : null;
  if (event.event !== "Moved" || by === null || event["seat"] === by) return null;
  return t("cartagena-log-pushed", {
    name: name(event["seat"]),
    other: name(by),
    from: fromPlace(picture, num(event["start"])),
    to: toPlace(picture, num(event["end"])),
  });
}

function single(picture: Picture, event: Happening, name: (seat: unknown) => string): string | null {
  const facts = { name: name(event["seat"]), other: name(event["other"]) };
  switch (event.event) {
    case "Moved":
      return t("cartagena-log-moved", {
        ...facts,
        from: fromPlace(picture, num(event["start"])),
        to: toPlace(picture, num(event["end"])),
      });
    case "Laid":
    case "Discarded":
    case "Kept":
    case "PutUnder":
    case "Gave":
    case "Took":
      return t(`cartagena-log-${event.event.toLowerCase()}`, { ...facts, card: card(picture, event["card"]) });
    case "Looked":
    case "Won":
      return t(`cartagena-log-${event.event.toLowerCase()}`, facts);
    case "Sailed":
      return t(num(event["extra"]) ? "cartagena-log-sailed-captain" : "cartagena-log-sailed", facts);
    case "Opened":
      return t("cartagena-log-opened", {
        ...facts,
        place: placeName(picture, num(event["space"])),
        token: num(event["token"]),
      });
    case "Reshuffled":
      return t("cartagena-log-reshuffled");
    case "ChestsLaid":
      return t("cartagena-log-chestslaid");
    default:
      return null;
  }
}
