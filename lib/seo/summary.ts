import { limits } from './limits';

/**
 * A page's description, put together from texts of the page.
 * @param texts sentences in the order of their weight; the first is taken in any case, further ones
 *   while they fit
 * @returns at most 160 characters; a first text that is longer ends at a word, with …
 */
export function toSummary(texts: readonly string[]): string {
  const { max } = limits.summary;
  const [first = '', ...rest] = texts.map(asSentence);
  return rest.reduce(
    (summary, text) => (summary.length + 1 + text.length <= max ? `${summary} ${text}` : summary),
    shorten(first, max),
  );
}

/** The lines of a card end without a full stop. */
function asSentence(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}

function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max).replace(/[\s,;:.–—]+\S*$/, '')}…`;
}
