const lists = {
  and: new Intl.ListFormat('en-IN', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-IN', { type: 'disjunction' }),
};

/** Joins words for a sentence: Neil, Havelock and Port Blair. */
export function joinWords(words: readonly string[], joint: keyof typeof lists = 'and'): string {
  return lists[joint].format(words);
}

/** Joins the names of entries for a sentence. */
export function joinNames(items: readonly { name: string }[]): string {
  return joinWords(items.map(({ name }) => name));
}

/** Writes a range in words: 20 to 45, or only 20 if both ends are equal. */
export function rangeInWords(from: string | number, to: string | number): string {
  return from === to ? `${from}` : `${from} to ${to}`;
}
