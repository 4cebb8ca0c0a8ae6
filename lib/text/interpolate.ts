/** The words for 0 to 20. */
const numberWords =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/**
 * Fills in the placeholders of a pattern: '{count} days' and { count: 2 } give '2 days'.
 * @param values the values by name; a pattern need not use all of them
 */
export function interpolate(pattern: string, values: Record<string, string | number>): string {
  return pattern.replace(/\{(\w+)\}/g, (all, name) =>
    Object.hasOwn(values, name) ? `${values[name]}` : all,
  );
}

/**
 * Chooses the singular or the plural text, and fills in its placeholders: {count} as digits, and {number} as a word,
 * for numbers up to twenty.
 */
export function countPhrase(
  { one, other }: { one: string; other: string },
  count: number,
  values: Record<string, string | number> = {},
): string {
  const number = numberWords[count] ?? count;
  return interpolate(count === 1 ? one : other, { ...values, count, number });
}
