import { readTokens, type Token } from './tokens';

/** A place in a source that moves on token by token. */
export type Cursor = {
  source: string;
  tokens: readonly Token[];
  /** The token that comes next, or one that comes some steps later. */
  peek: (ahead?: number) => Token;
  /** The token that was taken last, or one that was taken some steps earlier. */
  last: (back?: number) => Token;
  take: () => Token;
  isSign: (text: string, ahead?: number) => boolean;
  /** Whether a name with a colon comes next. */
  isKey: () => boolean;
  /** How far the line of a token is indented, in characters. */
  indentOf: (token: Token) => number;
};

/** A cursor before the first token of a source. */
export function openCursor(source: string): Cursor {
  const tokens = readTokens(source);
  const lines = source.split('\n');
  const last = tokens.length - 1;
  const tokenAt = (index: number) => tokens[Math.max(0, Math.min(index, last))] as Token;
  let at = 0;
  const cursor: Cursor = {
    source,
    tokens,
    peek: (ahead = 0) => tokenAt(at + ahead),
    last: (back = 0) => tokenAt(at - 1 - back),
    take: () => tokenAt(at++),
    isSign: (text, ahead = 0) =>
      cursor.peek(ahead).kind === 'sign' && cursor.peek(ahead).text === text,
    isKey: () => ['word', 'text', 'number'].includes(cursor.peek().kind) && cursor.isSign(':', 1),
    indentOf: ({ line }) => /^\s*/.exec(lines[line - 1] ?? '')?.[0].length ?? 0,
  };
  return cursor;
}
