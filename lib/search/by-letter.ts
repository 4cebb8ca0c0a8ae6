import { splitWords } from './words';

/** The lines of one letter. */
type Letter<Line> = { id: string; letter: string; lines: Line[] };

const { compare } = new Intl.Collator('en', { numeric: true, ignorePunctuation: true });

/**
 * Sorts lines by name and puts those with the same first letter together. Accents and what stands
 * before the first letter do not count.
 * @param digits the heading of names that start with a digit, which come first
 */
export function byLetter<Line extends { name: string }>(
  lines: readonly Line[],
  digits: string,
): Letter<Line>[] {
  const letters = new Map<string, Letter<Line>>();
  for (const line of lines.toSorted((a, b) => compare(a.name, b.name))) {
    const first = splitWords(line.name).join('').charAt(0);
    const isLetter = /[a-z]/.test(first);
    const id = `letter-${isLetter ? first : 'digit'}`;
    const letter = isLetter ? first.toUpperCase() : digits;
    const group = letters.get(id) ?? { id, letter, lines: [] };
    group.lines.push(line);
    letters.set(id, group);
  }
  return [...letters.values()];
}
