// What players agree on, in the language of the page: names of games, of options and of their values.
import { knows, t } from "./words.svelte";

export const gameName = (game: string): string => (knows(`game-${game}`) ? t(`game-${game}`) : game);

/** An option's name; without one of ours, what the game itself says of it. */
export function optionName(game: string, name: string, says = name): string {
  return knows(`option-${game}-${name}`) ? t(`option-${game}-${name}`) : says;
}

export function valueName(game: string, name: string, value: string): string {
  if (knows(`value-${game}-${name}-${value}`)) return t(`value-${game}-${name}-${value}`);
  return knows(`value-${value}`) ? t(`value-${value}`) : value;
}
