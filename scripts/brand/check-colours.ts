import type { ContentIssue } from '@/lib/content/report/issue';

/**
 * Finds a colour that browsers would leave out without a word.
 * @param source the text of tailwind.config.ts: a colour with a name of its own is told with that name
 * @param palettes colours by their names there: by day and in the dark
 */
export function checkColours(
  source: string,
  ...palettes: Record<string, string>[]
): ContentIssue | undefined {
  const isColour = /^(#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})|rgb\([\d %/]+\))$/i;
  const [name, value] =
    palettes.flatMap(Object.entries).find(([, one]) => !isColour.test(one)) ?? [];
  if (!name) return undefined;
  const lines = source.split('\n');
  const at = lines.findIndex((line) => line.includes(`'${value}'`));
  const [, written = name] = /([\w-]+)'? *[:=] *'/.exec(lines[at] ?? '') ?? [];
  return {
    file: 'tailwind.config.ts',
    item: written,
    field: '',
    problem: `is '${value}'`,
    expected: '# and six letters a to f or digits',
    line: at < 0 ? undefined : at + 1,
  };
}
