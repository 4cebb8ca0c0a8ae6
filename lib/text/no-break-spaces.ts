/** A phone number: eight or more digits, in groups. */
export const phoneNumber = /(\+?\d(?: ?\d){7,})/g;

/** Spaces between a number and a word in lower case or a month after it, and before "°C" and "…". */
const joints = /(?<=\d) (?=[AFJMOS\p{Ll}]|Nov|Dec)| (?=[°…])/gu;

/** Puts no-break spaces into expressions such as "1 night" and "28 °C". The content of this site already has them. */
export function withNoBreakSpaces(text: string): string {
  return text.replace(joints, '\u00a0');
}

/** Keeps text in brackets on one line: "Havelock Island (Swaraj Dweep)" breaks before them. */
export function keepBracketsTogether(text: string): string {
  return text.replace(/\(.*?\)/g, (words) => words.replaceAll(' ', '\u00a0'));
}
