import { type Slip, shownLine } from './slip';
import type { Token } from './tokens';

const closing: Record<string, string> = { '{': '}', '[': ']', '(': ')' };
const opening: Record<string, string> = { '}': '{', ']': '[', ')': '(' };

/** Whether a token is a bracket that closes. */
export const closes = ({ kind, text }: Token) => kind === 'sign' && text in opening;

/** Whether a token is a bracket that opens. */
export const opens = ({ kind, text }: Token) => kind === 'sign' && text in closing;

/**
 * Finds the bracket that has no partner. Brackets that begin a line tell by their indentation which
 * partner is meant: without that, the one that is missed last would be blamed, often far below.
 * @returns undefined when every bracket has a partner
 */
export function findBracketSlip(source: string, tokens: readonly Token[]): Slip | undefined {
  const lines = source.split('\n');
  const indentOf = ({ line }: Token) => /^\s*/.exec(lines[line - 1] ?? '')?.[0].length ?? 0;
  const startsLine = (token: Token) => lines[token.line - 1]?.trim().startsWith(token.text);
  const isAligned = (one: Token, other: Token) =>
    startsLine(other) ? indentOf(one) === indentOf(other) : one.line === other.line;
  const stack: Token[] = [];
  let doubtful: Slip | undefined;
  for (const token of tokens) {
    if (opens(token)) stack.push(token);
    // A list that begins at the left edge begins while another one is open.
    const top = stack.at(-1);
    if (top && /^export$/.test(token.text) && startsLine(token) && indentOf(token) === 0) {
      return doubtful ?? unclosed(top, token.line);
    }
    if (!closes(token)) continue;
    if (!top) return doubtful ?? tooMany(token);
    const isPair = closing[top.text] === token.text;
    if (isPair) {
      stack.pop();
      if (isAligned(top, token) || !startsLine(token)) continue;
      doubtful ??= indentOf(top) > indentOf(token) ? unclosed(top, token.line) : tooMany(token);
      continue;
    }
    const below = stack.at(-2);
    const belongsBelow = below && closing[below.text] === token.text && isAligned(below, token);
    return doubtful ?? (belongsBelow ? unclosed(top, token.line) : tooMany(token));
  }
  const last = stack.at(-1);
  return last && (doubtful ?? unclosed(last, lines.length));

  function unclosed({ text, line }: Token, before: number): Slip {
    const own = closing[text] ?? '';
    const where = before - line > 1 ? `a ${own} above line ${before}` : `a ${own} at the end`;
    return {
      line,
      problem: `The ${text} in this line has no ${own}.`,
      expected: `${where}, for: ${shownLine(source, line)}`,
    };
  }

  function tooMany({ text, line }: Token): Slip {
    return {
      line,
      problem: `The ${text} in this line is one too many, or its ${opening[text]} is missing.`,
      expected: `for each ${opening[text]} one ${text}`,
    };
  }
}

/** What to say of a bracket, or the end of a list, in a wrong place. */
export function bracketSlip(source: string, tokens: readonly Token[], found: Token): Slip {
  const { line, text } = found;
  const other = { line, problem: `“${text}” has no place here.`, expected: 'brackets in pairs' };
  return findBracketSlip(source, tokens) ?? other;
}
