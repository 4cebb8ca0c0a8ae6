/** How far somebody has read a post: the number of the part that they came to, from 0 on, or all of it. */
export type Progress = number | 'read';

/** The posts that somebody has begun, by slug. */
type Reading = Map<string, Progress>;

/**
 * Reads what a browser has stored. Anybody can edit that: what has no pairs is nothing, and a progress that
 * makes no sense is that of no part.
 * @param stored a JSON array of pairs, such as [["a-post","read"],["another",3]]; null for nothing stored
 */
export function parseReading(stored: string | null): Reading {
  try {
    return new Map(JSON.parse(stored ?? '[]'));
  } catch {
    return new Map();
  }
}

/**
 * Whether somebody who is at a part has read so far. Who jumps ahead has not: half of what leads there must
 * have been seen.
 * @param seen the numbers of the parts that were in view for a while, this one included
 */
export function isReadUntil(part: number, seen: ReadonlySet<number>): boolean {
  const before = [...seen].filter((one) => one <= part);
  return before.length * 2 > part;
}

/**
 * Whether there is something new to remember. The first part alone is nothing: everybody sees it who has
 * only opened the page.
 * @param known how far the same post was read before
 */
export function isFurther(progress: Progress, known: Progress = 0): boolean {
  return known !== 'read' && (progress === 'read' || progress > known);
}
