import type { ContentIssue } from './issue';

/** Thrown when content cannot be used; the message is the report. */
export class ContentError extends Error {
  constructor(readonly issues: ContentIssue[]) {
    super(formatReport(issues));
    this.name = 'ContentError';
  }
}

/** How often the same issue is shown; whoever corrects one finds the others by themselves. */
const shownTimes = 3;

/**
 * The report that editors read: issues grouped by file, each with item, field, what is wrong and what is
 * expected, and at its end the one to begin with. Plain text, no colours, so that it reads the same in a log.
 * @param shown how often the same issue is shown
 */
export function formatReport(issues: ContentIssue[], shown = shownTimes): string {
  const count = issues.length === 1 ? '1 fault' : `${issues.length} faults`;
  const files = new Set(issues.map(({ file }) => file)).size;
  const where = files === 1 ? '1 file' : `${files} files`;
  const rest = 'The rest is looked at when this is put right.';
  return `The content has ${count} in ${where}.\n\n${listIssues(issues, shown)}\n\n${rest}\n${firstStep(issues)}\n`;
}

/** The same for what is no fault but wants an eye: the site can be built with it. */
export function formatWarnings(warnings: ContentIssue[], shown = shownTimes): string {
  return `Look at this when you have time; the site can be built with it.\n\n${listIssues(warnings, shown)}\n`;
}

function firstStep([first]: ContentIssue[]): string {
  if (!first) return '';
  const isSentence = !first.expected || /[.?]$/.test(first.problem);
  const expected = isSentence ? '' : `; expected: ${first.expected}`;
  const step = `Begin with ${first.file}, ${whereOf(first)}: ${first.problem}${expected}`;
  return /[.?]$/.test(step) ? step : `${step}.`;
}

function listIssues(issues: ContentIssue[], times: number): string {
  const alike = groupBy(issues, ({ problem, expected }) => `${problem}\n${expected}`);
  const shown = issues.flatMap((issue) => {
    const same = alike.find((group) => group.includes(issue)) ?? [];
    const index = same.indexOf(issue);
    const more = same.length - times;
    const rest = `      The same holds in ${more} more ${more === 1 ? 'place' : 'places'}; npm run content -- --all lists them.`;
    const isLast = index === times - 1 && more > 0;
    const { file, problem, expected } = issue;
    const lines = [`  ${whereOf(issue)}`, `      ${problem}`];
    if (expected) lines.push(`      expected: ${expected}`);
    if (isLast) lines.push(rest);
    return index < times ? { file, text: lines } : [];
  });
  return groupBy(shown, ({ file }) => file)
    .map((group) => [group[0]?.file, ...group.flatMap(({ text }) => text)].join('\n'))
    .join('\n\n');
}

function whereOf({ item, field, line }: ContentIssue): string {
  const where = [item, field].filter(Boolean).join(' › ');
  if (line === undefined) return where || 'the whole file';
  return where ? `${where} (line ${line})` : `line ${line}`;
}

function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): T[][] {
  const keys = [...new Set(values.map(keyOf))];
  return keys.map((key) => values.filter((value) => keyOf(value) === key));
}
