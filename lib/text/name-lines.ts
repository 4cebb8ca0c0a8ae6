/** A name that is longer stands in two lines: in one it would push the links out of the header. */
const longestLine = 12;

/**
 * Divides a name for the wordmark: a long one in two lines that are as even as its words allow.
 * @returns one or two lines, which are the name when they are joined by a space
 */
export function nameLines(name: string): string[] {
  if (name.length <= longestLine) return [name];
  const words = name.split(' ');
  const ways = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return ways.sort((one, other) => longest(one) - longest(other))[0] ?? [name];
}
