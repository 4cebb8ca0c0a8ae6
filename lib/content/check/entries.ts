import {
  type CollectionName,
  collections,
  itemCollections,
  placeCollections,
  type RawContent,
} from '@/lib/content/collections';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import { expectedName } from '@/lib/content/report/near-name';
import { routes } from '@/lib/routes';

/** An entry of a list before its schema has been checked: any field may be missing. */
type RawEntry = {
  slug?: string;
  id?: string | number;
  label?: string;
};

/** The entries of these lists that are objects; others are left out. */
export function entriesOf(raw: RawContent, ...names: CollectionName[]): RawEntry[] {
  return names.flatMap((name) => {
    const list = raw[name];
    return Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item) : [];
  });
}

/** The names of the entries of these lists: their slugs, or their ids. */
export function namesIn(raw: RawContent, ...names: CollectionName[]): string[] {
  return entriesOf(raw, ...names)
    .map(({ slug, id }) => String(slug ?? id ?? ''))
    .filter(Boolean);
}

/** The places and the town: where a harbour, a beach or a night can be. */
export function placesIn(raw: RawContent): string[] {
  const { slug } = (raw.town ?? {}) as RawEntry;
  return [slug ?? [], ...namesIn(raw, ...placeCollections)].flat();
}

/** The routes of all pages: those of the site, and those of items. */
export function pageRoutesOf(raw: RawContent): string[] {
  return [
    ...Object.values(routes),
    ...itemCollections.flatMap((list) =>
      entriesOf(raw, list).map(({ slug }) => `${collections[list].parentRoute}/${slug}`),
    ),
  ];
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
  value: unknown,
  known: readonly string[],
  what: string,
): ContentIssue[] {
  const isList = Array.isArray(value);
  return [value ?? []]
    .flat()
    .map(String)
    .flatMap((one, index) =>
      known.includes(one)
        ? []
        : issueAt(name, item, isList ? `${field}[${index + 1}]` : field, {
            problem: `"${one}" is not ${what}`,
            expected: expectedName(one, known),
          }),
    );
}
