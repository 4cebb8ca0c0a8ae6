const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** Joins words as a sentence does: Neil, Havelock and Port Blair. */
export function joinWords(words: readonly string[]): string {
  return list.format(words);
}
