/** A line of the index from A to Z. */
export type Line = { name: string; href: string };

/** The lines of one letter. */
export type Letter<Some> = { id: string; letter: string; lines: Some[] };

const { compare } = new Intl.Collator('en', { numeric: true, ignorePunctuation: true });

/**
 * Sorts lines by name and puts those with the same first letter together. Accents and what stands
 * before the first letter do not count.
 * @param digits the heading of names that start with a digit, which come first
 */
export function byLetter<Some extends Line>(
  lines: readonly Some[],
  digits: string,
): Letter<Some>[] {
  const letters = new Map<string, Letter<Some>>();
  for (const line of lines.toSorted((a, b) => compare(a.name, b.name))) {
    const [first = ''] = /[a-z0-9]/i.exec(line.name.normalize('NFD')) ?? [];
    const letter = /[a-z]/i.test(first) ? first.toUpperCase() : digits;
    const id = `letter-${letter === digits ? 'digit' : letter.toLowerCase()}`;
    const group = letters.get(id) ?? { id, letter, lines: [] };
    letters.set(id, { ...group, lines: [...group.lines, line] });
  }
  return [...letters.values()];
}
