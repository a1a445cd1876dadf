// Dates and numbers in the language of the page, formatted for the reader's country if it speaks that language.
import { language } from "./words.svelte";

const country = (): string => navigator.languages.find((tag) => tag.startsWith(language())) ?? language();

export const day = (at: number): string => new Intl.DateTimeFormat(country(), { dateStyle: "medium" }).format(at);

export const rating = (value: number): string =>
  new Intl.NumberFormat(country(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
