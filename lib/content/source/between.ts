import { bracketSlip, closes, isPaired, opens } from './brackets';
import type { Cursor } from './cursor';
import { noValue, type Slip, slip } from './slip';
import type { Token } from './tokens';
import { commaSlip, endSlip, numberSlip, quoteSlip, signSlip, stopSlip } from './words';

// What stands where something else belongs. Each function returns undefined where it is a piece of program.

/** After a value, where a comma or the closing bracket belongs. */
export function afterValueSlip({ last, peek, isSign, isKey, source }: Cursor) {
  const before = last();
  const next = peek();
  const isStart = /^(export|import)$/.test(next.text) && !isSign(':', 1);
  if (isSign(';') && peek(1).kind !== 'end' && !/^(export|import|const)$/.test(peek(1).text)) {
    return slip(next, 'Write a comma instead of ; in this line.', ', at the end');
  }
  if (isSign(';') || closes(next) || next.kind === 'end' || isStart) {
    return bracketSlip(next);
  }
  const isSame = next.line === before.line;
  if (before.kind === 'text' && isSame) {
    const isAdjacent = next.start === before.end;
    const value = peek(2);
    const isPlain = /^(text|number)$/.test(value.kind) || /^(true|false)$/.test(value.text);
    const hasValue = value.line === next.line && isPlain && !value.open;
    const isNewKey = isKey() && (!isAdjacent || hasValue || opens(value));
    if (next.text === '+') return undefined;
    const isLast = peek(1).line > next.line || /^[,\]}]$/.test(peek(1).text);
    if (isSign('.') && isLast) return stopSlip(next, source);
    const isText = next.kind === 'text';
    const isInside = isText ? isAdjacent || next.open : !isNewKey && !opens(next);
    if (isInside) return quoteSlip(before, next, source);
  }
  if (before.kind === 'number' && !isKey() && isSame && !opens(next)) {
    return numberSlip(before, source);
  }
  if (isSign(':')) return colonSlip(next);
  if (next.kind === 'sign' && !opens(next)) return signSlip(next, source);
  return commaSlip(before, next, source);
}

/**
 * In a group of fields, after something that is no name with a colon.
 * @param key what was taken as a name
 * @param field the name of the field before it
 * @param known the names of values that the source has of its own
 */
export function keySlip(
  { last, peek, isSign, source, tokens }: Cursor,
  key: Token,
  field: Token | undefined,
  known: ReadonlySet<string>,
): Slip | undefined {
  const next = peek();
  const { line, text } = key;
  const [comma, before] = [last(1), last(2)];
  if (/^(export|import|const)$/.test(text) && !isSign('=')) return bracketSlip(key);
  if (isSign('=')) return slip(key, `Write : instead of = after ${text}.`, `${text}:`);
  if (isSign('(')) return undefined;
  if (key.kind === 'number' && before.kind === 'number') return numberSlip(before, source);
  if (key.kind === 'text') {
    if (key.open) return endSlip(key, source, next);
    if (!field || comma.text !== ',') return undefined;
    const name = field.text;
    if (before.line === line) {
      return slip(field, `Several texts of ${name} stand between [ and ].`, `${name}: ['…', '…']`);
    }
    if (isPaired(tokens)) {
      const expected = 'a name with a colon before it, as in the other entries';
      return slip(key, 'The text in this line has no name before it.', expected);
    }
    return before.kind === 'text' ? openerSlip(field) : nameSlip(key);
  }
  const hasOpenText = tokens.some((one) => one.line === line && one.open);
  if (before.kind === 'text' && before.line === line && hasOpenText) {
    return quoteSlip(before, key, source);
  }
  const isAlone = isSign(',') || isSign('}');
  if (known.has(text) && isAlone) return undefined;
  if (isSign('-')) {
    return slip(key, 'A name of a field has no hyphen.', 'the name as in the other entries');
  }
  if (next.kind === 'word' && next.line === line && isSign(':', 1)) {
    return slip(key, `The name “${text} ${next.text}” has a space in it.`, next.text);
  }
  if (isAlone) return slip(key, `${text} has no value.`, noValue(text));
  if (next.kind === 'sign' && !opens(next)) return undefined;
  return slip(key, `A colon is missing after ${text}.`, `${text}:`);
}

/** After the name of a list that begins without its bracket. */
export function openerSlip(name: Token): Slip {
  return slip(name, `A [ is missing in this line, after ${name.text}:`, `${name.text}: [`);
}

/** At the first entry of a list without a name. */
export function nameSlip(first: Token): Slip {
  const problem = 'The name of a list is missing above this line.';
  return slip(first, problem, 'a name, a colon and [');
}

/** In a list, before a name with a colon. */
export function keyInListSlip(
  { peek }: Cursor,
  opener: Token,
  kind: 'none' | 'groups' | 'others',
): Slip {
  const key = peek();
  const { line, text } = key;
  if (kind === 'others') {
    const problem = 'The [ in this line has no ].';
    const expected = `a ] above line ${line}, where ${text} begins`;
    return { ...slip(opener, problem, expected), brackets: true };
  }
  if (line === opener.line) {
    const problem = 'Names with values stand between { and }, not between [ and ].';
    return slip(key, problem, `{ ${text}: … }`);
  }
  const problem = 'A { is missing above this line.';
  return { ...slip(key, problem, `{ before ${text}:`), brackets: true };
}

/** Outside of all lists, before something that is not export const. */
export function outsideSlip({ last, peek }: Cursor, first: Token): Slip | undefined {
  const isConst = peek().text === 'const' || peek(1).text === 'const';
  const isProgram = /^(export|type|interface|function|async|let|var|enum)$/.test(first.text);
  if (isProgram && !isConst && !/^(c\w*|[A-Z]\w*)$/.test(last().text)) return undefined;
  return first.text === 'export' || peek().text === 'const'
    ? slip(first, 'This line does not begin with export const.', 'export const')
    : slip(first, 'This line belongs to no list, and is no note.', '// in front of a note');
}

/** A colon where a value or a comma belongs. */
export function colonSlip(colon: Token): Slip {
  return slip(colon, 'There is a colon too many in this line.', 'one colon after a name');
}
