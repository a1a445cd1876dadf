// Dates and numbers in the language of the page, formatted for the reader's country if it speaks that language.
import { dateFormat, numberLocales } from "./locale";
import { language } from "./words.svelte";

const country = (): string => navigator.languages.find((tag) => tag.startsWith(language())) ?? language();

const number = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(numberLocales(country()), options).format(value);

const withDecimals = (value: number, digits: number): string =>
  number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const day = (at: number): string => dateFormat(country()).format(at);

export const rating = (value: number): string => withDecimals(value, 1);

export const percent = (share: number): string => number(share, { style: "percent" });

/** A time in seconds, to the hundredth. */
export const seconds = (ms: number): string => withDecimals(ms / 1000, 2);
