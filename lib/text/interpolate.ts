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
