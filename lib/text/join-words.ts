const lists = {
  and: new Intl.ListFormat('en-IN', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-IN', { type: 'disjunction' }),
};

/** Joins words for a sentence: Neil, Havelock and Port Blair. */
export function joinWords(
  words: readonly string[],
  conjunction: keyof typeof lists = 'and',
): string {
  return lists[conjunction].format(words);
}

/**
 * Joins the names of entries for a sentence.
 * @param limit the maximum length in characters, beyond which names are only counted: Neil and 2 more
 */
export function joinNames(items: readonly { name: string }[], limit = Infinity): string {
  const names = items.map(({ name }) => name);
  let text = joinWords(names);
  for (let shown = names.length - 1; text.length > limit; shown -= 1) {
    text = joinWords([...names.slice(0, shown), `${names.length - shown} more`]);
  }
  return text;
}

/** Writes a range in words: 20 to 45, or only 20 if both ends are equal. */
export function rangeInWords(from: string | number, to: string | number): string {
  return from === to ? `${from}` : `${from} to ${to}`;
}
