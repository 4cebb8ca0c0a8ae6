import { sentencesOf, startLarge } from '@/lib/text/sentence';
import type { Entry } from './entry';
import { piecesOf, wordsOf } from './words';

/** A part of a text, and whether it was looked for. */
export type Marked = { text: string; marked: boolean };

/**
 * The sentence of an entry that has most of the words that were looked for and are not in its name:
 * its own line, unless another has more.
 * @param words in the form of `wordsOf`
 * @param otherNames the pattern of the sentence with its other names, with {names}
 */
export function lineFor(
  { name, line, text = '', also = [] }: Entry,
  words: readonly string[],
  otherNames: string,
): string {
  const named = new Set(wordsOf(name));
  const wanted = words.filter((word) => !named.has(word));
  const count = (sentence: string) => {
    const own = new Set(wordsOf(sentence));
    return wanted.filter((word) => own.has(word)).length;
  };
  const names = also.length > 0 ? otherNames.replace('{names}', () => also.join(', ')) : '';
  const shown = [line, names, ...sentencesOf(text)]
    .filter(Boolean)
    .reduce(
      (best, sentence) => (count(sentence) > count(best) ? sentence : best),
      line || (sentencesOf(text)[0] ?? ''),
    );
  // What goes on after a colon on its page starts in small letters.
  return startLarge(shown);
}

/** Cuts a text into pieces, and marks the words that were looked for. */
export function markWords(text: string, words: readonly string[]): Marked[] {
  return piecesOf(text).map((piece) => ({
    text: piece.text,
    marked: piece.word !== undefined && words.includes(piece.word),
  }));
}
