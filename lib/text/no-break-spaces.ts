/** A phone number: eight or more digits, in groups. */
export const phoneNumber = /(\+?\d(?: ?\d){7,})/g;

/** Spaces between a number and a word in lower case or a month after it, and before "°C" and "…". */
const joints = /(?<=\d) (?=[AFJMOS\p{Ll}]|Nov|Dec)| (?=[°…])/gu;

/** Puts no-break spaces into expressions such as "1 night" and "28 °C". The content of this site already has them. */
export function withNoBreakSpaces(text: string): string {
  return text.replace(joints, '\u00a0');
}

/** Puts no-break spaces into texts that `JSON.parse` reads, but not into names of image files, which may have spaces. */
export function changeSpaces(key: string, value: unknown): unknown {
  return typeof value === 'string' && key !== 'src' ? withNoBreakSpaces(value) : value;
}

/** Keeps text in brackets on one line: "Havelock Island (Swaraj Dweep)" breaks before them. */
export function keepBracketsTogether(text: string): string {
  return text.replace(/\(.*?\)/g, (words) => words.replaceAll(' ', '\u00a0'));
}
