const lists = {
  and: new Intl.ListFormat('en-IN', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-IN', { type: 'disjunction' }),
};

/** Joins words as a sentence does: Neil, Havelock and Port Blair. */
export function joinWords(words: readonly string[], joint: keyof typeof lists = 'and'): string {
  return lists[joint].format(words);
}

/** Joins the names of things as a sentence does. */
export function joinNames(named: readonly { name: string }[]): string {
  return joinWords(named.map(({ name }) => name));
}

/** Joins the ends of a range: 20 to 45; only one of them when they are equal. */
export function rangeInWords(from: string | number, to: string | number): string {
  return from === to ? `${from}` : `${from} to ${to}`;
}
