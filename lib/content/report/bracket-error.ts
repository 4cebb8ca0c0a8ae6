import type { SyntaxIssue } from './issue';
import { isClosing, opens, readTokens, type Token } from './tokens';

const partners: Record<string, string> = {
  '{': '}',
  '}': '{',
  '[': ']',
  ']': '[',
  '(': ')',
  ')': '(',
};

const partnerOf = ({ text }: Token) => partners[text];

/**
 * Finds the bracket that has no partner. A program takes a later bracket for the one that is missing and
 * stumbles far below, so the indentation of the lines tells where it belongs.
 * @returns undefined when every bracket has its partner
 */
export function checkBrackets(source: string): SyntaxIssue | undefined {
  const indents = source.split('\n').map((line) => line.search(/\S|$/));
  const indentOf = ({ line }: Token) => indents[line - 1] ?? 0;
  const tokens = readTokens(source);
  const open: Token[] = [];
  let first: SyntaxIssue | undefined;
  let isPaired = true;
  for (const [index, token] of tokens.entries()) {
    const { line, text, type } = token;
    const isFirst = tokens[index - 1]?.line !== line;
    const opener = open.at(-1);
    const depth = opener ? indentOf(token) - indentOf(opener) : 0;
    const isOutside = isFirst && (depth < 0 || (depth === 0 && !isClosing(token)));
    if (!opener && isFirst && indentOf(token) > 0) {
      const problem = 'The first line of a list is missing above this line.';
      first ??= { line, problem, expected: 'export const … = [ as in the other files' };
    } else if (opener && (isOutside || type === 'end')) {
      const problem = `The ${opener.text} in this line has no ${partnerOf(opener)}.`;
      const place = type === 'end' ? 'at the end of the file' : `before line ${line}`;
      first ??= { line: opener.line, problem, expected: `it ${place}` };
    }
    if (opens(token)) open.push(token);
    if (!isClosing(token)) continue;
    const sign = partnerOf(token);
    const isPair = open.pop()?.text === sign;
    isPaired &&= isPair;
    if (isPair && (opener?.line === line || (isFirst && depth === 0))) continue;
    const problem =
      opener && !isPair && depth === 0
        ? `The ${text} in this line does not fit the ${opener.text} in line ${opener.line}.`
        : `There is a ${text} too many in this line, or a ${sign} is missing before it.`;
    first ??= { line, problem, expected: 'brackets in pairs' };
  }
  return isPaired && open.length === 0 ? undefined : first;
}
