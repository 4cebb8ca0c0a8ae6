import { restOfLine, type Slip, shownLine, wordsOf } from './slip';
import type { Token } from './tokens';

// The sentences for slips within a line: quotes, commas, numbers, words. Each says one thing.

/** What follows a text that has ended too early: in 'Don't go' the text is Don, and a word follows. */
export function quoteSlip(text: Token, next: Token, source: string): Slip {
  const [quote = ''] = text.text;
  const { line } = text;
  const words = wordsOf(text);
  const isAdjacent = next.start === text.end;
  if (words === '' || (next.kind === 'text' && isAdjacent)) {
    return {
      line,
      problem: `There is a ${quote} too many in this line.`,
      expected: `one ${quote} at the beginning of a text, and one at its end`,
    };
  }
  if (/[,:[]\s*$/.test(words)) return endSlip(text, source);
  const [before = ''] = /\S*$/.exec(words.slice(-20)) ?? [];
  const after = source.slice(text.end).split(/['"\n]/)[0] ?? '';
  const [shown] = /^\S*\s?\S*/.exec(after.slice(0, 20)) ?? [''];
  return quote === '"'
    ? {
        line,
        problem: 'Use “ and ” instead of " inside a text.',
        expected: `“${shown.trim()}”`,
      }
    : {
        line,
        problem: "Use ’ instead of ' inside a text.",
        expected: `${before}’${shown}`.trim(),
      };
}

/** A text without a quote at its end. */
export function endSlip(text: Token, source: string, next?: Token): Slip {
  const [quote = ''] = text.text;
  const { line } = text;
  const written = restOfLine(source, text).replace(/[\s,\]}]+$/, '');
  const last = written.at(-1) ?? '';
  if (text.open && written.length > 1 && /[’‘“”´`'"]/.test(last)) {
    return {
      line,
      problem: `The text in this line begins with ${quote} and ends with ${last}.`,
      expected: `${quote} at both ends`,
    };
  }
  if (text.open && next && next.line === line + 1 && /^[\p{L}\d]/u.test(next.text)) {
    return {
      line,
      problem: 'The text that begins in this line goes on in the next.',
      expected: 'the whole text in one line, however long it is',
    };
  }
  const start = (wordsOf(text).split(/[,:[]/)[0] ?? '').slice(0, 40);
  return {
    line,
    problem: `The text in this line has no ${quote} at its end.`,
    expected: `${quote}${start}${quote}`,
  };
}

/** A full stop after a text, where a comma belongs. */
export function stopSlip(stop: Token, source: string): Slip {
  const { line, start } = stop;
  const begin = source.lastIndexOf('\n', start) + 1;
  const after = restOfLine(source, stop).replace(/^\.\s*,?/, ',');
  const problem = 'Write a comma instead of the full stop after the text in this line.';
  return { line, problem, expected: shownLine(source.slice(begin, start) + after, 1) };
}

/** Two values without a comma between them. */
export function commaSlip(before: Token, next: Token, source: string): Slip {
  const { line } = before;
  const isEnd = next.line > line;
  const end = source.lastIndexOf('\n', before.end - 1) + 1;
  const own = source.slice(end).split('\n')[0] ?? '';
  const cut = before.end - end;
  const gap = next.start === before.end ? ' ' : '';
  const whole = `${own.slice(0, cut)},${gap}${own.slice(cut)}`;
  return {
    line,
    problem: isEnd
      ? 'A comma is missing at the end of this line.'
      : `A comma is missing in this line, before ${next.text.slice(0, 30)}`,
    expected: shownLine(whole, 1),
  };
}

/** A number that is not written as digits alone. */
export function numberSlip(at: Token, source: string): Slip {
  const rest = restOfLine(source, at);
  const [written = ''] = /\d[\d,. _]*\d|\d/.exec(rest) ?? [];
  const { line } = at;
  if (/^\d{1,3},(\d|\d\d|\d{4,})$/.test(written)) {
    const dotted = written.replace(',', '.');
    return { line, problem: `Write ${dotted} with a dot, not with a comma.`, expected: dotted };
  }
  const isDecimal = /^\d{1,2}\.\d+$/.test(written);
  const digits = isDecimal
    ? written
    : written
        .replace(/[.,]00$/, '')
        .replace(/\D/g, '')
        .replace(/^0+(?=\d)/, '');
  return { line, problem: `Write ${digits} alone${withoutSign(rest, written)}.`, expected: digits };
}

/** What stands around or in a number that has no place there: “, without %”. */
function withoutSign(rest: string, written: string): string {
  const [start = '', end = ''] = rest.split(written);
  const before = start.trim();
  const after = /^\s*([^\s,\]}'"]+)/.exec(end)?.[1] ?? '';
  const around = (before || after).replace(/\.$/, '');
  if (around) return `, without ${around}`;
  const inside = [
    [/,/, 'commas'],
    [/\./, 'dots'],
    [/ /, 'spaces'],
    [/^0/, 'a zero in front'],
  ] as const;
  const found = inside.find(([sign]) => sign.test(written));
  return found ? `, without ${found[1]}` : '';
}

/** A sign that has no place outside a text. */
export function signSlip(sign: Token, source: string): Slip | undefined {
  const { line, text } = sign;
  if (/[‘’“”„«»´]/.test(text)) {
    return {
      line,
      problem: `A text stands between straight quotes ' ', not between ${text}.`,
      expected: `'${(/[\p{L}\d][^‘’“”„«»´'",]*/u.exec(restOfLine(source, sign))?.[0] ?? 'text').slice(0, 40)}'`,
    };
  }
  if (/[₹$€£]/.test(text) && /^\S\s?\d/u.test(restOfLine(source, sign)))
    return numberSlip(sign, source);
  if (text === '#') {
    return { line, problem: 'A note begins with //, not with #.', expected: '// and the note' };
  }
  return undefined;
}

/** Whether what stands in the rest of a line ends like a text, though it does not begin like one. */
export function hasEndOfText(first: Token, source: string): boolean {
  return /^[^'"[\]{}]*[^\s'"[\]{},:]['"]\s*[,\]}]*\s*$/.test(restOfLine(source, first));
}

/** A text without a quote at its beginning. */
export function startSlip(first: Token, source: string): Slip {
  const [words = '', quote = ''] = /^[^'"]*(['"])/.exec(restOfLine(source, first)) ?? [];
  return {
    line: first.line,
    problem: `The text in this line has no ${quote} at its beginning.`,
    expected: `${quote}${words.length > 61 ? `${words.slice(0, 60)}…${quote}` : words}`,
  };
}

/** A word where a value belongs. */
export function wordSlip(word: Token, source: string): Slip {
  const { line, text } = word;
  const rest = restOfLine(source, word);
  const small = text.toLowerCase();
  if (['true', 'false'].includes(small) && small !== text) {
    return { line, problem: `${small} is written small.`, expected: small };
  }
  if (['yes', 'no'].includes(small)) {
    const meant = small === 'yes' ? 'true' : 'false';
    return { line, problem: `Write ${meant} instead of ${text}.`, expected: meant };
  }
  if (/^(rs|inr|rupees?)\b\.?\s*\d/i.test(rest)) return numberSlip(word, source);
  const words = (/^[^,'"\]}]*/.exec(rest)?.[0] ?? text).trim();
  return {
    line,
    problem: `“${words.slice(0, 60)}” has no quotes around it.`,
    expected: `'${words.slice(0, 60)}', or a value of another kind`,
  };
}
