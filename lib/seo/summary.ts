import { asSentence } from '@/lib/text/sentence';

/**
 * The maximum length of titles and descriptions, in characters. Search engines cut off by width: on a desktop at about
 * 600 px of a title and 920 px of a description, which is 60 to 65 and 155 to 160 letters of normal text.
 */
export const maxLengths = { title: 65, summary: 160 };

/**
 * Composes the meta description of a page.
 * @param texts sentences, the most important first; the first is always used, the others if they fit
 * @returns at most 160 characters; a longer first sentence is cut off after a word, with "…"
 */
export function toSummary(texts: readonly string[]): string {
  const { summary: max } = maxLengths;
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
