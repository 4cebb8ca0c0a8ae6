import { routes } from '@/lib/routes';
import { type CollectionName, collections, itemCollections, type RawContent } from './collections';
import { expectedName, type Fault, itemName } from './fault';
import { visible } from './visible';

/** An entry of a list before its schema has been checked: any field may be missing. */
export type Entry = {
  slug?: string;
  id?: string | number;
  label?: string;
  hidden?: boolean;
  from?: string;
  to?: string;
};

/** The entries of these lists that are objects; others are left out. */
export function entriesOf(raw: RawContent, ...names: CollectionName[]): Entry[] {
  return names.flatMap((name) => {
    const list = raw[name];
    return Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item) : [];
  });
}

/**
 * The addresses of all pages: those of the site, and those of items.
 * @param items the entries of a list whose pages count; by default those that are not hidden
 */
export function addressesOf(
  raw: RawContent,
  items: (list: Entry[]) => Entry[] = visible,
): string[] {
  return [
    ...Object.values(routes),
    ...itemCollections.flatMap((list) =>
      items(entriesOf(raw, list)).map(({ slug }) => `${collections[list].under}/${slug}`),
    ),
  ];
}

/** What a name of a place should be. */
export const place = 'a place in content/destinations.ts';

/** A fault in a field of an item or, when item is undefined, of a collection that is not a list. */
export function fault(
  name: CollectionName,
  item: unknown,
  field: string,
  told: { problem: string; expected: string },
): Fault {
  const at = item === undefined ? name : itemName(name, item, 0);
  return { file: collections[name].file, item: at, field, ...told };
}

/**
 * Checks that names refer to something.
 * @param field the field that holds the name or the list of names
 * @param known the names that exist
 * @param what what a name should be, and in which file: an author in content/authors.ts
 */
export function checkNames(
  name: CollectionName,
  item: unknown,
  field: string,
  value: string | number | readonly (string | number)[] | undefined,
  known: readonly (string | number | undefined)[],
  what: string,
): Fault[] {
  const isList = Array.isArray(value);
  const names: readonly (string | number)[] = [value ?? []].flat();
  return names.flatMap((one, index) =>
    known.includes(one)
      ? []
      : fault(name, item, isList ? `${field}[${index + 1}]` : field, {
          problem: `"${one}" is not ${what}`,
          expected: expectedName(
            String(one),
            known.flatMap((name) => (name === undefined ? [] : String(name))),
          ),
        }),
  );
}
