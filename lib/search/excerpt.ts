import { fillIn } from '@/lib/text/fill-in';
import { capitalize, sentencesOf } from '@/lib/text/sentence';
import type { SearchRecord } from './search-record';
import { splitWords } from './words';

/**
 * The sentence of a record that has most of the words that were searched for and are not in its name:
 * its own line, unless another has more. Its other names stand there only if no sentence has any.
 * @param words in the form of `splitWords`
 * @param otherNames the pattern of the sentence with its other names, with {names}
 */
export function excerptOf(
  { name, line, text = '', also = [] }: SearchRecord,
  words: readonly string[],
  otherNames: string,
): string {
  const named = splitWords(name);
  const wanted = words.filter((word) => !named.includes(word));
  const count = (sentence: string) => {
    const own = splitWords(sentence);
    return wanted.filter((word) => own.includes(word)).length;
  };
  const names = also.length > 0 ? fillIn(otherNames, { names: also.join(', ') }) : '';
  // A question goes on with its answer.
  const sentences = [line, ...sentencesOf(text)]
    .filter(Boolean)
    .map((one, at, all) => (one.endsWith('?') && all[at + 1] ? `${one} ${all[at + 1]}` : one));
  const [said = ''] = sentences.toSorted((a, b) => count(b) - count(a));
  const best = count(said) === 0 && count(names) > 0 ? names : said;
  // What goes on after a colon on its page starts in small letters.
  return capitalize(best);
}
