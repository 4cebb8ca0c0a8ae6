import { opens, partnerOf } from './brackets';
import { type Slip, shownLine } from './slip';
import type { Token } from './tokens';

/** A change to a source: so many characters from a place on give way to others. */
export type Edit = { at: number; remove?: number; insert?: string };

/** What may be wrong, and the change that would put it right. */
export type Suspicion = { found: Slip; edit: Edit };

/** A source after a change. */
export function change(source: string, { at, remove = 0, insert = '' }: Edit): string {
  return source.slice(0, at) + insert + source.slice(at + remove);
}

/** A slip in a line that a change puts right: the report shows the line as it would be. */
function inLine(source: string, line: number, problem: string, edit: Edit): Suspicion {
  const rest = shownLine(change(source, edit), line);
  return { found: { line, problem, expected: rest || 'no such line' }, edit };
}

/** A bracket that has no partner, as there is one too many. */
export function tooMany(source: string, { line, text, start }: Token): Suspicion {
  const [whole = ''] = /^.[,;]?/.exec(source.slice(start)) ?? [];
  const isAlone = shownLine(source, line) === whole;
  const edit = { at: start, remove: isAlone ? whole.length : 1 };
  return inLine(source, line, `There is a ${text} too many in this line.`, edit);
}

/** A bracket of one kind where the other kind belongs. */
export function instead(source: string, { line, text, start }: Token, right: string): Suspicion {
  const edit = { at: start, remove: 1, insert: right };
  return inLine(source, line, `Write ${right} instead of ${text} in this line.`, edit);
}

/** A bracket that opens, and does not close again in its line. */
export function unclosedInLine(source: string, opener: Token, before: Token): Suspicion {
  const { line, text } = opener;
  const own = partnerOf(opener) ?? '';
  const at = before.text === ',' ? before.start : before.end;
  const edit = { at, insert: own === '}' ? ' }' : own };
  return inLine(source, line, `The ${text} in this line has no ${own}.`, edit);
}

/**
 * A bracket that closes in no line of its own.
 * @param before what stands before the place where it is missing
 * @param next what stands there instead
 * @param isOutermost whether it ends a whole list
 */
export function unclosedAbove(
  opener: Token,
  before: Token,
  next: Token,
  isOutermost: boolean,
): Suspicion {
  const own = partnerOf(opener) ?? '';
  const pair = `for the ${opener.text} in line ${opener.line}`;
  if (/^[,;]$/.test(next.text)) {
    const problem = `A ${own} is missing in this line, ${pair}.`;
    const found = { line: next.line, problem, expected: `${own}${next.text}` };
    return { found, edit: { at: next.start, insert: own } };
  }
  const whole = `${own}${isOutermost ? ';' : ','}`;
  const where = next.kind === 'end' ? 'at the end of the file' : 'above this line';
  const problem = `A ${own} is missing ${where}, ${pair}.`;
  const found = { line: before.line + 1, problem, expected: `${whole} in a line of its own` };
  const comma = before.text === ',' || opens(before) ? '' : ',';
  return { found, edit: { at: before.end, insert: `${comma}\n${whole}` } };
}

/** The first bracket of a group or a list, where it is missing before a token. */
export function unopenedAbove({ line, start }: Token, text: string): Suspicion {
  const problem = `A ${text} is missing above this line.`;
  const expected = `${text} in a line of its own, above line ${line}`;
  return { found: { line, problem, expected }, edit: { at: start, insert: text } };
}

/**
 * The same within a line: after one of its names, or at its beginning.
 * @param own the tokens of the line before the bracket that closes
 */
export function unopenedInLine(source: string, own: readonly Token[], text: string): Suspicion[] {
  const [first] = own;
  if (!first) return [];
  const insert = text === '{' ? '{ ' : text;
  const afterNames = own.flatMap((colon, index) => {
    const name = own[index - 1];
    const value = own[index + 1];
    if (!name || colon.kind !== 'sign' || colon.text !== ':') return [];
    const problem = `A ${text} is missing in this line, after ${name.text}:`;
    return inLine(source, colon.line, problem, { at: value?.start ?? colon.end, insert });
  });
  const problem = `A ${text} is missing at the beginning of this line.`;
  return [
    ...afterNames.reverse(),
    inLine(source, first.line, problem, { at: first.start, insert }),
  ];
}

/** The same after a name at the end of its line. */
export function unopenedAfter(source: string, name: Token, colon: Token, text: string): Suspicion {
  const problem = `A ${text} is missing in this line, after ${name.text}:`;
  return inLine(source, colon.line, problem, { at: colon.end, insert: ` ${text}` });
}
