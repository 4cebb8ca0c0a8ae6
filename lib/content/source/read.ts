import { closes, findBracketSlip, opens } from './brackets';
import { restOfLine, type Slip, Stop, wordsOf } from './slip';
import { readTokens, type Token } from './tokens';
import {
  commaSlip,
  endSlip,
  hasEndOfText,
  numberSlip,
  quoteSlip,
  signSlip,
  startSlip,
  wordSlip,
} from './words';

/** What the source of a content file says of itself. */
export type Reading = {
  /** The first slip, if there is one. */
  slip?: Slip | undefined;
  /** The line of each value, by its path, which counts from one: packages[2].price.now */
  lines: ReadonlyMap<string, number>;
  /** The paths of the entries of lists, by list and name: packages › short-trip */
  names: ReadonlyMap<string, string>;
};

/**
 * Reads a content file as plain data: lists, groups of fields, texts, numbers. It stops where the source
 * is not that: at a slip, or at a piece of program, which it does not judge.
 */
export function readSource(source: string): Reading {
  const tokens = readTokens(source);
  const known = new Set(namesIn(tokens));
  const lines = new Map<string, number>();
  const names = new Map<string, string>();
  let at = 0;
  const peek = (ahead = 0): Token => tokens[Math.min(at + ahead, tokens.length - 1)] as Token;
  const take = (): Token => {
    const token = peek();
    at++;
    return token;
  };
  const isSign = (text: string, ahead = 0) =>
    peek(ahead).kind === 'sign' && peek(ahead).text === text;
  const isKey = (ahead = 0) =>
    ['word', 'text', 'number'].includes(peek(ahead).kind) && isSign(':', ahead + 1);
  const stop = (line: number, problem: string, expected: string): never => {
    throw new Stop({ line, problem, expected });
  };
  const giveUp = (): never => {
    throw new Stop(undefined);
  };

  try {
    while (peek().kind !== 'end') statement();
    return { lines, names };
  } catch (error) {
    if (error instanceof Stop) return { slip: error.slip, lines, names };
    throw error;
  }

  function statement() {
    const first = take();
    if (first.text === ';') return;
    if (closes(first)) bracket(first);
    if (first.text === 'import') return skipImport();
    if (first.text === '/' || first.text === '#') {
      stop(first.line, 'A note begins with // in each of its lines.', '// and the note');
    }
    if (first.text === 'export') take();
    if (!isConst(tokens[at - 1])) outside(first);
    const name = take();
    for (; !isSign('='); take()) {
      if (peek().line === name.line && peek().kind !== 'end') continue;
      stop(name.line, 'The sign = is missing in this line.', `${name.text} = [`);
    }
    take();
    lines.set(name.text, name.line);
    value(name.text, name);
    if (isSign(',') || closes(peek())) {
      if (isSign('{', 1))
        stop(name.line, 'A [ is missing at the end of this line.', `${name.text} = [`);
      const slip = findBracketSlip(source, tokens);
      if (slip) throw new Stop(slip);
      stop(peek().line, 'A list ends with ; and not with a comma.', `${tokens[at - 1]?.text};`);
    }
    if (peek().text === 'as' || peek().text === 'satisfies') {
      while (!isSign(';') && peek().kind !== 'end') take();
    }
    if (peek().kind === 'end' || isSign(';') || /^(export|import|const)$/.test(peek().text)) return;
    giveUp();
  }

  function isConst(token: Token | undefined) {
    return token?.text === 'const';
  }

  /** A line outside of all lists that does not begin with export const. */
  function outside({ line, text }: Token): never {
    if (/^(export|type|interface|function|async|let|var|enum)$/.test(text) && !isConst(peek(1))) {
      if (!/^(c\w*|[A-Z]\w*)$/.test(tokens[at - 1]?.text ?? '')) giveUp();
    }
    const isHead = text === 'export' || isConst(peek());
    const problem = isHead
      ? 'This line does not begin with export const.'
      : 'This line belongs to no list, and is no note.';
    return stop(line, problem, isHead ? 'export const' : '// in front of a note');
  }

  function skipImport() {
    while (peek().kind !== 'text') {
      if (peek().kind === 'end' || peek().text === 'export') giveUp();
      take();
    }
    const path = take();
    if (path.open) throw new Stop(endSlip(path, source));
  }

  /** @param before the last token before the value */
  function value(path: string, before: Token) {
    const token = take();
    if (token.kind !== 'text' && hasEndOfText(token, source))
      throw new Stop(startSlip(token, source));
    if (token.kind === 'text') {
      if (token.open) throw new Stop(endSlip(token, source, isKey() ? undefined : peek()));
    } else if (token.kind === 'number') {
      if (!/^(0|[1-9][\d_]*)(\.\d+)?$/.test(token.text)) throw new Stop(numberSlip(token, source));
    } else if (token.kind === 'word') word(path, token);
    else if (token.text === '[') list(path, token);
    else if (token.text === '{') group(path);
    else if (token.text === '-') value(path, token);
    else if (token.text === ',' || token.text === '}' || token.text === ']') {
      if (token.text === ',' && before.text === ',') twoCommas(token);
      if (before.text === ':') {
        const key = tokens[at - 3] as Token;
        stop(key.line, `${key.text} has no value.`, noValue(key));
      }
      bracket(token);
    } else if (token.kind === 'end' || token.text === ';') bracket(token);
    else if (token.text === ':') {
      stop(token.line, 'There is a colon too many in this line.', 'one colon after a name');
    } else throw new Stop(signSlip(token, source));
  }

  function word(path: string, token: Token) {
    if (/^(export|import|const)$/.test(token.text)) bracket(token);
    if (/^(true|false|null|undefined)$/.test(token.text)) return;
    if (isSign(':') && !restOfLine(source, token).includes('://')) {
      const key = tokens[at - 3] as Token;
      const isAside = key.line < token.line && indentOf(token) <= indentOf(key);
      if (isAside) stop(key.line, `${key.text} has no value.`, noValue(key));
      stop(key.line, `A { is missing in this line, after ${key.text}:`, `${key.text}: {`);
    }
    if (known.has(token.text)) {
      if (isSign('(')) {
        take();
        while (!isSign(')')) {
          value(path, tokens[at - 1] as Token);
          if (!isSign(')')) separator();
        }
        take();
      }
      // A program goes on with a dot or the like.
      if (peek().kind === 'sign' && !/[,;]/.test(peek().text) && !closes(peek())) giveUp();
      return;
    }
    throw new Stop(wordSlip(token, source));
  }

  function list(path: string, opener: Token) {
    let kind: 'none' | 'groups' | 'others' = 'none';
    for (let index = 1; !isSign(']'); index++) {
      if (isSign(',')) twoCommas(peek());
      if (isKey()) keyInList(kind, opener);
      const isGroup = isSign('{');
      kind = isGroup ? 'groups' : 'others';
      const here = `${path}[${index}]`;
      lines.set(here, peek().line);
      value(here, tokens[at - 1] as Token);
      if (!isSign(']')) separator();
    }
    take();
  }

  function keyInList(kind: 'none' | 'groups' | 'others', opener: Token) {
    const { line, text } = peek();
    if (kind === 'others') {
      stop(
        opener.line,
        'The [ in this line has no ].',
        `a ] above line ${line}, where ${text} begins`,
      );
    }
    if (line === opener.line) {
      stop(line, 'Names with values stand between { and }, not between [ and ].', `{ ${text}: … }`);
    }
    const slip = findBracketSlip(source, tokens);
    if (slip && slip.line < line) throw new Stop(slip);
    stop(line, 'A { is missing above this line.', `{ before ${text}:`);
  }

  function group(path: string) {
    let last: Token | undefined;
    while (!isSign('}')) {
      const key = take();
      if (key.kind === 'sign' || key.kind === 'end') keySign(key, last);
      if (!isSign(':')) keyAlone(key, last);
      if (key.open) throw new Stop(endSlip(key, source));
      take();
      last = key;
      const name = key.kind === 'text' ? wordsOf(key) : key.text;
      const here = `${path}.${name}`;
      if (lines.has(here)) twice(key, lines.get(here));
      lines.set(here, key.line);
      const called = peek();
      value(here, tokens[at - 1] as Token);
      if (/^(slug|id|label)$/.test(name)) nameEntry(path, called);
      if (!isSign('}')) separator();
    }
    take();
  }

  function nameEntry(path: string, { kind, text }: Token) {
    const [, list] = /^(\w+)\[\d+\]$/.exec(path) ?? [];
    const called = `${list} › ${kind === 'text' ? text.slice(1, -1) : text}`;
    if (list && !names.has(called)) names.set(called, path);
  }

  function keySign(sign: Token, last: Token | undefined) {
    if (sign.text === ',') twoCommas(sign);
    if (sign.text === '{' && last && indentOf(sign) > indentOf(last)) {
      stop(last.line, `A [ is missing in this line, after ${last.text}:`, `${last.text}: [`);
    }
    if (closes(sign) || opens(sign) || sign.kind === 'end' || sign.text === ';') bracket(sign);
    throw new Stop(signSlip(sign, source));
  }

  /** A name without a colon after it. */
  function keyAlone(key: Token, last: Token | undefined) {
    const next = peek();
    const { line, text } = key;
    if (isSign('=')) stop(line, `Write : instead of = after ${text}.`, `${text}:`);
    if (isSign('(')) giveUp();
    const before = tokens[at - 3];
    const comma = tokens[at - 2];
    if (key.kind === 'number' && before?.kind === 'number')
      throw new Stop(numberSlip(before, source));
    if (key.kind === 'text') {
      if (key.open) throw new Stop(endSlip(key, source, next));
      if (last && comma?.text === ',') {
        stop(
          last.line,
          `Several texts of ${last.text} stand between [ and ].`,
          `${last.text}: ['…', '…']`,
        );
      }
      giveUp();
    }
    if (before?.kind === 'text' && before.line === line && hasOpenText(line)) {
      throw new Stop(quoteSlip(before, key, source));
    }
    if (known.has(text) && (isSign(',') || isSign('}'))) return giveUp();
    if (isSign('-'))
      stop(line, 'A name of a field has no hyphen.', 'the name as in the other entries');
    if (next.kind === 'word' && isSign(':', 1)) {
      const isNext = next.line > line;
      if (!isNext) stop(line, `The name “${text} ${next.text}” has a space in it.`, next.text);
    }
    if (next.kind === 'sign' && !/[[{,}]/.test(next.text)) giveUp();
    if (isSign(',') || isSign('}')) {
      stop(line, `${text} has no value.`, noValue(key));
    }
    stop(line, `A colon is missing after ${text}.`, `${text}:`);
  }

  function separator() {
    const before = tokens[at - 1] as Token;
    const next = peek();
    if (isSign(',')) return void take();
    if (isSign(';')) {
      const after = peek(1);
      if (after.kind !== 'end' && !/^(export|import|const)$/.test(after.text)) {
        stop(next.line, 'Write a comma instead of ; in this line.', ', at the end');
      }
      bracket(next);
    }
    const isStart = /^(export|import)$/.test(next.text) && !isSign(':', 1);
    if (closes(next) || next.kind === 'end' || isStart) bracket(next);
    const isAdjacent = next.start === before.end;
    if (before.kind === 'text') {
      const isNewKey = isKey() && !isAdjacent;
      const isSame = next.line === before.line;
      if (next.kind === 'text' && isAdjacent) throw new Stop(quoteSlip(before, next, source));
      if (next.kind !== 'text' && isSame && !isNewKey && !opens(next)) {
        if (next.text === '+') giveUp();
        throw new Stop(quoteSlip(before, next, source));
      }
      if (next.kind === 'text' && next.open && isSame) {
        throw new Stop(quoteSlip(before, next, source));
      }
    }
    if (before.kind === 'number' && !isKey() && next.line === before.line && !opens(next)) {
      throw new Stop(numberSlip(before, source));
    }
    if (isSign(':')) {
      stop(next.line, `There is a colon too many in this line.`, 'one colon after a name');
    }
    if (next.kind === 'sign' && !opens(next)) throw new Stop(signSlip(next, source));
    throw new Stop(commaSlip(before, next, source));
  }

  function twoCommas({ line }: Token): never {
    // A comma that is left alone in its line belonged to a bracket.
    const slip =
      /^\s*,\s*$/.test(source.split('\n')[line - 1] ?? '') && findBracketSlip(source, tokens);
    if (slip) throw new Stop(slip);
    const problem = 'There is a comma too many in this line.';
    throw new Stop({ line, problem, expected: 'one comma between two values', quiet: true });
  }

  function twice({ line, text }: Token, first: number | undefined): never {
    const problem = `${text} stands twice in this entry, here and in line ${first}.`;
    throw new Stop({ line, problem, expected: `${text} once`, quiet: true });
  }

  function indentOf({ line }: Token) {
    return /^\s*/.exec(source.split('\n')[line - 1] ?? '')?.[0].length ?? 0;
  }

  function hasOpenText(line: number) {
    return tokens.some((one) => one.line === line && one.open);
  }

  function bracket(found: Token): never {
    throw new Stop(
      findBracketSlip(source, tokens) ?? {
        line: found.line,
        problem: `“${found.text}” has no place here.`,
        expected: 'brackets in pairs',
      },
    );
  }
}

const noValue = ({ text }: Token) => `a value after ${text}: or no such line`;

/** The names that a source gives to values of its own or imports. */
function namesIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ text }, index) => {
    const next = tokens[index + 1]?.text ?? '';
    if (text === 'const' || text === 'function') return next;
    if (text !== 'import') return [];
    const end = tokens.findIndex(({ kind }, at) => at > index && kind === 'text');
    return tokens.slice(index + 1, end).map((one) => one.text);
  });
}
