// Names of games, of options and of their values, in the language of the page.
import { hasMessage, t } from "./words.svelte";

export const gameName = (game: string): string => (hasMessage(`game-${game}`) ? t(`game-${game}`) : game);

/** An option's name; without a translation, the game's own description. */
export function optionName(game: string, name: string, says = name): string {
  return hasMessage(`option-${game}-${name}`) ? t(`option-${game}-${name}`) : says;
}

export function valueName(game: string, name: string, value: string): string {
  if (hasMessage(`value-${game}-${name}-${value}`)) return t(`value-${game}-${name}-${value}`);
  return hasMessage(`value-${value}`) ? t(`value-${value}`) : value;
}
