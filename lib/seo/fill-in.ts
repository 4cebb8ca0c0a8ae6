/** Puts an item's name and duration into a pattern such as "{name}, {duration}". */
export function fillIn(
  pattern: string,
  { name = '', duration = '' }: { name?: string | undefined; duration?: string },
): string {
  return pattern.replace('{name}', () => name).replace('{duration}', () => duration);
}
