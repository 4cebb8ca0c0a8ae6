import {
  attractionCollections,
  type CollectionName,
  type Content,
  packageCollections,
  placeCollections,
  type RawContent,
} from '@/lib/content/collections';
import type { ContentIssue } from '@/lib/content/report/issue';
import { expectedName } from '@/lib/content/report/near-name';
import { routes } from '@/lib/routes';
import { checkNames, namesIn, pageRoutesOf, placesIn } from './entries';
import { checkEachField, contentParts, walk } from './walk-content';

/** What a name has to be: the names that exist, and in words. */
type Target = { names: (raw: RawContent) => string[]; what: string };

const place = { names: placesIn, what: 'a place in content/destinations.ts' };
const placeWithPage = { ...place, names: (raw: RawContent) => namesIn(raw, ...placeCollections) };
const office = entryOf('authorities', 'an office in content/authorities.ts');
const harbour = entryOf('harbours', 'a harbour in content/cruise.ts');
const ferryRoute = entryOf('ferryRoutes', 'a ferry route in content/cruise.ts');
const opening = entryOf('openings', 'in content/opening.ts');
const page = { names: pageRoutesOf, what: 'the address of a page' };

/** The fields that refer to other entries, and to what. */
const references: Record<string, Target> = {
  ...Object.fromEntries(attractionCollections.map((name) => [`${name}.places`, place])),
  ...Object.assign(
    {},
    ...packageCollections.map((name) => ({
      [`${name}.destinations`]: placeWithPage,
      [`${name}.itinerary.ferries`]: ferryRoute,
      [`${name}.itinerary.visits`]: placeWithPage,
      [`${name}.itinerary.sees`]: opening,
      [`${name}.itinerary.stay`]: place,
    })),
  ),
  'posts.destinations': placeWithPage,
  'ways.ends': {
    names: (raw) => [...placesIn(raw), ...namesIn(raw, 'stops')],
    what: 'a place in content/destinations.ts, a stop in content/map.ts, or the town',
  },
  'posts.author': entryOf('authors', 'an author in content/authors.ts'),
  'harbours.slug': place,
  'ferryRoutes.from': harbour,
  'ferryRoutes.to': harbour,
  'ferryRoutes.operators': entryOf('operators', 'an operator in content/cruise.ts'),
  'operators.schedules': entryOf('schedules', 'the id of a link in content/schedules.ts'),
  'openings.place': place,
  'openings.authority': office,
  'openings.subject': page,
  'openings.shownOn': page,
  'advice.group': entryOf('adviceGroups', 'one of the adviceGroups in content/advice.ts'),
  'advice.authorities': office,
  'advice.readMore': office,
  'ferryCancelled.authorities': office,
  'ferryCancelled.readMore': office,
  'help.authorities': office,
  'seasons.authority': office,
  'services.related': page,
  'activityPages.related': page,
  'coverage.rows.goesTo': {
    names: (raw) => namesIn(raw, ...placeCollections, 'openings'),
    what: 'a place of content/destinations.ts or a sight of content/opening.ts',
  },
  'questions.questions.ferryRoutes': ferryRoute,
  'questions.questions.openings': opening,
  'questions.questions.advice': entryOf('advice', 'a block of content/advice.ts'),
};

function entryOf(list: CollectionName, what: string): Target {
  return { names: (raw) => namesIn(raw, list), what };
}

/** Checks that names refer to entries that exist. */
export function checkReferences(content: Partial<Content>): ContentIssue[] {
  return contentParts(content).flatMap(({ name, value, item }) =>
    walk(value).flatMap(({ path, value: found }) => {
      const target = references[`${name}.${path.replace(/\[\d+\]/g, '')}`];
      return target ? checkNames(name, item, path, found, target.names(content), target.what) : [];
    }),
  );
}

/** Checks that links in texts lead to pages that exist. */
export function checkLinks(content: Partial<Content>): ContentIssue[] {
  const known = pageRoutesOf(content);
  const parts = partsOfPages(content);
  return checkEachField(content, ({ key, value }) => {
    const href = String(value);
    const [address = '', part] = href.split('#');
    const isLink = key === 'href' && href.startsWith('/');
    if (!isLink) return undefined;
    if (known.includes(address)) {
      const names = parts[address]?.map(({ name }) => name);
      if (!part || !names || names.includes(part)) return undefined;
      const problem = `"${href}" leads to a part that is not on the page`;
      return { problem, expected: expectedName(part, names) };
    }
    return {
      problem: `"${href}" leads nowhere`,
      expected: `the address of a page: ${expectedName(href, known)}`,
    };
  });
}

/** A part of a page, and the field with its name where an entry gives it: the arguments of `issueAt`. */
type PagePart = { name: string; namedBy?: [list: CollectionName, item: unknown, field: string] };

/** What may stand after # in links to these pages: what each page has anyway, and the names of entries. */
export function partsOfPages(content: Partial<Content>): Record<string, PagePart[]> {
  const fixed = (...names: string[]): PagePart[] => names.map((name) => ({ name }));
  const entries = (...lists: CollectionName[]): PagePart[] =>
    contentParts(content, lists).flatMap(({ name: list, item }) =>
      walk(item)
        .filter(({ key }) => key === 'id' || key === 'slug')
        .map(({ path, value }) => ({ name: String(value), namedBy: [list, item, path] })),
    );
  const terms = Object.keys(content.terms ?? {}).filter((key) => key !== 'updated');
  return {
    [routes.questions]: [...fixed('next-step'), ...entries('questions')],
    [routes.before]: [...fixed('help', 'next-step'), ...entries('advice', 'adviceGroups')],
    [routes.opening]: [
      ...fixed('closed-days', 'opening-days', 'next-step'),
      ...entries('openings'),
    ],
    [routes.prices]: fixed('price', 'covers', 'paying', 'changes', 'next-step', ...terms),
    [routes.ferryCancelled]: [
      ...fixed('now', 'help', 'operators', 'ferry-form'),
      ...entries('ferryCancelled'),
    ],
  };
}
