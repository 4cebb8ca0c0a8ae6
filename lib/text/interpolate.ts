/**
 * Fills in the placeholders of a pattern: '{count} days' and { count: 2 } give '2 days'.
 * @param values the values by name (lib/text/placeholders.ts); a pattern doesn't have to use them all
 */
export function interpolate(pattern: string, values: Record<string, string | number>): string {
  return pattern.replace(/\{(\w+)\}/g, (all, name) =>
    Object.hasOwn(values, name) ? `${values[name]}` : all,
  );
}
