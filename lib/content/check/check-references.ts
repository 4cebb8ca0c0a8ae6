import {
  activityCollections,
  type CollectionName,
  collections,
  itemCollections,
  packageCollections,
  placeCollections,
  typesWithoutDialog,
} from '@/lib/content/collections';
import type { Content } from '@/lib/content/content';
import { didYouMean } from '@/lib/content/report/did-you-mean';
import { type ContentIssue, issueAt, type Path } from '@/lib/content/report/issue';
import { type FoundValue, walk } from '@/lib/content/walk';
import { routes } from '@/lib/routes';
import { pageRoutesOf } from './page-routes';

/** The kind of entry that a name refers to, in words, and the existing names. */
type Target = { what: string; names: (content: Content) => string[] };

const entryOf = (collection: CollectionName, what: string): Target => ({
  what,
  names: (content) => namesIn(content, [collection]),
});
const placeWithPage: Target = {
  what: 'a place in content/places.ts',
  names: (content) => namesIn(content, placeCollections),
};
const place: Target = {
  ...placeWithPage,
  names: (content) => [content.town.slug, ...placeWithPage.names(content)],
};
const authority = entryOf('authorities', 'an authority in content/authorities.ts');
const harbour = entryOf('harbours', 'a harbour in content/ferries.ts');
const ferryRoute = entryOf('ferryRoutes', 'a ferry route in content/ferries.ts');
const opening = entryOf('openings', 'an entry of content/opening.ts');
const extra: Target = {
  what: 'one of the extras in content/trip-options.ts',
  names: ({ tripOptions }) => tripOptions.extras.map(({ slug }) => slug),
};
const person: Target = {
  what: 'one of the people in content/trip-options.ts',
  names: ({ tripOptions }) => tripOptions.people.map(({ name }) => name),
};
const page: Target = { what: 'the address of a page', names: pageRoutesOf };

/** The fields that refer to other entries, with their targets. */
const references: Record<string, Target> = {
  ...Object.fromEntries(activityCollections.map((name) => [`${name}.places`, place])),
  ...Object.fromEntries(
    packageCollections.flatMap((name) => [
      [`${name}.itinerary.ferries`, ferryRoute],
      [`${name}.itinerary.visits`, placeWithPage],
      [`${name}.itinerary.sees`, opening],
      [`${name}.itinerary.stay`, place],
      [`${name}.includes`, extra],
      [`${name}.host.name`, person],
    ]),
  ),
  'tripOptions.classes.hotels.place': place,
  'tripOptions.hotelsPage': page,
  'tripOptions.extras.places': place,
  'tripOptions.extras.pages': page,
  'tripOptions.extras.opening': opening,
  'tripOptions.extras.like': extra,
  'tripOptions.exampleReply.trip': {
    what: 'a package with a price',
    names: (content) => namesIn(content, ['honeymoonPackages', 'familyPackages']),
  },
  'posts.author': entryOf('authors', 'an author in content/authors.ts'),
  'posts.places': placeWithPage,
  'ways.ends': {
    what: 'a place in content/places.ts, or a stop in content/map.ts',
    names: (content) => [...place.names(content), ...namesIn(content, ['stops'])],
  },
  ...Object.fromEntries(
    placeCollections.map((name) => [`${name}.way`, entryOf('ways', 'a way in content/map.ts')]),
  ),
  'baseMaps.names.of': {
    what: 'a place, an activity, or a stop in content/map.ts',
    names: (content) => [
      ...place.names(content),
      ...namesIn(content, ['stops', ...activityCollections]),
    ],
  },
  'harbours.slug': place,
  'ferryRoutes.from': harbour,
  'ferryRoutes.to': harbour,
  'ferryRoutes.operators': entryOf('operators', 'an operator in content/ferries.ts'),
  'operators.schedules': entryOf('schedules', 'the id of a link in content/schedules.ts'),
  'openings.place': place,
  'openings.authority': authority,
  'openings.subject': page,
  'openings.shownOn': page,
  'guide.group': entryOf('guideGroups', 'one of the guideGroups in content/guide.ts'),
  'guide.authorities': authority,
  'guide.readMore': authority,
  'ferryCancelled.authorities': authority,
  'ferryCancelled.readMore': authority,
  'help.authorities': authority,
  'seasons.authority': authority,
  'services.related': page,
  'activityPages.related': page,
  'coverage.rows.goesTo': {
    what: 'a place, an entry of content/opening.ts, or one of the extras in content/trip-options.ts',
    names: (content) => [
      ...namesIn(content, [...placeCollections, 'openings']),
      ...extra.names(content),
    ],
  },
};

/** Finds broken references, broken links and duplicate names. */
export function checkReferences(content: Content): ContentIssue[] {
  const values = [...walk(content)].filter(({ value }) => /string|number/.test(typeof value));
  return [
    ...values.flatMap((value) => checkName(value, content)),
    ...values.flatMap((value) => checkLink(value, content)),
    ...checkDuplicates(values, content),
  ];
}

function checkName({ path, value }: FoundValue, content: Content): ContentIssue[] {
  const target = references[path.filter((part) => typeof part === 'string').join('.')];
  const names = target?.names(content) ?? [];
  const name = String(value);
  if (!target || names.includes(name)) return [];
  const problem = `is "${name}", which is not ${target.what}.`;
  return [issueAt(content, path, problem, didYouMean(name, names))];
}

function checkLink({ path, value }: FoundValue, content: Content): ContentIssue[] {
  const href = String(value);
  if (path.at(-1) !== 'href' || !href.startsWith('/')) return [];
  const [address = '', part] = href.split('#');
  const pages = pageRoutesOf(content);
  if (!pages.includes(address)) {
    const problem = `is "${href}", but there is no such page.`;
    return [issueAt(content, path, problem, didYouMean(address, pages))];
  }
  const parts = partsOfPages(content)[address];
  if (!part || !parts || parts.includes(part)) return [];
  const problem = `is "${href}", but the page has no such part.`;
  return [issueAt(content, path, problem, didYouMean(part, parts))];
}

function checkDuplicates(values: readonly FoundValue[], content: Content): ContentIssue[] {
  const owners = new Map<string, string>(Object.values(routes).map((route) => [route, 'a page']));
  return values.flatMap(({ path, value }) => {
    const field = path.at(-1);
    if (field !== 'slug' && field !== 'id') return [];
    const key = `${spaceOf(path)}${value}`;
    const owner = owners.get(key);
    if (!owner) owners.set(key, `an entry of ${path[0]}`);
    const problem = `is "${value}", which ${owner} already has.`;
    return owner ? issueAt(content, path, problem, `Choose another ${field}.`) : [];
  });
}

/**
 * The namespace in which a name must be unique: addresses of pages, items with dialogs (one page may show several),
 * anchors of a page, and otherwise the collection.
 */
function spaceOf([first]: Path): string {
  const name = itemCollections.find((collection) => collection === first);
  if (!name) return first === 'guideGroups' ? 'guide ' : `${String(first)} `;
  const { type, parentRoute } = collections[name];
  return typesWithoutDialog.some((other) => other === type) ? `${parentRoute}/` : 'item ';
}

/** The slugs, or ids, of the entries of these collections. */
function namesIn(content: Content, names: readonly CollectionName[]): string[] {
  return names.flatMap((name) =>
    [content[name]].flat().map((entry) => {
      const { slug, id } = entry as { slug?: string; id?: string | number };
      return String(slug ?? id);
    }),
  );
}

/** The anchors of pages that links may name after the #. */
function partsOfPages(content: Content): Record<string, string[]> {
  const { updated: _, ...terms } = content.terms;
  const questions = content.questions.flatMap(({ questions }) => questions.map(({ id }) => id));
  return {
    [routes.questions]: ['next-step', ...namesIn(content, ['questions']), ...questions],
    [routes.beforeYouTravel]: ['help', 'next-step', ...namesIn(content, ['guide', 'guideGroups'])],
    [routes.seasons]: [
      ...['the-year', 'month-by-month', 'openings', 'next-step'],
      ...namesIn(content, ['openings']),
    ],
    [routes.prices]: ['price', 'covers', 'paying', 'changes', 'next-step', ...Object.keys(terms)],
    [routes.ferryCancelled]: [
      ...['now', 'help', 'operators', 'ferry-form'],
      ...namesIn(content, ['ferryCancelled']),
    ],
  };
}
