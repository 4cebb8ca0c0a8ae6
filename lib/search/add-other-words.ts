import { makeSearch } from './make-search';
import type { SearchRecord } from './search-record';

/** Words that visitors type, and how the site’s texts say the same. */
type OtherWords = { typed: readonly string[]; means: readonly string[] };

/** How many of the records that have what a word means are found under the word. */
const mostMeant = 3;

/** Adds words that visitors type to the records that the search finds first for what they mean. */
export function addOtherWords(
  records: readonly SearchRecord[],
  otherWords: readonly OtherWords[],
): SearchRecord[] {
  const search = makeSearch(records);
  const words = new Map(records.map(({ href, under = '' }) => [href, [under]]));
  for (const { typed, means } of otherWords) {
    const meant = means.flatMap((way) => search(way).slice(0, mostMeant));
    for (const { href } of new Set(meant)) words.get(href)?.push(...typed);
  }
  return records.map((record) => ({
    ...record,
    under: words.get(record.href)?.join(' ').trim() || undefined,
  }));
}
