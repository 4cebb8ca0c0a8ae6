import type { Entry, SearchFile } from './entry';
import { makeJudge } from './judge';
import { isSmall, makeDivider, type Part } from './parts';
import { makeWordIndex } from './word-index';
import { isNumber, wordsOf } from './words';

/** What was found, and the words of it that were looked for. */
export type Found = { entry: Entry; words: string[] };

/** An entry with the words of each part that it has, and how much of what was typed these are. */
type Match = { id: number; score: number; terms: string[][]; share: number; isWhole: boolean };

/** How much of what was typed must be in an entry when no entry has all of it. */
const least = 0.25;

/** How much an entry counts in which the words are far apart, or not all there. */
const apart = 0.1;

/**
 * Indexes the entries.
 * @returns `find` finds entries by typed words, the best first. All words must be there, near one
 *   another; the beginning of a word is enough. If nothing has them so, words that are nearly the same
 *   count, and then entries that have what tells most. `nearNames` finds entries whose names are
 *   nearly the same as one of the words.
 */
export function makeFinder({ entries, otherWords }: SearchFile) {
  const index = makeWordIndex(entries);
  const divide = makeDivider(otherWords);
  const judge = makeJudge(entries);

  /** The entries that have a part of what was typed. A rare part is more of it than a common one. */
  const match = (parts: readonly Part[], isForgiving: boolean): Match[] => {
    const hits = parts.map((part) =>
      index.withPart(part, { isForgiving, isLast: part === parts.at(-1) }),
    );
    const weights = hits.map(
      ({ size }, at) => tells(parts[at]) * Math.log((entries.length + 1) / Math.max(1, size)),
    );
    const sum = weights.reduce((all, one) => all + one, 0) || 1;
    return [...new Set(hits.flatMap((some) => [...some.keys()]))].map((id) => {
      const own = hits.map((some) => some.get(id));
      return {
        id,
        score: own.reduce((all, hit) => all + (hit?.score ?? 0), 0),
        terms: own.map((hit) => hit?.terms ?? []),
        share: weights.reduce((all, one, at) => all + (own[at] ? one : 0), 0) / sum,
        isWhole: own.every(Boolean),
      };
    });
  };

  const find = (typed: string): Found[] => {
    const parts = divide(wordsOf(typed)).map(index.withJoined);
    if (parts.length === 0) return [];
    const isNear = ({ id, terms, isWhole }: Match) => isWhole && judge.isNear(id, terms);
    const rankOf = (one: Match) => {
      const far = one.isWhole ? apart : apart * one.share ** 2;
      return one.score * (isNear(one) ? 1 : far) * judge.phrases(one.id, parts);
    };
    let matches = match(parts, false).filter(({ isWhole }) => isWhole);
    if (!matches.some(isNear)) {
      const forgiven = match(parts, true);
      matches = forgiven.filter(({ isWhole }) => isWhole);
      if (!matches.some(isNear)) matches = forgiven.filter(({ share }) => share >= least);
    }
    return matches
      .map((one) => ({ ...one, rank: rankOf(one) }))
      .toSorted((a, b) => b.rank - a.rank)
      .flatMap(({ id, terms }) => asFound(entries[id], terms.flat()));
  };

  const nearNames = (typed: string): Found[] =>
    index
      .likeNames(wordsOf(typed).filter((word) => word.length > 3))
      .flatMap(({ id, terms }) => asFound(entries[id], terms));

  return { find, nearNames };
}

/** One letter or two begin too many words to tell anything, and a number tells less than a word. */
function tells(part: Part = []): number {
  const words = part.flat().filter((word) => word.length > 2);
  return words.some((word) => !isNumber(word)) ? 1 : words.length > 0 ? 0.5 : 0;
}

function asFound(entry: Entry | undefined, words: readonly string[]): Found[] {
  const telling = words.filter((word) => !isSmall(word));
  return entry ? [{ entry, words: [...new Set(telling.length > 0 ? telling : words)] }] : [];
}
