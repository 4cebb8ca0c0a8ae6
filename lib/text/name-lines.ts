/**
 * Divides a name that is too long for one line into two that are as even as its words allow.
 * @param widest the most that one line holds, in what `widthOf` gives
 * @returns one or two lines, which are the name when they are joined by a space
 */
export function nameLines(
  name: string,
  widest: number,
  widthOf = (line: string) => line.length,
): string[] {
  if (widthOf(name) <= widest) return [name];
  const words = name.split(' ');
  const ways = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const widestOf = (lines: string[]) => Math.max(...lines.map(widthOf));
  return ways.sort((one, other) => widestOf(one) - widestOf(other))[0] ?? [name];
}
