import { closes, isPaired, opens, partnerOf } from './brackets';
import type { Slip } from './slip';
import {
  change,
  type Edit,
  instead,
  type Suspicion,
  tooMany,
  unclosedAbove,
  unclosedInLine,
  unopenedAbove,
  unopenedAfter,
  unopenedInLine,
} from './suspicion';
import { readTokens, type Token } from './tokens';

/**
 * Finds the bracket that has no partner. The reader of a file takes a later bracket for the one that is
 * missing and stumbles far below, so the indentation tells what is suspected, and a change that makes the
 * file readable proves it.
 * @param isRead whether a source can be read to its end
 * @returns undefined when every bracket has a partner
 */
export function findBracketSlip(
  source: string,
  isRead: (edited: string) => boolean,
): Slip | undefined {
  const isWhole = (edited: string) => isPaired(readTokens(edited));
  if (isWhole(source)) return undefined;
  const proofs = [
    (edited: string) => isWhole(edited) && isRead(edited),
    // A file with another slip below can't be read in any case.
    isWhole,
    () => true,
  ];
  for (const proof of proofs) {
    const found = search(source, (edit) => proof(change(source, edit)));
    if (found) return found;
  }
  return undefined;
}

/** Goes through the brackets, and returns the first suspicion that a change proves. */
function search(source: string, isProof: (edit: Edit) => boolean): Slip | undefined {
  const tokens = readTokens(source);
  const lines = source.split('\n');
  const indents = lines.map((line) => line.length - line.trimStart().length);
  const indentOf = ({ line }: Token) => indents[line - 1] ?? 0;
  const step = Math.min(...indents.filter((indent, at) => indent > 0 && lines[at]?.trim()));
  /** The brackets that are open, and how far what is in them is indented. */
  const stack: { token: Token; inner?: number }[] = [];

  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const isFirst = before?.line !== token.line;
    const suspicions = [
      ...(isFirst && before ? suspectAtStart(index, before) : []),
      ...(closes(token) ? suspectAtEnd(index, isFirst) : []),
    ];
    const found = suspicions.find(({ edit }) => isProof(edit));
    if (found) return found.found;
    if (opens(token)) stack.push({ token });
    else if (closes(token)) stack.pop();
  }
  return undefined;

  /** At the beginning of a line, which is less or more indented than its group has it. */
  function suspectAtStart(index: number, before: Token): Suspicion[] {
    const token = tokens[index] as Token;
    const top = stack.at(-1);
    if (!top) return [];
    const indent = token.kind === 'end' ? -1 : indentOf(token);
    const outer = indentOf(top.token);
    if (indent < outer || (indent === outer && !closes(token))) {
      return suspectOpener(top.token, before, token);
    }
    // A value may stand below its name.
    if (closes(token) || /^[:=+?]$/.test(before.text)) return [];
    const usual = top.inner ?? outer + step;
    top.inner ??= indent;
    const isName = tokens[index + 1]?.text === ':';
    // What closes in this line should open in it.
    const isUsual = indent <= usual || count(token, closes) > count(token, opens);
    return isUsual ? [] : [unopenedAbove(token, isName ? '{' : '[')];
  }

  function count({ line }: Token, isCounted: (token: Token) => boolean) {
    return tokens.filter((one) => one.line === line && isCounted(one)).length;
  }

  /** Where a bracket should have closed. */
  function suspectOpener(opener: Token, before: Token, next: Token): Suspicion[] {
    const { text, line, start, end } = opener;
    const isTwice =
      source[end] === text ||
      source[start - 1] === text ||
      (before === opener && next.text === text);
    const isInLine = before.line === line && before !== opener;
    const unclosed = isInLine
      ? unclosedInLine(source, opener, before)
      : unclosedAbove(opener, before, next, stack.length === 1);
    const surplus = tooMany(source, opener);
    return isTwice ? [surplus, unclosed] : [unclosed, surplus];
  }

  /** At a bracket that closes: its partner may be missing or of another kind, or it has none. */
  function suspectAtEnd(index: number, isFirst: boolean): Suspicion[] {
    const token = tokens[index] as Token;
    const before = tokens[index - 1];
    const opener = stack.at(-1)?.token;
    const surplus = tooMany(source, token);
    if (!opener) return [surplus];
    const isPair = partnerOf(opener) === token.text;
    const isSameLine = opener.line === token.line;
    if (isPair && (isSameLine || (isFirst && indentOf(opener) === indentOf(token)))) return [];
    const others = isPair
      ? []
      : [
          instead(source, token, partnerOf(opener) ?? ''),
          instead(source, opener, partnerOf(token) ?? ''),
        ];
    if (before?.text === token.text && before.end === token.start) return [surplus, ...others];
    if (isFirst) return [...suspectName(token), ...others, surplus];
    if (isSameLine) return [...suspectBetween(opener, token, before), ...others, surplus];
    const own = tokens.filter(({ line, start }) => line === token.line && start < token.start);
    return [...unopenedInLine(source, own, partnerOf(token) ?? ''), ...others, surplus];
  }

  /** Between two brackets of a line one may be missing. */
  function suspectBetween(opener: Token, token: Token, before = token): Suspicion[] {
    const below = stack.at(-2)?.token;
    const isMissing = below?.line === token.line && partnerOf(below) === token.text;
    return isMissing ? [unclosedInLine(source, opener, before)] : [];
  }

  /** Above a bracket in a line of its own, a name that is as far indented may lack its partner. */
  function suspectName(token: Token): Suspicion[] {
    const at = tokens.findLastIndex(
      (one, index) =>
        one.start < token.start &&
        one.text === ':' &&
        indentOf(one) === indentOf(token) &&
        tokens[index + 1]?.line !== one.line,
    );
    const [name, colon] = [tokens[at - 1], tokens[at]];
    return name && colon ? [unopenedAfter(source, name, colon, partnerOf(token) ?? '')] : [];
  }
}
