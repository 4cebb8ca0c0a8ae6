import { distance } from 'fastest-levenshtein';

/** A list that is longer is a wall that nobody reads. */
const shortList = 6;

/**
 * What a name should have been: all names that exist when they are few, else the one that is near. The
 * sentence before it says where they stand.
 * @param known the names that exist
 */
export function expectedName(name: string, known: readonly string[]): string {
  if (known.length === 0) return 'no such name: there is none yet';
  if (known.length <= shortList)
    return `one of ${known.join(', ')}; a new one is added there first`;
  const near = nearName(name, known);
  return near
    ? `${near} (did you mean that?)`
    : `one of the ${known.length} names there; none is like it. Was it renamed or deleted? Put the new name, or take the line out`;
}

/** The name that another one was surely meant for: misspelt, or the beginning of one alone. */
export function nearName(name: string, known: readonly string[]): string | undefined {
  const digits = (one: string) => one.replace(/\D/g, '');
  const small = (one: string) => one.toLowerCase();
  const [misspelt] = known
    .filter((one) => digits(one) === digits(name))
    .map((one) => ({ one, share: differingShare(small(name), small(one)) }))
    .filter(({ share }) => share <= 1 / 3)
    .sort((a, b) => a.share - b.share);
  return (
    misspelt?.one ?? known.find((one) => hasOwnBeginning(small(name), small(one), known.map(small)))
  );
}

/** How much of two names differs, 0 to 1, without the words that both have: of ross-island, ross. */
function differingShare(name: string, other: string): number {
  const [words, others] = [name, other].map((one) => one.split(/[-/.:]/)) as [string[], string[]];
  const own = words.filter((word) => !others.includes(word)).join('');
  const its = others.filter((word) => !words.includes(word)).join('');
  return distance(own, its) / Math.max(own.length, its.length, 1);
}

/** Whether two names in one folder begin alike, and no other name begins so. */
function hasOwnBeginning(name: string, other: string, known: readonly string[]): boolean {
  const folder = (one: string) => one.slice(0, one.lastIndexOf('/') + 1);
  if (folder(name) !== folder(other)) return false;
  let end = 0;
  while (end < name.length && name[end] === other[end]) end++;
  const start = name.slice(0, end);
  const letters = start.slice(folder(name).length).replace(/\W/g, '').length;
  const isEnough = letters >= 5 || (letters >= 3 && end === name.length);
  return isEnough && known.filter((one) => one.startsWith(start)).length === 1;
}
