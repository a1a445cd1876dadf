// Dates and numbers in the language of the page, formatted for the reader's country if it speaks that language.
import { dateFormat, momentFormat, numberLocales } from "./locale";
import { language } from "./words.svelte";

const country = (): string => navigator.languages.find((tag) => tag.startsWith(language())) ?? language();

const number = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(numberLocales(country()), options).format(value);

const withDecimals = (value: number, digits: number): string =>
  number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const day = (at: number): string => dateFormat(country()).format(at);

export const rating = (value: number): string => withDecimals(value, 1);

export const percent = (share: number): string => number(share, { style: "percent" });

const SURE = 0.005; // by how much chances that add up to 1 are off at most, each being rounded

/** Everybody's chances. Where one of them wins they add up to 100 %; not in teams, where several do. */
export function percents(chances: number[]): string[] {
  const sum = chances.reduce((all, chance) => all + chance, 0);
  return (Math.abs(sum - 1) < SURE ? addingUp(chances.map((chance) => chance / sum)) : chances).map(percent);
}

/** Shares of 1 in whole hundredths: rounded down, and those with the largest remainders up. */
function addingUp(shares: number[]): number[] {
  const whole = shares.map((share) => Math.floor(100 * share + 1e-9));
  const short = 100 - whole.reduce((all, one) => all + one, 0);
  const rest = (seat: number): number => 100 * shares[seat]! - whole[seat]!;
  const up = new Set([...shares.keys()].sort((one, other) => rest(other) - rest(one)).slice(0, short));
  return whole.map((one, seat) => (up.has(seat) ? one + 1 : one) / 100);
}

/** A time in seconds, to the hundredth. */
export const seconds = (ms: number): string => withDecimals(ms / 1000, 2);

/** A time of day. */
export const clockTime = (at: number): string =>
  new Intl.DateTimeFormat(country(), { hour: "2-digit", minute: "2-digit" }).format(at);

/** A moment of these days. */
export const moment = (at: number): string => momentFormat(country()).format(at);

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** How long something took: 4:07, or 1:04:07 with hours. */
export function duration(ms: number): string {
  const all = Math.round(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`;
}
