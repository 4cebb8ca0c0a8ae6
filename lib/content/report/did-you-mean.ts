import { distance } from 'fastest-levenshtein';

/**
 * A sentence of help for an unknown name.
 * @param known the existing names
 * @returns a sentence with the most similar name, or with all names if there are few
 */
export function didYouMean(name: string, known: readonly string[]): string {
  const [near] = known
    .map((one) => ({ one, letters: distance(name.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.letters - b.letters);
  if (!near) return 'There is none yet: add it there first.';
  if (near.letters <= Math.max(2, name.length / 3)) return `Did you mean ${near.one}?`;
  return known.length <= 8
    ? `It can be ${known.join(', ')}.`
    : 'None is like it. If it was renamed or deleted, write the new name or take it out here.';
}
