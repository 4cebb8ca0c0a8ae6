/** A syntax error as esbuild or Node reports it. The column is in bytes, counted from zero. */
export type SyntaxIssue = { text: string; line: number; column: number };

/** The text around an error, for the rules to test. */
type Context = {
  text: string;
  /** The last non-empty line above the error. */
  above: string;
  /** The parts of the line before and after the error. */
  before: string;
  after: string;
};

/** A test for a likely cause of an error, and a sentence that helps. */
type Rule = [isLikely: (context: Context) => boolean, help: string];

const valueAtEnd = /(['"\]}\d]|\btrue|\bfalse)\s*$/;

/** The most reliable rules come first. */
const rules: Rule[] = [
  [
    ({ after }) => /^[‘’‚‛“”„«»´`]/.test(after),
    "Put straight quotes ' ' around a text. Inside a text, use the curly ’ and “ ”.",
  ],
  [
    ({ text }) => text.startsWith('Unterminated string'),
    "The text in this line needs a straight quote ' at its start and at its end. Inside a text, use the curly ’.",
  ],
  [
    ({ before, after }) => /[\p{L}\d]['"]$/u.test(before) && /^\p{L}/u.test(after),
    "A straight ' ends the text. Inside a text, use the curly ’.",
  ],
  [
    ({ before, after }) =>
      /[:[]\s*(₹|\$|€|Rs\.?)?\s*\d+[.,]\d[\d.,]*\s*$/.test(before) ||
      (/[:[]\s*(Rs\.? ?)?\d*$/.test(before) && /^(₹|\$|€|\d|[a-z]*\/-)/.test(after)),
    'Write the number with digits only, without signs, commas or spaces, such as 17900.',
  ],
  [
    ({ text, before, after }) =>
      / is not defined$/.test(text) || (/:\s*[\p{L}’ ]+$/u.test(before) && /^\p{L}/u.test(after)),
    "A text needs quotes around it: name: 'Havelock'. Only numbers, true and false have none.",
  ],
  [
    ({ text, above, before, after }) =>
      /(Unexpected|found) ("export"|":"|end of file)|found "[;}\])]"|Unexpected "[}\])]"/.test(
        text,
      ) ||
      (`${before.trim()}${after}`.startsWith('{') && above.endsWith(',')),
    'A bracket is missing above, or there is one too many here. Each [ needs a ], each { needs a }, and a list ends with ];',
  ],
  [
    ({ before, above, after }) =>
      valueAtEnd.test(before.trim() || above) && /^['"\w[{]/.test(after),
    'A comma is missing before the ^: in this line, or at the end of the line above.',
  ],
];

/**
 * Puts how to correct a syntax error, by its likely cause, before the message of esbuild or Node. Leaves the message as
 * it is if no rule matches.
 */
export function explainIssue(source: string, issue: SyntaxIssue): SyntaxIssue & { help?: string } {
  const { text, line, column } = issue;
  const lines = source.split('\n');
  const bytes = Buffer.from(lines[line - 1] ?? '');
  const context = {
    text,
    above: lines.slice(0, line - 1).findLast((text) => text.trim() !== '') ?? '',
    before: bytes.subarray(0, column).toString(),
    after: bytes.subarray(column).toString(),
  };
  const [, help] = rules.find(([isLikely]) => isLikely(context)) ?? [];
  return help ? { ...issue, text: help, help: `In technical words: ${text}.` } : issue;
}
