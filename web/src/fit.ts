// Text that must fit: long words in small letters.
const SMALLEST = 0.52; // rem: longer words are broken instead
const LETTER = 0.68; // of the font's size: how wide a letter is, roughly

const SOFT_HYPHEN = "\u00AD";

/** How many letters a text's longest word has, or its longest part with the hyphen if it may be broken. */
export const longestWord = (text: string): number => Math.max(1, ...text.split(/[\s-]+/).flatMap(partLengths));

const partLengths = (word: string): number[] =>
  word.split(SOFT_HYPHEN).map((part, n, parts) => part.length + (n < parts.length - 1 ? 1 : 0));

/** The font size at which a text's longest word fits a width; at most the usual size, and legible. In rem. */
export function fittingSize(text: string, width: number, usual: number): number {
  return Math.min(usual, Math.max(SMALLEST, Math.floor((width / (longestWord(text) * LETTER)) * 100) / 100));
}

/** Whether a text takes more than some lines of so many letters, or has a word that is longer than a line. */
export function overfills(text: string, letters: number, lines: number): boolean {
  let [line, room] = [0, 0];
  for (const word of text.split(/\s+/)) {
    if (longestWord(word) > letters) return true;
    if (word.length + 1 > room) [line, room] = [line + 1, letters + 1];
    room -= word.length + 1;
  }
  return line > lines;
}
