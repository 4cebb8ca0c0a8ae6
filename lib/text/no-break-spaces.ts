/** A telephone number: digits in groups, eight or more of them. */
export const phoneNumber = /(\+?\d(?: ?\d){7,})/g;

/**
 * Where a line must not end: between a figure and the word or month after it, within "9 am to noon", between
 * nights and their place, within the town's name, and before "°C". A year stands alone: "in 2018 the" may break.
 */
const joints =
  /(?<=\d)(?<!\b(?:18|19|20)\d\d) (?=\p{Ll}|Jan|Feb|March|April|May|June|July|Aug|Sep|Oct|Nov|Dec)|(?<=\d [ap]m(?: to)?) (?=to |noon|\d)|(?<=\d nights?) (?=\p{Lu})|(?<=\bPort) (?=Blair)| (?=°)/gu;

/** Keeps together what reads as one: "1 night", "1 October", "28 °C", telephone numbers. */
export function withNoBreakSpaces(text: string): string {
  return text
    .replace(phoneNumber, (number) => number.replaceAll(' ', '\u00a0'))
    .replace(joints, '\u00a0');
}

/** Keeps "to" with the name after it: "Port Blair to Havelock" breaks before "to". */
export function routeWithNoBreakSpaces(text: string): string {
  return text.replaceAll(' to ', ' to\u00a0');
}

/** Keeps together what stands in brackets: "Havelock Island (Swaraj Dweep)" breaks before them. */
export function keepBracketsTogether(text: string): string {
  return text.replace(/\(.*?\)/g, (words) => words.replaceAll(' ', '\u00a0'));
}
