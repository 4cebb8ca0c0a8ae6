import { fillIn } from '@/lib/text/fill-in';
import { findBracketError } from './bracket-error';
import { findQuoteError } from './quote-error';
import { type Complaint, type SyntaxIssue, type SyntaxPlace, syntaxPlaceOf } from './syntax-place';
import { readTokens, type Token } from './tokens';

/**
 * Says in one plain sentence what is wrong with the source of a content file.
 * @param source the whole file
 * @param complaint why it cannot be used; undefined when it can
 * @param file its path from the project's root
 * @returns undefined for a source without a syntax error
 */
export function findSyntaxError(
  source: string,
  complaint?: Complaint,
  file = 'content',
): SyntaxIssue | undefined {
  const lines = source.split('\n');
  const tokens = readTokens(source);
  const known = findForeign(source, file) ?? findTwoCommas(tokens);
  if (known || !complaint) return known;
  const place = syntaxPlaceOf(lines, tokens, complaint);
  return (
    findNamedError(tokens, complaint) ??
    findQuoteError(place) ??
    findNumberError(place) ??
    findLineError(place) ??
    findBracketError(lines, tokens) ??
    findSignError(place) ?? {
      line: place.line,
      problem: 'Something in this line, or just above it, is not written as in the other files.',
      expected: `commas, quotes and brackets in pairs: ${lines[place.line - 1]?.trim()}`,
    }
  );
}

const again = 'the file saved again by a text editor such as VS Code, as UTF-8';

/** What no content file has, whatever its data say. */
const foreign: [sign: RegExp, problem: string, expected: string][] = [
  [
    /^\s*$/,
    'The file is empty.',
    'its entries; to bring back the last saved ones, type: git checkout {file}',
  ],
  [/\0/, 'The file is saved as UTF-16, and not as UTF-8.', again],
  [/^(\{\\rtf|PK\W|\s*<(!doctype|html))/i, 'The file was saved by a word processor.', again],
  [
    /\ufffd/,
    'This line has a letter that is not saved as UTF-8.',
    `the letter again, and ${again}`,
  ],
  [
    /^(<{7}|={7}|>{7})/m,
    'Two people changed the same lines, and git has marked both versions here.',
    'one of the two versions, without the lines of <<<<<<<, ======= and >>>>>>>',
  ],
];

function findForeign(source: string, file: string): SyntaxIssue | undefined {
  const [sign, problem = '', expected = ''] = foreign.find(([one]) => one.test(source)) ?? [];
  if (!sign) return undefined;
  const line = source.slice(0, source.search(sign)).split('\n').length;
  return { line, problem, expected: fillIn(expected, { file }) };
}

/** In a list a program takes two commas for a value that is missing. */
function findTwoCommas(tokens: readonly Token[]): SyntaxIssue | undefined {
  const second = tokens.find(({ text }, at) => text === ',' && tokens[at - 1]?.text === ',');
  if (!second) return undefined;
  const problem = 'There is a comma too many in this line.';
  return { line: second.line, problem, expected: 'one comma between two values' };
}

/** What esbuild and Node name. */
const namedErrors: [complaint: RegExp, problem: string, expected: string][] = [
  [
    /^Duplicate key "(.*)"/,
    '{name} stands twice in this entry, here and further up.',
    '{name} once',
  ],
  [/same name "(.*)"/, '{name} stands twice in this file.', 'each list once'],
  [/(true|yes) is not defined/i, 'Write true instead of {name}.', 'true'],
  [/(false|no) is not defined/i, 'Write false instead of {name}.', 'false'],
  [/(\S+) is not defined/, '“{name}” has no quotes around it.', "'{name}', or another value"],
];

function findNamedError(tokens: readonly Token[], { text, line }: Complaint) {
  for (const [pattern, problem, expected] of namedErrors) {
    const [, name] = pattern.exec(text) ?? [];
    if (name === undefined) continue;
    const at = line ?? tokens.find((one) => one.text === name)?.line ?? 1;
    return { line: at, problem: fillIn(problem, { name }), expected: fillIn(expected, { name }) };
  }
  return undefined;
}

const number =
  /(?<=[:[,]\s*)(₹|\$|€|(?:Rs|INR)\b\.?)?\s*(\d[\d,. ]*\d|\d)(\s*(?:[^\s,\]}\w.'"]+|rupees))?/gi;

/** A number that is not written as digits alone: ₹22,500, Rs. 22500/-, 022500, 40%, 11,67. */
function findNumberError({ line, lines }: SyntaxPlace): SyntaxIssue | undefined {
  const bare = (lines[line - 1] ?? '').replace(/'[^']*'|"[^"]*"/g, '""');
  for (const [, before, digits = '', after] of bare.matchAll(number)) {
    // Lists of numbers have a space after each comma.
    const isPlain = /^(0|[1-9]\d*)(\.\d+)?$|, /.test(digits);
    if (isPlain && !before && !after) continue;
    const isDecimal = /^\d{1,2}\.\d+$|^\d{1,3},(\d|\d\d|\d{4,})$/.test(digits);
    const right = isDecimal
      ? digits.replace(',', '.')
      : digits.replace(/[.,]00$|\D/g, '').replace(/^0+(?=\d)/, '');
    const inside = { ',': 'commas', '.': 'dots', ' ': 'spaces' }[/[,. ]/.exec(digits)?.[0] ?? ''];
    const sign = (before ?? after)?.trim().replace(/\.$/, '') ?? inside ?? 'a zero in front';
    return { line, problem: `Write ${right} alone, without ${sign}.`, expected: right };
  }
  return undefined;
}

/** Lines that belong to no list. */
const lineErrors: [line: RegExp, problem: string, expected: string][] = [
  [/^export const [^=]*$/, 'The sign = is missing in this line.', '= before the [ or {'],
  [/^\s*(#|\/[^/*])/, 'A note begins with // in each of its lines.', '// and the note'],
  [/^(?!export|import)\w/, 'This line belongs to no list, and is no note.', '// before a note'],
];

function findLineError({ lines }: SyntaxPlace): SyntaxIssue | undefined {
  const [sign, problem = '', expected = ''] =
    lineErrors.find(([one]) => lines.some((line) => one.test(line))) ?? [];
  return sign && { line: lines.findIndex((line) => sign.test(line)) + 1, problem, expected };
}

/**
 * Commas, colons and other signs: what stands around the place where reading ends, and what is wrong then.
 * The place is a bar; texts are T, numbers N, words W. {last} stands before the bar, {found} behind it.
 */
const signErrors: [around: RegExp, problem: string, expected: string][] = [
  [/W\|=/, 'Write : instead of = after {last}.', '{last}:'],
  [/\|;/, 'Write a comma instead of ; in this line.', 'a comma'],
  [/T\.W?\|/, 'Write a comma instead of the full stop after the text in this line.', 'a comma'],
  [/:\|:/, 'There is a colon too many in this line.', 'one colon after a name'],
  [/W:\|[,}\]]/, '{name} has no value.', 'a value after {name}: or no such line'],
  [/[{,]W\|[,}]/, '{last} has no value.', 'a value after {last}: or no such line'],
  [/\],\|WW/, 'A list ends with ; and not with a comma.', '];'],
  [/\[W\|:/, 'Names with values stand between { and }, not between [ and ].', '{ {last}: … }'],
  [/[{,]W\|W:/, 'The name “{last} {found}” has a space in it.', '{found}:'],
  [/[{,]W\|[TNW[{]/, 'A colon is missing after {last}.', '{last}:'],
  [
    /,T\|[,}]/,
    'The text in this line has no name before it.',
    'a name with a colon, or [ and ] around several texts of one name',
  ],
  [/[TNW}\]]\|[TNW{[]/, 'A comma is missing {where}.', '{last},'],
];

function findSignError({ found, before, after }: SyntaxPlace): SyntaxIssue | undefined {
  const signOf = ({ kind, text }: Token) =>
    ({ text: 'T', number: 'N', word: 'W', sign: text, end: '' })[kind];
  const around = `${before.map(signOf).join('')}|${signOf(found)}${signOf(after)}`;
  const [, problem = '', expected = ''] = signErrors.find(([one]) => one.test(around)) ?? [];
  const last = before.at(-1);
  if (!last || !problem) return undefined;
  // What is missing at the end of a line shows in the next one.
  const isEnd = found.line > last.line;
  const where = isEnd
    ? 'at the end of this line'
    : `in this line, before ${found.text.slice(0, 30)}`;
  const { text: name = '' } = before.at(-2) ?? {};
  const values = { last: last.text.slice(-40), name, found: found.text, where };
  const line = around.includes('T.W|') ? found.line - 1 : isEnd ? last.line : found.line;
  return { line, problem: fillIn(problem, values), expected: fillIn(expected, values) };
}
