import { fillIn } from '@/lib/text/fill-in';
import { checkBrackets } from './bracket-error';
import { plainNumber } from './corrections';
import type { SyntaxIssue } from './issue';

/** Why a file cannot be used, as esbuild or Node says it, and the place if that is known. */
export type ParseError = { text: string; line?: number; column?: number };

/**
 * Says in one plain sentence what is wrong with the source of a content file.
 * @param source the whole file
 * @param complaint why it cannot be used; undefined when it can
 * @returns undefined for a source without a syntax error; {file} stands for the path of the file
 */
export function checkSyntax(source: string, complaint?: ParseError): SyntaxIssue | undefined {
  const slip = lookAt(source, complaint);
  for (const [when, problem, remedy = ''] of complaint ? [...fileRules, ...rules] : fileRules) {
    const found = when(slip);
    if (!found) continue;
    const line = Number(found.line ?? slip.at);
    return { line, problem: fillIn(problem, found), expected: fillIn(remedy, found) };
  }
  if (!complaint) return undefined;
  return {
    line: slip.at,
    problem: 'Something in this line, or just above it, is not written as in the other files.',
    expected: `commas, quotes and brackets in pairs. The program says: ${complaint.text}`,
  };
}

/** What rules look at. */
type Slip = {
  source: string;
  /** What esbuild or Node says, and the line that it means. */
  complaint: string;
  at: number;
  line: string;
  /** The line without its whole texts, and the next one. */
  openText: string;
  /** All up to the end of the line, without notes, and a bar where reading ends. */
  around: string;
};

function lookAt(source: string, { text = '', line, column = 0 }: Partial<ParseError> = {}): Slip {
  const lines = source.split('\n');
  const at = line ?? lineOf(text, lines);
  const here = lines[at - 1] ?? '';
  const above = lines.slice(0, at - 1).map((one) => one.replace(/(^|\s)\/\/.*/, ''));
  // esbuild counts in bytes.
  const bytes = Buffer.from(here);
  return {
    source,
    complaint: text,
    at,
    line: here,
    openText: `${withoutTexts(here)}\n${lines[at] ?? ''}`,
    around: `${[...above, bytes.subarray(0, column)].join('\n')}|${bytes.subarray(column)}`,
  };
}

/** The line of a name that nothing has; the first when it is not found. */
function lineOf(text: string, lines: readonly string[]): number {
  const [, name = ''] = /(\S+) is not defined/.exec(text) ?? [];
  const isThere = new RegExp(`(^|[:[,;]) *${name}\\b`);
  return Math.max(1, lines.findIndex((line) => isThere.test(withoutTexts(line))) + 1);
}

const withoutTexts = (line: string) => line.replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, '');

/** What is said when a slip is found: the words that `when` finds stand in { }. */
type Rule = readonly [when: (slip: Slip) => Found | undefined, problem: string, remedy?: string];

/** Words of a slip, and its line, if the program means another. */
type Found = Record<string, string | number>;

const lookIn = (part: Exclude<keyof Slip, 'at'>) => (pattern: RegExp) => (slip: Slip) => {
  const { groups, index } = pattern.exec(slip[part]) ?? {};
  if (index === undefined) return undefined;
  const isFromTop = part === 'source' || part === 'around';
  const line = isFromTop ? slip[part].slice(0, index).split('\n').length : slip.at;
  return { ...groups, line };
};

const inSource = lookIn('source');
const inComplaint = lookIn('complaint');
const inLine = lookIn('line');
const inOpenText = lookIn('openText');
const around = lookIn('around');

const again = 'the file saved again by a text editor such as VS Code, as UTF-8';
const noQuotes = ['“{words}” has no quotes around it.', "'{words}'"] as const;
const noComma = 'A comma is missing in this line.';

/** What no content file has, also where it can be read: in a list two commas stand for a missing value. */
const fileRules: Rule[] = [
  [
    inSource(/^\s*$/),
    'The file is empty.',
    'its entries; to bring them back, type: git checkout {file}',
  ],
  [
    inSource(/^(\{\\rtf|PK\W|\s*<(!doctype|html))/i),
    'The file was saved by a word processor.',
    again,
  ],
  [inSource(/\0/), 'The file is saved as UTF-16, and not as UTF-8.', again],
  [
    inSource(/\ufffd/),
    'This line has a letter that is not saved as UTF-8.',
    `the letter again, and ${again}`,
  ],
  [
    inSource(/^(<{7}|={7}|>{7})/m),
    'Two people changed these lines; git marked both.',
    'one of the two, without the marks of git',
  ],
  [inSource(/^export const [^=\n]*$/m), 'The sign = is missing in this line.'],
  [
    inSource(/(?<=^(?:[^'"/\n]|\/(?!\/)|'[^'\n]*'|"[^"\n]*")*,)\s*,/m),
    'There is a comma too many in this line.',
  ],
];

/**
 * What else keeps a file from being read, from what is surest to what is a guess. Quotes, open texts and numbers
 * come before brackets: those in an open text would be counted.
 */
const rules: Rule[] = [
  [
    inSource(/^[^'"/\n]*\/\*(?![\s\S]*\*\/)/m),
    'The note that begins with /* in this line has no */ at its end.',
  ],
  [inSource(/(?<=^ +[^/\n]*['"])(?<sign>[.;])$/m), 'There is a {sign} where a comma belongs.'],
  [
    inComplaint(/^Duplicate key "(?<name>.*)"/),
    '{name} stands twice in this entry, here and above.',
  ],
  [inComplaint(/same name "(?<name>.*)"/), '{name} stands twice in this file.'],
  [inComplaint(/\b(?<name>true|yes) is not defined/i), 'Write true instead of {name}.'],
  [inComplaint(/\b(?<name>false|no) is not defined/i), 'Write false instead of {name}.'],
  [
    inOpenText(/^(?:[^\n'"]*?[:[,])? *(?<words>\/\w[\w/#.-]*|[a-z]\w*(?:-\w+)+)(?= *[,\]}:\n])/i),
    ...noQuotes,
  ],
  [inComplaint(/(?<words>\S+) is not defined/), ...noQuotes],
  [around(/\|(?<sign>[‘’‚‛“”„′″«»´])/), "Write straight quotes ' ' around a text, and not {sign}."],
  [
    around(/\|[\u00ad\u200b-\u200f\u2060\ufeff]/),
    'An invisible sign stands in this line.',
    'the line typed again',
  ],
  [around(/\|(?<sign>(?!\d)\p{Nd})/u), 'Write the digits 0 to 9, and not {sign}.'],
  [
    inLine(/^(?!export|import|const|type)\w/),
    'This line belongs to no list, and is no note. Notes begin with //.',
  ],
  [
    inLine(/(?<words>'[^',]*[^',\s]), ?(\w+: ?)?'\w/),
    "A text here has no ' at its end.",
    "{words}'",
  ],
  [inLine(/: (?<words>(https?:\/\/|#[\da-f])[^\s,'"]+)/i), ...noQuotes],
  [inLine(/^\s*(?:\w+: *)?(?!true|false)(?<words>[\p{L}\P{ASCII}][^'":{[]*?),?$/u), ...noQuotes],
  [
    inLine(/^\s*(?:\w+: *)?(?<words>\p{L}[^'":]*)(?<quote>['"]),?$/u),
    'The text in this line has no {quote} at its beginning.',
    '{quote}{words}{quote}',
  ],
  [
    inOpenText(/^(?:[^\n'"]*\s)?(?<sign>#|<!--|\/) /),
    'A note begins with //, and not with {sign}.',
  ],
  [around(/(?<sign>['"])\k<sign>\|/), 'There is a {sign} too many in this line.'],
  [around(/['"] ?\|\w+: *(['"{[\d]|true|false)/), noComma],
  [
    around(/(?<one>[^\s']*)' ?\|(?<two>\p{L}+)/u),
    "Use ’ instead of ' inside a text.",
    '{one}’{two}',
  ],
  [around(/" ?\|(?<word>\p{L}+)/u), 'Use “ and ” instead of " inside a text.', '“{word}”'],
  [
    inOpenText(/(?<quote>['"]);?[\s,\]}]*\n/),
    'There is a {quote} too many in this line.',
    'inside a text ’, “ and ”',
  ],
  [
    inOpenText(/(?<quote>['"]).*(?<sign>[’‘“”´`'"]);?[\s,\]}]*\n/),
    'This text begins with {quote} and ends with {sign}.',
  ],
  [inOpenText(/['"].*\n\s*[\p{L}\d][^:'"]*['"]/u), 'The text in this line goes on in the next.'],
  [
    inOpenText(/(?<quote>['"])(?<words>.*?)(?<end>;?)[\s,\]}]*\n/),
    'The text in this line has no {quote} at its end.',
    '{quote}{words}{quote}{end}',
  ],
  [findNumber, 'Write {right} in digits alone.'],
  [({ source }) => checkBrackets(source), '{problem}', '{expected}'],
  [inSource(/^(?<sign>[\]}]),$/m), 'The list ends with {sign}; and not with {sign},'],
  [
    inSource(/(?<=^[\]}];\s*)\{/m),
    'This entry stands behind the end of its list.',
    'it above the line with ];',
  ],
  [
    around(/(?<=\n *)(?<words>\p{L}+) *\n\s*\|['"\w[{]/u),
    '“{words}” alone in this line means nothing.',
    'the line without it, or as a text in quotes',
  ],
  [around(/['"\w}\]]\s*\n\s*\|['"\w[{]/), 'A comma is missing at the end of this line.'],
  [around(/(?<name>\w+): *\n?\s*(?:\|[,}\]]|\w+\|:)/), '{name} has no value.'],
  [around(/(?<name>\w+) *: *\|:/), 'There is a : too many after {name}.'],
  [
    inComplaint(/^Expected ":" but found "[,}]"/),
    'A text here has no field.',
    "the field in front of it, such as name: '…'",
  ],
  [around(/(?<=[{,]\s*)(?<name>\w+) *\|['"\d[{=]/), 'A colon is missing after {name}.'],
  [around(/(['"\d}\]]|true|false) *\|['"\w[{]/), noComma],
];

/** A number that is not written as digits alone: ₹22,500, Rs. 22500/-, 022500, 40%, 11,67. */
function findNumber({ line }: Slip): Found | undefined {
  const number = /[:[] *((?:₹|\$|€|Rs\b\.?)? ?\d+(?:[,. ]\d+)*(?: ?[^\s,\]}:]+(?!\w*:))?)/gi;
  for (const [, written = ''] of withoutTexts(line).matchAll(number)) {
    if (/^(0|[1-9]\d*)(\.\d+)?$/.test(written)) continue;
    // A coordinate has a part of a degree; a price of that size has none.
    const isCoordinate = /\b(north|east): *$/.test(line.slice(0, line.indexOf(written)));
    const isDecimal = isCoordinate || /^\d{1,2}[.,]\d{2}(\d{2})?\b/.test(written);
    const right = isDecimal ? written.replace(',', '.') : plainNumber(written);
    return { right: right ?? 'the number' };
  }
  return undefined;
}
