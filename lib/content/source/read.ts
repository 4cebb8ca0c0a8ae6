import {
  afterValueSlip,
  colonSlip,
  keyInListSlip,
  keySlip,
  nameSlip,
  openerSlip,
  outsideSlip,
} from './between';
import { bracketSlip, closes, opens } from './brackets';
import { openCursor } from './cursor';
import { noValue, restOfLine, type Slip, Stop, shownLine, slip, wordsOf } from './slip';
import type { Token } from './tokens';
import { endSlip, hasEndOfText, numberSlip, signSlip, startSlip, wordSlip } from './words';

/** What the source of a content file says of itself. */
export type Reading = {
  /** The first slip, if there is one. */
  slip?: Slip | undefined;
  /** The line of each value, by its path, which counts from one: packages[2].price.now */
  lines: ReadonlyMap<string, number>;
  /** The paths of the entries of lists, by list and name: packages › short-trip */
  names: ReadonlyMap<string, string>;
  /** Whether it was read to its end. */
  isWhole: boolean;
};

/**
 * Reads a content file as plain data: lists, groups of fields, texts, numbers. It stops where the source
 * is not that: at a slip, or at a piece of program, which it does not judge.
 */
export function readSource(source: string): Reading {
  const cursor = openCursor(source);
  const { tokens, peek, last, take, isSign, isKey, indentOf } = cursor;
  const known = new Set(namesIn(tokens));
  const lines = new Map<string, number>();
  const names = new Map<string, string>();

  try {
    while (peek().kind !== 'end') readStatement();
    return { lines, names, isWhole: true };
  } catch (error) {
    if (error instanceof Stop) return { slip: error.slip, lines, names, isWhole: false };
    throw error;
  }

  function readStatement() {
    const first = take();
    if (first.text === ';') return;
    if (closes(first)) stop(bracketSlip(first));
    if (first.text === 'import') return skipImport();
    if (first.text === '/' || first.text === '#') {
      stop(slip(first, 'A note begins with // in each of its lines.', '// and the note'));
    }
    if (first.text === 'export') take();
    if (last().text !== 'const') stop(outsideSlip(cursor, first));
    const name = take();
    for (; !isSign('='); take()) {
      if (peek().line === name.line && peek().kind !== 'end') continue;
      stop(slip(name, 'The sign = is missing in this line.', `${name.text} = [`));
    }
    take();
    lines.set(name.text, name.line);
    readValue(name.text, name);
    readEnd(name);
  }

  function skipImport() {
    while (peek().kind !== 'text') {
      if (peek().kind === 'end' || peek().text === 'export') stop();
      take();
    }
    const path = take();
    if (path.open) stop(endSlip(path, source));
  }

  /** After the value of a whole list. */
  function readEnd(name: Token) {
    if (isSign(',') || closes(peek())) {
      if (isSign('{', 1)) {
        stop(slip(name, 'A [ is missing at the end of this line.', `${name.text} = [`));
      }
      const problem = 'A list ends with ; and not with a comma.';
      stop({ ...slip(peek(), problem, `${last().text};`), brackets: true });
    }
    if (/^(as|satisfies)$/.test(peek().text)) {
      while (!isSign(';') && peek().kind !== 'end') take();
    }
    const isOver = peek().kind === 'end' || isSign(';');
    if (!isOver && !/^(export|import|const)$/.test(peek().text)) stop();
  }

  /** @param before the last token before the value */
  function readValue(path: string, before: Token) {
    const token = take();
    const { kind, text } = token;
    if (kind === 'text') {
      if (token.open) stop(endSlip(token, source, isKey() ? undefined : peek()));
      return;
    }
    if (hasEndOfText(token, source)) stop(startSlip(token, source));
    if (kind === 'number') {
      if (!/^(0|[1-9][\d_]*)(\.\d+)?$/.test(text)) stop(numberSlip(token, source));
    } else if (kind === 'word') readWord(path, token);
    else if (text === '[') readList(path, token);
    else if (text === '{') readGroup(path);
    else if (text === '(') stop(roundSlip(token));
    else if (text === '-') readValue(path, token);
    else if (text === ':') stop(colonSlip(token));
    else if (text === ',' && before.text === ',') stop(twoCommas(token));
    else if (before.text === ':' && [',', '}', ']'].includes(text)) {
      const { text: name } = last(2);
      stop({ ...slip(last(2), `${name} has no value.`, noValue(name)), brackets: true });
    } else if (kind === 'end' || text === ';' || text === ',' || closes(token)) {
      stop(bracketSlip(token));
    } else stop(signSlip(token, source));
  }

  /** Several texts between ( and ), of which a program takes the last one alone. */
  function roundSlip({ line, start }: Token): Slip | undefined {
    const whole = /^\(\s*('[^'\n]*'|"[^"\n]*")(\s*,\s*('[^'\n]*'|"[^"\n]*"))+\s*,?\s*\)/;
    const [round] = whole.exec(source.slice(start)) ?? [];
    if (round === undefined) return undefined;
    const square = `[${round.slice(1, -1)}]`;
    const edited = source.slice(0, start) + square + source.slice(start + round.length);
    const problem = 'Write [ ] instead of ( ) around several texts.';
    return { line, problem, expected: shownLine(edited, line), quiet: true };
  }

  function readWord(path: string, token: Token) {
    if (/^(export|import|const)$/.test(token.text)) stop(bracketSlip(token));
    if (/^(true|false|null|undefined)$/.test(token.text)) return;
    if (isSign(':') && !restOfLine(source, token).includes('://')) {
      const key = last(2);
      const isNext = key.line < token.line && indentOf(token) <= indentOf(key);
      if (isNext) stop(slip(key, `${key.text} has no value.`, noValue(key.text)));
      const problem = `A { is missing in this line, after ${key.text}:`;
      stop(slip(key, problem, `${key.text}: {`));
    }
    if (!known.has(token.text)) stop(wordSlip(token, source));
    if (isSign('(')) readArguments(path);
    // A program goes on with a dot or the like.
    if (peek().kind === 'sign' && !/[,;]/.test(peek().text) && !closes(peek())) stop();
  }

  /** What a function makes of a group has the lines of the group. */
  function readArguments(path: string) {
    take();
    for (let index = 1; !isSign(')'); index++) {
      readValue(index === 1 ? path : `${path}(${index})`, last());
      if (!isSign(')')) readComma();
    }
    take();
  }

  function readList(path: string, opener: Token) {
    let kind: 'none' | 'groups' | 'others' = 'none';
    for (let index = 1; !isSign(']'); index++) {
      if (isSign(',')) stop(twoCommas(peek()));
      if (isKey()) stop(keyInListSlip(cursor, opener, kind));
      kind = isSign('{') ? 'groups' : 'others';
      const here = `${path}[${index}]`;
      lines.set(here, peek().line);
      readValue(here, last());
      if (!isSign(']')) readComma();
    }
    take();
  }

  function readGroup(path: string) {
    let field: Token | undefined;
    while (!isSign('}')) {
      const key = take();
      if (key.kind === 'sign' || key.kind === 'end') stop(keySignSlip(key, field));
      if (!isSign(':')) stop(keySlip(cursor, key, field, known));
      take();
      field = key;
      const name = key.kind === 'text' ? wordsOf(key) : key.text;
      const here = `${path}.${name}`;
      if (lines.has(here)) stop(twice(key, lines.get(here)));
      lines.set(here, key.line);
      if (/^(slug|id|label)$/.test(name)) nameEntry(path, peek());
      readValue(here, last());
      if (!isSign('}')) readComma();
    }
    take();
  }

  /** Remembers the first name of an entry, by which the report calls it. */
  function nameEntry(path: string, { kind, text }: Token) {
    const [, list] = /^(\w+)\[\d+\]$/.exec(path) ?? [];
    const called = `${list} › ${kind === 'text' ? text.slice(1, -1) : text}`;
    if (list && !names.has(called)) names.set(called, path);
  }

  function readComma() {
    if (isSign(',')) take();
    else stop(afterValueSlip(cursor));
  }

  /** A sign where a name belongs. */
  function keySignSlip(sign: Token, field: Token | undefined) {
    if (sign.text === ',') return twoCommas(sign);
    if (sign.text === '{' && field && indentOf(sign) > indentOf(field)) {
      return last(2).text === ']' ? nameSlip(sign) : openerSlip(field);
    }
    const isBracket = closes(sign) || opens(sign) || sign.kind === 'end' || sign.text === ';';
    return isBracket ? bracketSlip(sign) : signSlip(sign, source);
  }

  /** Two commas, of which the second one may be what is left of a bracket. */
  function twoCommas(comma: Token): Slip {
    const problem = 'There is a comma too many in this line.';
    const expected = 'one comma between two values';
    return { ...slip(comma, problem, expected), quiet: true, brackets: true };
  }

  /** A field for the second time, in an entry or in two that have become one. */
  function twice(key: Token, first: number | undefined): Slip {
    const { text } = key;
    const problem = `${text} stands twice in this entry, here and in line ${first}.`;
    return { ...slip(key, problem, `${text} once`), quiet: true, brackets: true };
  }
}

/** Ends the reading, at a slip or at a piece of program. */
function stop(found?: Slip): never {
  throw new Stop(found);
}

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
