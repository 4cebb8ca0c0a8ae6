import { interpolate } from './interpolate';

/** The words for 0 to 20. */
const numberWords =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** Chooses the singular or plural text, and fills in {count} with digits and {number} with a word (up to twenty). */
export function pluralize(
  { one, other }: { one: string; other: string },
  count: number,
  values: Record<string, string | number> = {},
): string {
  const number = numberWords[count] ?? count;
  return interpolate(count === 1 ? one : other, { ...values, count, number });
}
