import { findRule, type Rule } from '@/lib/text/find-rule';
import { checkBrackets } from './bracket-error';
import { plainNumber } from './corrections';
import type { IssueText } from './issue';

/** What is wrong with the source of a content file; lines are counted from one. */
export type SyntaxIssue = IssueText & { line: number };

/** Why a file cannot be used, as esbuild or Node says it, and the place if that is known. */
export type ParseError = { text: string; line?: number; column?: number };

/**
 * Says in one plain sentence what is wrong with the source of a content file.
 * @param source the whole file
 * @param complaint why it cannot be used; undefined when it can
 * @returns undefined for a source without a syntax error; {file} stands for the path of the file
 */
export function checkSyntax(source: string, complaint?: ParseError): SyntaxIssue | undefined {
  const inFile = findRule(fileRules, source) ?? (complaint && findRule(strayRules, source));
  if (inFile) return { ...inFile, line: source.slice(0, inFile.index).split('\n').length };
  if (!complaint) return undefined;
  const lines = source.split('\n');
  const line = complaint.line ?? lineOf(complaint.text, lines);
  const here = lines[line - 1] ?? '';
  const around = textAround(lines, line, complaint);
  // From what is surest to what is a guess: a name that esbuild says; the line alone, whose missing quote makes
  // all after it look wrong; then quotes, open texts and numbers, which also hide brackets. Brackets come only
  // now, as those in an open text would be counted; the line above and signs are what is left.
  const fault =
    findRule(namedRules, complaint.text) ??
    findRule(lineRules, here) ??
    findRule(quoteRules, around) ??
    findOpenText(here, lines[line]) ??
    findNumberError(here);
  if (fault) return { ...fault, line };
  const bracketFault = checkBrackets(source);
  if (bracketFault) return bracketFault;
  const above = findRule(aboveRules, around);
  if (above) return { ...above, line: lineBefore(lines, line) };
  return { ...(findRule(signRules, around) ?? unknown), line };
}

/** The line of a name that nothing has; the first when it is not found. */
function lineOf(text: string, lines: readonly string[]): number {
  const [, name = ''] = /(\S+) is not defined/.exec(text) ?? [];
  const isThere = new RegExp(`[:[,] *${name}\\b`);
  return (
    Math.max(
      0,
      lines.findIndex((line) => isThere.test(withoutTexts(line))),
    ) + 1
  );
}

/** The lines around the place where reading ends, which is a bar; without notes. */
function textAround(lines: readonly string[], line: number, { column = 0 }: ParseError): string {
  const above = lines.slice(0, line - 1).map((one) => one.replace(/(^|\s)\/\/.*/, ''));
  // esbuild counts in bytes.
  const bytes = Buffer.from(lines[line - 1] ?? '');
  return `${[...above, bytes.subarray(0, column)].join('\n')}|${bytes.subarray(column)}`;
}

/** The last line before another one that has more than a note. */
const lineBefore = (lines: readonly string[], line: number) =>
  lines.slice(0, line - 1).findLastIndex((one) => /^\s*[^\s/]/.test(one)) + 1;

const withoutTexts = (line: string) => line.replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, '');

const again = 'the file saved again by a text editor such as VS Code, as UTF-8';

/** What no content file has, whatever its data say. In a list two commas stand for a missing value. */
const fileRules: Rule[] = [
  [/^\s*$/, 'The file is empty.', 'its entries; to bring them back, type: git checkout {file}'],
  [/^(\{\\rtf|PK\W|\s*<(!doctype|html))/i, 'The file was saved by a word processor.', again],
  [/\0/, 'The file is saved as UTF-16, and not as UTF-8.', again],
  [
    /\ufffd/,
    'This line has a letter that is not saved as UTF-8.',
    `the letter again, and ${again}`,
  ],
  [/^(<{7}|={7}|>{7})/m, 'Two people changed these lines; git marked both.', 'one of the two'],
  [/^export const [^=\n]*$/m, 'The sign = is missing in this line.', '= before the [ or {'],
  [
    /(?<=^(?:[^'"/\n]|\/(?!\/)|'[^'\n]*'|"[^"\n]*")*,)\s*,/m,
    'There is a comma too many in this line.',
    'one comma between two values',
  ],
];

/** Signs and letters that a slip of the finger leaves, in a file that cannot be used. */
const strayRules: Rule[] = [
  [
    /(?<=^[\s\]});]*)(?<name>\p{L}{1,3});?$/mu,
    '“{name}” does not belong here.',
    'this line without it',
  ],
  [
    /(?<=^ +[^/\n]*['"])(?<sign>[.;])$/m,
    'There is a {sign} where a comma belongs.',
    'a comma in its place',
  ],
];

/** What esbuild and Node name. */
const namedRules: Rule[] = [
  [/^Duplicate key "(?<name>.*)"/, '{name} stands twice in this entry, here and above.', 'it once'],
  [/same name "(?<name>.*)"/, '{name} stands twice in this file.', 'each list once'],
  [/\b(?<name>true|yes) is not defined/i, 'Write true instead of {name}.', 'true'],
  [/\b(?<name>false|no) is not defined/i, 'Write false instead of {name}.', 'false'],
  [/(?<name>\S+) is not defined/, '“{name}” has no quotes around it.', "'{name}'"],
];

const noQuotes = '“{words}” has no quotes around it.';

/** What shows in the line alone. */
const lineRules: Rule[] = [
  [/^\s*(#|\/[^/*])/, 'A note begins with // in each of its lines.', '// and the note'],
  [
    /^(?!export|import|const|type)\w/,
    'This line belongs to no list, and is no note.',
    '// before a note',
  ],
  [/(?<words>'[^',]*[^',\s]), ?(\w+: ?)?'\w/, "A text here has no ' at its end.", "{words}'"],
  [/: (?<words>(https?:\/\/|#[\da-f])[^\s,'"]+)/i, noQuotes, "'{words}'"],
  [/^\s*(?:\w+: *)?(?!true|false)(?<words>\p{L}[^'":{[]*?),?$/u, noQuotes, "'{words}'"],
  [
    /^\s*(?:\w+: *)?(?<words>\p{L}[^'":]*)(?<quote>['"]),?$/u,
    'The text in this line has no {quote} at its beginning.',
    '{quote}{words}{quote}',
  ],
];

/** Quotes around the place where reading ends. */
const quoteRules: Rule[] = [
  [/\|(?<sign>[‘’“”„«»´])/, "Write straight quotes ' ' around a text, and not {sign}.", "'…'"],
  [/(?<sign>['"])\k<sign>\|/, 'There is a {sign} too many in this line.', 'one at each end'],
  [/['"] ?\|\w+: *(['"{[\d]|true|false)/, 'A comma is missing in this line.', 'a comma'],
  [/(?<one>[^\s']*)' ?\|(?<two>\p{L}+)/u, "Use ’ instead of ' inside a text.", '{one}’{two}'],
  [/" ?\|(?<word>\p{L}+)/u, 'Use “ and ” instead of " inside a text.', '“{word}”'],
];

/** A text that does not end in its line. */
function findOpenText(line: string, next = ''): IssueText | undefined {
  const [, quote, words = '', end] = /(['"])(.*?)(;?)[\s,\]}]*$/.exec(withoutTexts(line)) ?? [];
  if (!quote) return undefined;
  const makeText = (problem: string, expected: string) => ({ problem, expected });
  if (!words) return makeText(`There is a ${quote} too many in this line.`, 'one at each end');
  if (/[’‘“”´`'"]$/.test(words)) {
    return makeText(
      `This text begins with ${quote} and ends with ${words.at(-1)}.`,
      `two ${quote}`,
    );
  }
  if (/^\s*[\p{L}\d][^:'"]*['"]/u.test(next)) {
    return makeText('The text in this line goes on in the next.', 'all of it in one line');
  }
  const shown = words.length > 40 ? words.slice(-40) : `${quote}${words}`;
  return makeText(`The text in this line has no ${quote} at its end.`, `${shown}${quote}${end}`);
}

/** A number that is not written as digits alone: ₹22,500, Rs. 22500/-, 022500, 40%, 11,67. */
function findNumberError(line: string): IssueText | undefined {
  const number = /[:[] *((?:₹|\$|€|Rs\b\.?)? ?\d+(?:[,. ]\d+)*(?: ?[^\s,\]}:]+(?!\w*:))?)/gi;
  for (const [, written = ''] of withoutTexts(line).matchAll(number)) {
    if (/^(0|[1-9]\d*)(\.\d+)?$/.test(written)) continue;
    // A coordinate has a part of a degree; a price of that size has none.
    const isCoordinate = /\b(north|east): *$/.test(line.slice(0, line.indexOf(written)));
    const isDecimal = isCoordinate || /^\d{1,2}[.,]\d{2}(\d{2})?\b/.test(written);
    const right = (isDecimal ? written.replace(',', '.') : plainNumber(written)) ?? 'the number';
    return { problem: `Write ${right} in digits alone.`, expected: `${right}, without signs` };
  }
  return undefined;
}

/** What is missing at the end of a line shows in the next one. */
const aboveRules: Rule[] = [
  [/['"\w}\]]\s*\n\s*\|['"\w[{]/, 'A comma is missing at the end of this line.', 'a comma'],
];

/** Values, colons, brackets and commas around the place where reading ends. */
const signRules: Rule[] = [
  [/(?<name>\w+): *\n?\s*\|[,}\]]/, '{name} has no value.', 'a value, or no such line'],
  [/(\[|[}\]],)\s*(?<name>\w+)\|:/, 'A { is missing before {name}.', '{ before it'],
  [/[{,]\s*(?<name>\w+) *\|['"\d[{=]/, 'A colon is missing after {name}.', '{name}:'],
  [/(['"\d}\]]|true|false) *\|['"\w[{]/, 'A comma is missing in this line.', 'a comma'],
];

const unknown: IssueText = {
  problem: 'Something in this line, or just above it, is not written as in the other files.',
  expected: 'commas, quotes and brackets in pairs',
};
