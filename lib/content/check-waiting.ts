import { type Content, collections, itemCollections } from './collections';
import { fault } from './entries';
import type { Fault } from './fault';
import { walk } from './walk';

/** What stands where a text is still to be written (scripts/new/). */
export const waiting = 'Words to come';

/**
 * Finds entries whose texts are still to be written, each told of once.
 * @param hidden whether to look at those that are off the site, which may wait, or at those that are on it
 */
export function findWaiting(content: Partial<Content>, hidden: boolean): Fault[] {
  return itemCollections.flatMap((name) =>
    [content[name] ?? []].flat().flatMap((entry) => {
      if (Boolean(entry.hidden) !== hidden) return [];
      const fields = walk(entry).flatMap(({ path, value }) => {
        if (Array.isArray(value) && value.includes(waiting)) {
          return `${path}[${value.indexOf(waiting) + 1}]`;
        }
        return value === waiting ? path : [];
      });
      const [first, ...others] = fields;
      if (first === undefined) return [];
      const more = others.length > 0 ? `, as in ${others.length} more places` : '';
      return fault(name, entry, first, {
        problem: `is "${waiting}"${more}`,
        expected: hidden
          ? 'your own words; then take the line hidden: true out'
          : `your own words, or hidden: true, in this entry of ${collections[name].file}`,
      });
    }),
  );
}
