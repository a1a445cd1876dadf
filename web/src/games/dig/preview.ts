// What an action would do, said before the click.
import { t } from "../../words.svelte";
import type { Step } from "./choose";
import type { Asked, Move, Picture } from "./picture";
import {
  areaName,
  backgroundName,
  badgeName,
  badgeText,
  cardName,
  cardNames,
  cardText,
  gangName,
  toArea,
} from "./words";

/** The shortest name of an action, for its button. */
export function moveName(picture: Picture, move: Move, names: string[]): string {
  const { box } = picture;
  return t(`dig-move-${wordOf(picture, move)}`, {
    card: cardName(box, move.card),
    other: names[move.other ?? -1] ?? "",
    to: move.area === undefined ? "" : toArea(box, move.area),
    tool: cardName(box, move.tool),
    weapon: cardName(box, move.weapon),
    gang: move.gang === undefined ? "" : gangName(box.gangs[move.gang]!),
    uses: cardNames(box, move.uses ?? []),
    lacks: cardName(box, move.lacks),
    keeps: cardName(box, move.keeps),
    badge: move.badge ? badgeName(move.badge) : "",
    count: move.draws ?? move.number ?? move.dues ?? 0,
    points: move.points ?? 0,
    price: move.price ?? 0,
    cigarettes: move.cigarettes ?? 0,
    cost: move.cost ?? 0,
    michel: t(`dig-${picture.michel?.who ?? "michel"}`),
  });
}

/** The word for an action: some depend on what they name, or on what is asked. */
function wordOf(picture: Picture, move: Move): string {
  const what = picture.asked?.what.toLowerCase() ?? "";
  if (move.kind === "Play") {
    return move.other !== undefined ? "play-at" : move.area !== undefined ? "play-to" : "play";
  }
  if (move.kind === "Craft" && move.keeps !== undefined) return "craft-keeping";
  if (move.kind === "Tinker" && move.keeps !== undefined) return "tinker-keeping";
  if (move.kind === "Card" && what === "facemichel" && picture.box.uses.dig.includes(move.card!)) return "card-discard";
  if (move.kind === "Card") return CARD_ANSWERS[what] ?? "card";
  if (move.kind === "Pass") return PASS_ANSWERS[what] ?? "pass";
  if (move.kind === "Reveal") return "reveal";
  return move.kind.toLowerCase();
}

const CARD_ANSWERS: Record<string, string> = {
  stand: "card-lay",
  facemichel: "card-lay",
  giving: "card-give",
  selling: "card-sell",
  chooseloot: "card-take",
  takeback: "card-take",
  freedig: "card-dig",
};
const PASS_ANSWERS: Record<string, string> = {
  stand: "pass-fight",
  facemichel: "pass-fight",
  giving: "pass-give",
  selling: "pass-sell",
  sift: "pass-sift",
};

/** Everything worth knowing about an action, in one line. */
export function preview(picture: Picture, move: Move, names: string[]): string {
  const said = [moveName(picture, move, names)];
  if (move.cost && move.cost > 1) said.push(t("dig-costs", { count: move.cost }));
  if (move.kind === "Play") said.push(cardText(picture.box, move.card!));
  if (move.kind === "Badge") said.push(badgeText(move.badge!));
  if (move.points) {
    const { tunnel } = picture.prisoners[picture.turn]!;
    said.push(t("dig-tunnel-then", { points: tunnel + move.points, goal: picture.box.goal }));
  }
  return said.join(" · ");
}

/** The name of a step towards several actions. */
export function stepName(picture: Picture, step: Step, names: string[]): string {
  const { box } = picture;
  switch (step.what) {
    case "group":
      return t(`dig-step-${step.group}`);
    case "other":
      return names[step.value] ?? "";
    case "area":
      return areaName(box, step.value);
    case "tool":
      return t("dig-step-tool", { tool: cardName(box, step.value) });
    case "weapon":
      return t("dig-step-weapon", { weapon: cardName(box, step.value) });
    default:
      return step.group === "play"
        ? t("dig-step-play", { card: cardName(box, step.value) })
        : cardName(box, step.value);
  }
}

/** What is asked of this seat, in a sentence. */
export function askedWords(picture: Picture, seat: number, names: string[]): string {
  const { asked, box } = picture;
  if (!asked) return "";
  const prisoner = picture.prisoners[seat];
  const first = asked.details[0] ?? 0;
  return t(`dig-asked-${askedWord(asked, seat)}`, {
    name: names[asked.seat] ?? "",
    other: names[first] ?? "",
    over: Math.max(0, (prisoner?.held ?? 0) - (prisoner?.limit ?? 0)),
    roll: first + 1,
    signs: first,
    card: cardName(box, picture.shown ?? (asked.what === "AskAnother" ? first : null)),
    gang: gangName(box.gangs[first] ?? box.gangs[0]!),
    need: asked.details[1] ?? 0,
    michel: t(`dig-${picture.michel?.who ?? "michel"}`),
    background: prisoner?.background ? backgroundName(prisoner.background) : "",
    tool: cardName(box, picture.fight?.tool),
  });
}

/** The first answer of a fight is another question than the next, and than a teammate's. */
function askedWord({ what, details }: Asked, seat: number): string {
  const word = what.toLowerCase();
  if (word !== "stand" && word !== "facemichel") return word;
  if (details[0] !== seat) return "stand-help";
  return details[2] === 1 ? `${word}-first` : word;
}
