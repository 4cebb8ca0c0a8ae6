import { routes } from '@/lib/routes';
import { checkWays } from './check/check-map';
import { checkPlanning } from './check-planning';
import { type Content, collectionNames, collections, type RawContent } from './collections';
import { addressesOf, checkNames, type Entry, entriesOf, fault, place } from './entries';
import { expectedName, type Fault } from './fault';
import { checkRelations } from './relations';
import { visible } from './visible';
import { walk } from './walk';

/**
 * Checks what the schema of one entry can't: names used twice, and references between entries.
 * @param content the valid entries; invalid ones are left out
 * @param raw all entries: a reference to an invalid entry is not a fault itself
 */
export function checkReferences(content: Partial<Content>, raw: RawContent): Fault[] {
  return [
    ...checkUnique(raw),
    ...checkTwins(content),
    ...checkDestinations(content, raw),
    ...checkSchedules(content, raw),
    ...checkRelations(content, raw),
    ...checkPlanning(content, raw),
    ...checkWays(content, raw),
    ...checkPosts(content, raw),
    ...checkLinks(content, raw),
  ];
}

/** Checks that names are unique within a list, and within all lists with the same parent page. */
function checkUnique(raw: RawContent): Fault[] {
  const fixed = Object.values(routes).map((route) => route.slice(1));
  type First = Fault['repeats'];
  const seen = new Map<string, First>(fixed.map((slug) => [key('', slug), undefined]));
  return collectionNames.flatMap((name) => {
    const collection = collections[name];
    const space = 'under' in collection ? collection.under : name;
    const list = raw[name];
    return (Array.isArray(list) ? (list as (Entry | null)[]) : []).flatMap((entry, index) => {
      if (typeof entry !== 'object' || entry === null) return [];
      const field = (['slug', 'id', 'label'] as const).find((one) => entry[one] !== undefined);
      const value = field && entry[field];
      if (field === undefined || value === undefined) return [];
      const called = key(space, value);
      if (!seen.has(called)) {
        seen.set(called, { file: collection.file, list: name, entry: index });
        return [];
      }
      const first = seen.get(called);
      const told = first
        ? `is a copy: "${value}" stands in ${first.list} already`
        : `"${value}" is the address of another page of the site`;
      const at = fault(name, entry, field, {
        problem: told,
        expected: `another ${field} here, or no such entry`,
      });
      return { ...at, entry: index, repeats: first };
    });
  });

  function key(space: string, value: string | number) {
    return `${space} ${value}`;
  }
}

/** Checks that packages of the same list and duration have different names. */
function checkTwins(content: Partial<Content>): Fault[] {
  return (['honeymoonPackages', 'familyPackages'] as const).flatMap((list) => {
    const seen = new Map<string, string>();
    return visible<Content[typeof list][number]>(content[list] ?? []).flatMap((item) => {
      const called = `${item.duration} ${item.name ?? ''}`;
      const first = seen.get(called);
      seen.set(called, item.slug);
      // A copy is told of as such.
      if (first === undefined || first === item.slug) return [];
      return fault(list, item, 'name', {
        problem: `does not tell it from ${first}, which has the same length`,
        expected: 'a name of its own',
      });
    });
  });
}

function checkDestinations(content: Partial<Content>, raw: RawContent): Fault[] {
  const known = entriesOf(raw, 'topPlaces', 'offbeatPlaces').map(({ slug }) => slug);
  const users = ['honeymoonPackages', 'familyPackages', 'themedPackages', 'posts'] as const;
  return users.flatMap((name) =>
    (content[name] ?? []).flatMap((item) =>
      checkNames(name, item, 'destinations', item.destinations, known, place),
    ),
  );
}

function checkSchedules(content: Partial<Content>, raw: RawContent): Fault[] {
  const known = entriesOf(raw, 'schedules').map(({ id }) => id);
  const what = 'the id of a link in content/schedules.ts';
  return (content.operators ?? []).flatMap((item) =>
    checkNames('operators', item, 'schedules', item.schedules, known, what),
  );
}

function checkPosts(content: Partial<Content>, raw: RawContent): Fault[] {
  const authors = entriesOf(raw, 'authors').map(({ id }) => id);
  return (content.posts ?? []).flatMap((post) => [
    ...checkNames('posts', post, 'author', post.author, authors, 'an author in content/authors.ts'),
    ...(post.slug === toSlug(post.title)
      ? []
      : [
          fault('posts', post, 'slug', {
            problem: `is "${post.slug}", which is not the title`,
            expected: `${toSlug(post.title)} (the title in small letters and hyphens)`,
          }),
        ]),
  ]);
}

/** Makes the slug of a title: small letters and digits, a single hyphen for everything else. */
export function toSlug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Checks that links in texts lead to pages that exist. */
function checkLinks(content: Partial<Content>, raw: RawContent): Fault[] {
  const known = addressesOf(raw);
  return (['navigation', 'pages', 'privacy', 'questions'] as const).flatMap((name) =>
    walk(content[name])
      .filter(({ key }) => key === 'href')
      .filter(({ value }) => !known.includes(String(value).replace(/#.*/, '')))
      .map(({ path, value }) =>
        fault(name, undefined, path, {
          problem: `"${value}" leads nowhere`,
          expected: `the address of a page that is shown: ${expectedName(String(value), known)}`,
        }),
      ),
  );
}
