/** The words for 0 to 20, as texts may count. */
const numberWords =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/**
 * Fills the words in { } of a pattern: '{count} days' and { count: 2 } give '2 days'.
 * @param values the words; a pattern may leave some out
 */
export function interpolate(pattern: string, values: Record<string, string | number>): string {
  return pattern.replace(/\{(\w+)\}/g, (all, name) => `${values[name] ?? all}`);
}

/**
 * Chooses between the text for one and the text for more, and fills in other words and the count: as digits for
 * {count}, in letters for {number}, where that is a word of one part.
 */
export function countPhrase(
  { one, other }: { one: string; other: string },
  count: number,
  values: Record<string, string | number> = {},
): string {
  const number = numberWords[count] ?? count;
  return interpolate(count === 1 ? one : other, { ...values, count, number });
}
