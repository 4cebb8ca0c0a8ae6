const lists = {
  and: new Intl.ListFormat('en-IN', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-IN', { type: 'disjunction' }),
};

/** Joins words as a sentence does: Neil, Havelock and Port Blair. */
export function joinWords(words: readonly string[], joint: keyof typeof lists = 'and'): string {
  return lists[joint].format(words);
}

/** The same with the names of things. */
export function joinNames(named: readonly { name: string }[]): string {
  return joinWords(named.map(({ name }) => name));
}
