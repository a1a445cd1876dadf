// Names for areas, cards, gangs and Backgrounds, in the language of the page.
import { knows, t } from "../../words.svelte";
import { numbersTo, type Box, type Picture } from "./picture";

export const areaName = (box: Box, area: number): string => t(`dig-area-${areaWord(box, area)}`);
export const toArea = (box: Box, area: number): string => t(`dig-area-${areaWord(box, area)}`, {}, "to");

/** In teams the Cell block is block A. */
function areaWord(box: Box, area: number): string {
  if (area === 0 && box.teams) return "block-a";
  return box.areas.find(({ at }) => at === area)?.key ?? "block-b";
}

/** What is known of an area: what a Search finds, whether one crafts, which numbers lead there, and what of it is ours. */
export function areaWords(box: Box, area: number): string {
  const found = box.areas.find(({ at }) => at === area);
  if (!found) return "";
  const numbers = numbersTo(box, area);
  const said = [
    areaName(box, area),
    t("dig-area-search", { count: found.search }),
    found.craft ? t("dig-area-craft") : t("dig-area-no-craft"),
    numbers.length > 0 ? t("dig-area-die", { numbers: numbers.join(", ") }) : t("dig-area-no-die"),
    box.reconstructed.includes("areas") || box.reconstructed.includes("die") ? t("dig-area-ours") : "",
  ];
  return said.filter(Boolean).join(" · ");
}

export const cardName = (box: Box, card: number | null | undefined): string =>
  card === null || card === undefined ? t("dig-a-card") : t(`dig-card-${box.cards[card] ?? ""}`);

export const cardNames = (box: Box, cards: number[]): string => cards.map((card) => cardName(box, card)).join(", ");

/** What a card says, or what it is for. */
export function cardText(box: Box, card: number): string {
  const key = box.cards[card] ?? "";
  if (knows(`dig-text-${key}`)) return t(`dig-text-${key}`);
  const gangs = box.gangs.filter((_, gang) => box.accessories[gang]!.includes(card));
  if (gangs.length > 0) return t("dig-text-accessory", { gangs: gangs.map(gangName).join(", ") });
  const makes = box.recipes.filter(({ parts }) => parts.includes(card)).map(({ make }) => cardName(box, make));
  if (makes.length > 0) return t("dig-text-material", { cards: [...new Set(makes)].join(", ") });
  if (box.uses.fight.includes(card)) return t("dig-text-weapon");
  return box.points[card] ? t("dig-text-tool", { points: box.points[card] }) : t("dig-text-goods");
}

export const gangName = (gang: string): string => t(`dig-gang-${gang}`);
/** "cartel1" is card 1 of the Cartel. */
export const badgeName = (key: string): string => `${gangName(key.slice(0, -1))} ${key.slice(-1)}`;
export const badgeText = (key: string): string => t(`dig-text-${key}`);
export const backgroundName = (key: string): string => t(`dig-background-${key}`);
export const backgroundText = (key: string): string => t(`dig-text-${key}`);
export const michelName = (picture: Picture): string => t(`dig-${picture.michel?.who ?? "michel"}`);

const slug = (title: string): string => title.toLowerCase().replaceAll(" ", "-").replaceAll("'", "");

/** What the server's refusals say in English about cards and Backgrounds, said in ours. */
export function refusalFacts(facts: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => {
      const key = `dig-${name}-${slug(String(fact))}`;
      return [name, knows(key) ? t(key) : String(fact)];
    }),
  );
}
