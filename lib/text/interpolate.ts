import type { Pattern } from '@/content/schema/pattern';

/**
 * Fills in the placeholders of a pattern: '{count} days' and { count: 2 } give '2 days'.
 * @param values the values of all names that the pattern may contain
 */
export function interpolate<Name extends string>(
  pattern: Pattern<Name>,
  values: Record<Name, string | number>,
): string {
  return pattern.replace(/\{(\w+)\}/g, (all, name) =>
    Object.hasOwn(values, name) ? `${values[name as Name]}` : all,
  );
}

/** The words for 0 to 12. */
const numberWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

type Plural<Name extends string> = { one: Pattern<Name>; other: Pattern<Name> };
type Counted = 'count' | 'number';

/**
 * Chooses the singular or plural text, and fills in {count} with digits and {number} with a word (up to twelve).
 * @param values the values of all other names that the texts may contain
 */
export function pluralize(texts: Plural<Counted>, count: number): string;
export function pluralize<Name extends string>(
  texts: Plural<Name | Counted>,
  count: number,
  values: Record<Name, string | number>,
): string;
export function pluralize({ one, other }: Plural<string>, count: number, values = {}): string {
  const number = numberWords[count] ?? count;
  return interpolate(count === 1 ? one : other, { ...values, count, number });
}
