/** A phone number: eight or more digits, in groups. */
export const phoneNumber = /(\+?\d(?: ?\d){7,})/g;

/** The spaces at which a line must not break. */
const spaces = [
  // Between a number and the word or month after it, but a line may break after a year: "in 2018 the".
  /(?<=\d)(?<!\b(?:18|19|20)\d\d) (?=\p{Ll}|Jan|Feb|March|April|May|June|July|Aug|Sep|Oct|Nov|Dec)/u,
  // Within "9 am to noon".
  /(?<=\d [ap]m(?: to)?) (?=to |noon|\d)/u,
  // Between nights and their place, within the town's name, and before "°C".
  /(?<=\d nights?) (?=\p{Lu})/u,
  /(?<=\bPort) (?=Blair)/u,
  / (?=°)/u,
];
const joints = new RegExp(spaces.map(({ source }) => source).join('|'), 'gu');

/** Puts no-break spaces into expressions such as "1 night", "1 October" and "28 °C", and into phone numbers. */
export function withNoBreakSpaces(text: string): string {
  return text
    .replace(phoneNumber, (number) => number.replaceAll(' ', '\u00a0'))
    .replace(joints, '\u00a0');
}

/** Keeps text in brackets on one line: "Havelock Island (Swaraj Dweep)" breaks before them. */
export function keepBracketsTogether(text: string): string {
  return text.replace(/\(.*?\)/g, (words) => words.replaceAll(' ', '\u00a0'));
}
