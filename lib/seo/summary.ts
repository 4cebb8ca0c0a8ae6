import { asSentence } from '@/lib/text/sentence';
import { limits } from './limits';

/**
 * Composes the meta description of a page.
 * @param texts sentences, the most important first; the first is always used, the others if they fit
 * @returns at most 160 characters; a longer first sentence is cut after a word, with "…"
 */
export function toSummary(texts: readonly string[]): string {
  const { max } = limits.summary;
  const [first = '', ...rest] = texts.map(asSentence);
  return rest.reduce(
    (summary, text) => (summary.length + 1 + text.length <= max ? `${summary} ${text}` : summary),
    shorten(first, max),
  );
}

function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max).replace(/[\s,;:.–—]+\S*$/, '')}…`;
}
