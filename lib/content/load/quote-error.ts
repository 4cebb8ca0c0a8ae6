import type { SyntaxIssue, SyntaxPlace } from './syntax-place';

/** Finds quotes that are missing, doubled, of another kind, or straight inside a text. */
export function findQuoteError(place: SyntaxPlace): SyntaxIssue | undefined {
  const { line, found, before, after, restOf } = place;
  const last = before.at(-1)?.line === line ? before.at(-1) : undefined;
  const at = (problem: string, expected: string) => ({ line, problem, expected });
  if (found.kind === 'sign' && /[‘’“”„«»´]/.test(found.text)) {
    const problem = `A text stands between straight quotes ' ', not between ${found.text}.`;
    return at(problem, "' at both ends of the text");
  }
  const isNext = last?.end === found.start;
  if (last?.kind === 'text') {
    const [quote = '"'] = last.text;
    if (/[,:[]\s*.$/.test(last.text)) return endError(place, last.text.slice(0, -2));
    if (last.text.length === 2 || (isNext && found.kind === 'text')) {
      const expected = `one ${quote} at the beginning of a text, and one at its end`;
      return at(`There is a ${quote} too many in this line.`, expected);
    }
    const isField = after.text === ':' && /^\w+: *(['"{[\d]|true|false)/.test(restOf(found));
    if (found.kind !== 'word' || isField) return undefined;
    return quote === '"'
      ? at('Use “ and ” instead of " inside a text.', `“${found.text}”`)
      : at("Use ’ instead of ' inside a text.", `${/[^\s']*(?='$)/.exec(last.text)}’${found.text}`);
  }
  const isValue = last?.kind === 'word' && /^[:[]$/.test(before.at(-2)?.text ?? '');
  if (last && isValue && !/^[,\]}]$/.test(found.text)) {
    const words = /^[^'"]*[^'",\]}\s]/.exec(restOf(last))?.[0] ?? last.text;
    const [, quote] = /^[^'"]+(['"])[\s,\]}]*$/.exec(restOf(last)) ?? [];
    if (quote) {
      return at(`The text in this line has no ${quote} at its beginning.`, `${quote}${words}`);
    }
    const isText = found.kind === 'word' || words.includes('://');
    if (isText) return at(`“${words.replace(/,.*/, '')}” has no quotes around it.`, `'${words}'`);
  }
  const isOpen =
    found.kind === 'text' && (found.text.length < 2 || found.text.at(-1) !== found.text[0]);
  return isOpen ? endError(place, found.text) : undefined;
}

/** A text that has no quote at its end. */
function endError({ line, lines }: SyntaxPlace, text: string): SyntaxIssue {
  const [quote = ''] = text;
  const words = text.replace(/[\s,\]}]+$/, '');
  if (words.length > 1 && /[’‘“”´`'"]$/.test(words)) {
    const problem = `The text in this line begins with ${quote} and ends with ${words.at(-1)}.`;
    return { line, problem, expected: `${quote} at both ends` };
  }
  if (/^\s*[\p{L}\d][^:'"]*['"]/u.test(lines[line] ?? '')) {
    const problem = 'The text that begins in this line goes on in the next.';
    return { line, problem, expected: 'the whole text in one line, however long it is' };
  }
  const problem = `The text in this line has no ${quote} at its end.`;
  return { line, problem, expected: `${words.replace(/[,:[].*/, '').slice(0, 40)}${quote}` };
}
