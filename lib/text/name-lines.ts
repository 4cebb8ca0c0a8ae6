/**
 * Divides a name that is too long for one line into two lines that are as even as its words allow.
 * @param longest the maximum length of a line, in characters
 * @returns one or two lines
 */
export function nameLines(name: string, longest: number): string[] {
  if (name.length <= longest) return [name];
  const words = name.split(' ');
  const ways = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const lengthOf = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return ways.sort((a, b) => lengthOf(a) - lengthOf(b))[0] ?? [name];
}
