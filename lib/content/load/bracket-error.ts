import type { SyntaxIssue } from './syntax-place';
import { closes, isPaired, opens, partnerOf, type Token } from './tokens';

/**
 * Finds the bracket that has no partner. A program takes a later bracket for the one that is missing and
 * stumbles far below, so the indentation of the lines tells where it belongs.
 * @returns undefined when every bracket has its partner
 */
export function findBracketError(
  lines: readonly string[],
  tokens: readonly Token[],
): SyntaxIssue | undefined {
  if (isPaired(tokens)) return undefined;
  const indents = lines.map((line) => line.length - line.trimStart().length);
  const indentOf = ({ line, kind }: Token) => (kind === 'end' ? -1 : (indents[line - 1] ?? 0));
  const step = Math.min(...indents.filter(Boolean));
  const open: Token[] = [];

  for (const [index, token] of tokens.entries()) {
    const { line, text } = token;
    const before = tokens[index - 1];
    const isFirst = before?.line !== line;
    const opener = open.at(-1);
    const depth = opener ? indentOf(token) - indentOf(opener) : 0;
    if (opener && before && isFirst) {
      if (depth < 0 || (depth === 0 && !closes(token))) return unclosed(opener, before, token);
      // A value may stand below its name.
      if (depth > step && !closes(token) && !/^[:=]$/.test(before.text)) {
        const sign = tokens[index + 1]?.text === ':' ? '{' : '[';
        const expected = `${sign} above line ${line}, in a line of its own or after a name`;
        return { line, problem: `A ${sign} is missing above this line.`, expected };
      }
    }
    if (opens(token)) open.push(token);
    if (!closes(token)) continue;
    open.pop();
    const sign = partnerOf(token);
    if (opener?.text === sign && (opener?.line === line || (isFirst && depth === 0))) continue;
    if (opener && opener.text !== sign && depth === 0) {
      const problem = `The ${text} in this line does not fit the ${opener.text} in line ${opener.line}.`;
      return { line, problem, expected: `${partnerOf(opener)} here, or ${sign} there` };
    }
    const problem = `There is a ${text} too many in this line, or a ${sign} is missing before it.`;
    return { line, problem, expected: 'brackets in pairs' };
  }
  return undefined;
}

/** A bracket that opens, and does not close where it should. */
function unclosed({ line, text, ...opener }: Token, before: Token, next: Token): SyntaxIssue {
  const own = partnerOf({ line, text, ...opener });
  if (before.line === line && before.start > opener.start) {
    return {
      line,
      problem: `The ${text} in this line has no ${own}.`,
      expected: `${own} behind it`,
    };
  }
  const where = next.kind === 'end' ? 'at the end of the file' : 'above this line';
  const problem = `A ${own} is missing ${where}, for the ${text} in line ${line}.`;
  return { line: before.line + 1, problem, expected: `${own} in a line of its own` };
}
