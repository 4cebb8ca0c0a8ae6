import { allRoutes } from '@/lib/routes';
import type { CollectionName, Content, RawContent } from './collections';
import { entriesOf, fault } from './entries';
import type { Fault } from './fault';
import { checkRelations } from './relations';
import { walk } from './walk';

/**
 * What a schema of one entry cannot see: names used twice, and references between entries.
 * @param content the entries that have their right shape; an entry that has not is left out
 * @param raw all entries: a reference to one that is broken elsewhere is not broken itself
 */
export function checkReferences(content: Partial<Content>, raw: RawContent): Fault[] {
  return [
    ...checkUnique(raw),
    ...checkDestinations(content, raw),
    ...checkSchedules(content, raw),
    ...checkRelations(content, raw),
    ...checkPosts(content, raw),
    ...checkLinks(content, raw),
  ];
}

/** Lists whose items share a space of addresses: within a group no slug or id may come twice. */
const groups: CollectionName[][] = [
  ['familyPackages', 'honeymoonPackages', 'themedPackages'],
  ['topPlaces', 'offbeatPlaces'],
  ['operators', 'ferryRoutes'],
  ['harbours'],
  ['waterSports', 'beaches'],
  ['attractions'],
  ['posts'],
  ['services', 'activityPages'],
  ['schedules'],
  ['authors'],
  ['heroSlides'],
  ['airlines'],
  ['testimonials'],
  ['counters'],
];

function checkUnique(raw: RawContent): Fault[] {
  return groups.flatMap((group) => {
    const seen = new Map<string | number, CollectionName>();
    return group.flatMap((name) =>
      entriesOf(raw, name).flatMap((item) => {
        const key = (['slug', 'id', 'label'] as const).find((name) => item[name] !== undefined);
        const value = key && item[key];
        if (key === undefined || value === undefined) return [];
        const first = seen.get(value);
        if (first === undefined) {
          seen.set(value, name);
          return [];
        }
        return fault(name, item, key, {
          problem: `"${value}" is used twice; it stands in ${first} already`,
          expected: `a ${key} of its own for each item`,
        });
      }),
    );
  });
}

function checkDestinations(content: Partial<Content>, raw: RawContent): Fault[] {
  const known = entriesOf(raw, 'topPlaces', 'offbeatPlaces').map(({ slug }) => slug);
  const users = ['familyPackages', 'honeymoonPackages', 'themedPackages', 'posts'] as const;
  return users.flatMap((name) =>
    (content[name] ?? []).flatMap((item) =>
      item.destinations.flatMap((slug, index) =>
        known.includes(slug)
          ? []
          : fault(name, item, `destinations[${index + 1}]`, {
              problem: `"${slug}" is not a place in content/destinations.ts`,
              expected: `one of ${known.join(', ')}`,
            }),
      ),
    ),
  );
}

function checkSchedules(content: Partial<Content>, raw: RawContent): Fault[] {
  const known = entriesOf(raw, 'schedules').map(({ id }) => id);
  return (['operators', 'ferryRoutes'] as const).flatMap((name) =>
    (content[name] ?? []).flatMap((item) =>
      item.schedule === undefined || known.includes(item.schedule)
        ? []
        : fault(name, item, 'schedule', {
            problem: `${item.schedule} is not the id of a link in content/schedules.ts`,
            expected: `one of ${known.join(', ')}, or no such line`,
          }),
    ),
  );
}

function checkPosts(content: Partial<Content>, raw: RawContent): Fault[] {
  const authors = entriesOf(raw, 'authors').map(({ id }) => id);
  return (content.posts ?? []).flatMap((post) => [
    ...(authors.includes(post.author)
      ? []
      : [
          fault('posts', post, 'author', {
            problem: `"${post.author}" is not an author in content/authors.ts`,
            expected: `one of ${authors.join(', ')}`,
          }),
        ]),
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

/** The address of a title: small letters and digits, everything else a single hyphen. */
export function toSlug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function checkLinks(content: Partial<Content>, raw: RawContent): Fault[] {
  const pages = (...names: CollectionName[]) =>
    entriesOf(raw, ...names).flatMap(({ slug, hidden }) =>
      slug === undefined ? [] : { slug, hidden },
    );
  const known = allRoutes({
    services: pages('services'),
    activityPages: pages('activityPages'),
    posts: pages('posts'),
    familyPackages: pages('familyPackages'),
    honeymoonPackages: pages('honeymoonPackages'),
    themedPackages: pages('themedPackages'),
    topPlaces: pages('topPlaces'),
    offbeatPlaces: pages('offbeatPlaces'),
    waterSports: pages('waterSports'),
    beaches: pages('beaches'),
    attractions: pages('attractions'),
    operators: pages('operators'),
    ferryRoutes: pages('ferryRoutes'),
  });
  return (['navigation', 'pages'] as const).flatMap((name) =>
    walk(content[name])
      .filter(
        ({ key, value }) => key === 'href' && !known.includes(String(value).replace(/#.*/, '')),
      )
      .map(({ path, value }) =>
        fault(name, undefined, path, {
          problem: `"${value}" leads nowhere`,
          expected: `the address of a page that is shown: one of ${known.join(', ')}`,
        }),
      ),
  );
}
