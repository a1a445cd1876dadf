// Days and numbers as the reader writes them: in the language of the page, the way of their own country if it speaks it.
import { language } from "./words.svelte";

const country = (): string => navigator.languages.find((tag) => tag.startsWith(language())) ?? language();

export const day = (at: number): string => new Intl.DateTimeFormat(country(), { dateStyle: "medium" }).format(at);

export const rating = (value: number): string =>
  new Intl.NumberFormat(country(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
