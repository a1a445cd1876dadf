// How a language writes numbers and dates, also where the browser has no data for it: Chromium has none for Icelandic.

/** Languages that write numbers alike (1.234,5 and 73%), for browsers without data for the first. */
const NUMBERS_LIKE: Record<string, string> = { is: "nl" };

/** Languages that write dates in digits alike (7.11.2026). */
const DATES_LIKE: Record<string, string> = { is: "de" };

/** What a language calls itself, where the browser cannot say. */
const OWN_NAMES: Record<string, string> = { is: "Íslenska" };

const base = (tag: string): string => tag.slice(0, 2);

/** The locales for numbers of a language or a country ("de-CH"), the best first; also for plurals, which every browser has. */
export const numberLocales = (tag: string): string[] => [tag, NUMBERS_LIKE[base(tag)] ?? base(tag)];

/** A date: with the month's name, or in digits where the browser does not know the language's names. */
export function dateFormat(tag: string): Intl.DateTimeFormat {
  const digits = DATES_LIKE[base(tag)];
  if (!digits || Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0)
    return new Intl.DateTimeFormat(tag, { dateStyle: "medium" });
  return new Intl.DateTimeFormat(digits, { day: "numeric", month: "numeric", year: "numeric" });
}

const CLOCK = { hour: "numeric", minute: "2-digit" } as const;

/** A moment: with its weekday, or in digits where the browser does not know the language's names. */
export function momentFormat(tag: string): Intl.DateTimeFormat {
  const digits = DATES_LIKE[base(tag)];
  if (!digits || Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0)
    return new Intl.DateTimeFormat(tag, { weekday: "short", day: "numeric", month: "short", ...CLOCK });
  return new Intl.DateTimeFormat(digits, { day: "numeric", month: "numeric", ...CLOCK });
}

/** A language's own name, with a capital. */
export function ownName(language: string): string {
  const known = Intl.DisplayNames.supportedLocalesOf(language).length > 0;
  const name = known ? new Intl.DisplayNames(language, { type: "language" }).of(language) : OWN_NAMES[language];
  return name ? name.charAt(0).toLocaleUpperCase(language) + name.slice(1) : language;
}
