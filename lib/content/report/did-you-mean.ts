import { distance } from 'fastest-levenshtein';
import { joinWords } from '@/lib/text/join-words';

/**
 * Suggests existing names for one that does not exist.
 * @param names the existing names
 * @returns sentences with the most similar name, if any is similar, and with all names if there are few
 */
export function didYouMean(name: string, names: readonly string[]): string {
  const all = [...new Set(names)];
  const [nearest] = all
    .map((option) => ({ option, edits: distance(name.toLowerCase(), option.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
  if (!nearest) return 'There is nothing to choose from: the list is empty.';
  const choice = all.length <= 8 ? `It can be ${joinWords(all, 'or')}.` : '';
  // Similar names share a letter, so 1 is not suggested in place of 7.
  const isSimilar = nearest.edits < name.length && nearest.edits <= Math.max(2, name.length / 3);
  if (isSimilar) return `Did you mean ${nearest.option}? ${choice}`.trim();
  return choice || 'No name is similar. This one may have been renamed or deleted.';
}
