import { type Content, collectionNames, collections } from './collections';
import type { Fault } from './fault';
import { itemName } from './parse';
import { walk } from './walk';

/**
 * One fault for each picture that the content names and that is not there.
 * @param files every file below public, as addresses with a leading slash, in their exact case:
 *   a name that differs in capitals works on some machines and fails on the host
 */
export function checkImages(content: Partial<Content>, files: ReadonlySet<string>): Fault[] {
  return collectionNames.flatMap((name) => {
    const value: unknown = content[name];
    const items = Array.isArray(value) ? value : [value];
    return items.flatMap((item, index) =>
      walk(item)
        .filter(
          ({ key, value: src, parent }) =>
            key === 'src' && 'alt' in parent && !files.has(String(src)),
        )
        .map(({ path, value: src }) => ({
          file: collections[name].file,
          item: itemName(name, item, Array.isArray(value) ? index : undefined),
          field: path,
          problem: `"${src}" does not exist`,
          expected: `the file public${src}, or the name of a picture that is there`,
        })),
    );
  });
}
