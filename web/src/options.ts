// Names of games, of options and of their values, in the language of the page.
import type { Refusal } from "./table.svelte";
import type { Control, GameInfo, OptionInfo } from "./wire";
import { hasMessage, t } from "./words.svelte";

type Chosen = Record<string, string>;

/** Whether an option decides anything, with these others and this number of players. */
export function isUsed({ applies }: OptionInfo, game: GameInfo, chosen: Chosen, players: number): boolean {
  return Object.entries(applies ?? {}).every(([name, values]) => {
    if (name === "players") return values.includes(String(players));
    const other = game.options.find((one) => one.name === name)!;
    return values.includes(isUsed(other, game, chosen, players) ? (chosen[name] ?? other.default) : other.default);
  });
}

/** A time control in words. */
export const controlWords = ({ kind = "none", seconds = 0, increment = 0, days = 0 }: Partial<Control> = {}): string =>
  kind === "none" ? t("time-none") : t(`control-${kind}`, { minutes: seconds / 60, increment, days });

/** The values of an option for these players: nobody can be first on a seat that is not there, and one device may have fewer. */
export const valuesFor = ({ name, values, shared }: OptionInfo, players: number, sharing = false): string[] =>
  values.filter((value) => (name !== "first" || !(Number(value) > players)) && !(sharing && value in (shared ?? {})));

/** The value that is played with, where several players may share a device. */
export const sharedValue = ({ shared }: OptionInfo, value: string, sharing: boolean): string =>
  (sharing ? shared?.[value] : undefined) ?? value;

/** The option a refusal is about: it names it, gives its value, or ends in its name ("…-option-teams"). */
export const optionOf = ({ code, facts }: Refusal, options: OptionInfo[]): OptionInfo | undefined =>
  options.find(({ name }) => facts["name"] === name) ??
  options.find(({ name }) => name in facts || code.endsWith(`option-${name}`));

export const gameName = (game: string): string => (hasMessage(`game-${game}`) ? t(`game-${game}`) : game);

/** An option's name; without a translation, the game's own description. */
export function optionName(game: string, name: string, says = name): string {
  return hasMessage(`option-${game}-${name}`) ? t(`option-${game}-${name}`) : says;
}

export function valueName(game: string, name: string, value: string): string {
  if (hasMessage(`value-${game}-${name}-${value}`)) return t(`value-${game}-${name}-${value}`);
  return hasMessage(`value-${value}`) ? t(`value-${value}`) : value;
}
