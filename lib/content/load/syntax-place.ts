import type { Token } from './tokens';

/** What is wrong with the source of a content file, in the words of the report. */
export type SyntaxIssue = {
  /** Counted from one. */
  line: number;
  /** One plain sentence: A comma is missing at the end of this line. */
  problem: string;
  /** What to write instead. */
  expected: string;
};

/** Why a file cannot be used, as esbuild or Node says it, and the place if that is known. */
export type Complaint = { text: string; line?: number; column?: number };

/** The place where reading ends. */
export type SyntaxPlace = {
  line: number;
  /** All lines of the source. */
  lines: readonly string[];
  /** The token at the place, those before it, and the next one. */
  found: Token;
  before: readonly Token[];
  after: Token;
  /** What is written in a line from a token on. */
  restOf: (token: Token) => string;
};

/** Looks up the place of a complaint. */
export function syntaxPlaceOf(
  lines: readonly string[],
  tokens: readonly Token[],
  { text, line = 1, column = 0 }: Complaint,
): SyntaxPlace {
  const start = startOf(lines, line);
  // esbuild counts in bytes, and tells of a text without an end where its line ends.
  const bytes = new TextEncoder().encode(lines[line - 1]).slice(0, column);
  const isEnd = /^Unterminated string/.test(text);
  const offset = start + new TextDecoder().decode(bytes).length - (isEnd ? 1 : 0);
  const index = tokens.findIndex(({ end, kind }) => end > offset || kind === 'end');
  const end = tokens.at(-1) as Token;
  return {
    line,
    lines,
    found: tokens[index] ?? end,
    before: tokens.slice(Math.max(0, index - 5), index),
    after: tokens[index + 1] ?? end,
    restOf: (token) => lines[token.line - 1]?.slice(token.start - startOf(lines, token.line)) ?? '',
  };
}

/** Where a line begins in its file, in characters. */
function startOf(lines: readonly string[], line: number): number {
  return lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
}
