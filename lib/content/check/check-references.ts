import { type Target, targetsInWords } from '@/content/schema/references';
import {
  activityCollections,
  type ContentKey,
  itemCollections,
  packageCollections,
  parentRouteIn,
  placeCollections,
  routeIn,
} from '@/lib/content/collections';
import { findField } from '@/lib/content/find-field';
import { didYouMean } from '@/lib/content/report/did-you-mean';
import { type ContentIssue, issueAt, type Path } from '@/lib/content/report/issue';
import type { Content } from '@/lib/content/types';
import { type FoundValue, walk } from '@/lib/content/walk';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';
import { toSlug } from '@/lib/text/slug';

/** What a reference can name: entries of collections, or other names. */
const sources: Record<Target, readonly ContentKey[] | ((content: Content) => string[])> = {
  activity: activityCollections,
  author: ['authors'],
  authority: ['authorities'],
  extra: ['extras'],
  ferryRoute: ['ferryRoutes'],
  guideGroup: ['guideGroups'],
  harbour: ['harbours'],
  hotelClass: ({ hotels }) => hotels.classes.map(({ name }) => name),
  openingHours: ['openingHours'],
  package: packageCollections,
  page: pageRoutesOf,
  person: ['people'],
  place: placeCollections,
  placeOrTown: ['town', ...placeCollections],
  schedule: ['schedules'],
  stop: ['stops'],
  testimonial: ['testimonials'],
  leg: ['legs'],
};

/** The routes of all pages, both fixed pages and pages of items. */
export function pageRoutesOf(content: Content): string[] {
  const itemRoutes = itemCollections.flatMap((name) =>
    content[name].map(({ slug }) => routeIn(name, slug)),
  );
  return [...Object.values(routes), ...itemRoutes];
}

/** Finds broken references and links, duplicates, ferry routes that no operator sails, and extras without a price. */
export function checkReferences(content: Content): ContentIssue[] {
  const values = [...walk(content)].filter(({ value }) => /string|number/.test(typeof value));
  return [
    ...values.flatMap((value) => checkReference(value, content)),
    ...checkLinks(values, content),
    ...checkDuplicates(values, content),
    ...checkFerryRoutes(content),
    ...checkExtras(content),
    ...checkUpgrades(content),
  ];
}

/** Checks a value that its schema marks as a reference. */
function checkReference({ path, value }: FoundValue, content: Content): ContentIssue[] {
  const { targets = [] } = findField(path) ?? {};
  const names = targets.flatMap((target) => targetNames(target, content));
  const name = String(value);
  if (targets.length === 0 || names.includes(name)) return [];
  const problem = `is ${JSON.stringify(value)}, which is not ${targetsInWords(targets)}.`;
  const help = `${didYouMean(name, names)} If it is new, add it before you name it here.`;
  return [issueAt(content, path, problem, help)];
}

function targetNames(target: Target, content: Content): string[] {
  const source = sources[target];
  return typeof source === 'function' ? source(content) : slugsIn(content, source);
}

function checkLinks(values: readonly FoundValue[], content: Content): ContentIssue[] {
  const pages = pageRoutesOf(content);
  const anchorsOf = anchorsOfPages(content);
  return values.flatMap(({ path, value }) => {
    const href = String(value);
    const isLink = path.at(-1) === 'href' || path.at(-2) === 'finds';
    if (!isLink || /^(https:|mailto:|tel:)/.test(href)) return [];
    const [address = '', anchor] = href.split('#');
    if (!pages.includes(address)) {
      const problem = `is "${href}", but there is no such page.`;
      return issueAt(content, path, problem, didYouMean(address, pages));
    }
    const anchors = anchorsOf[address];
    if (!anchor || !anchors || anchors.includes(anchor)) return [];
    const problem = `is "${href}", but the page has no section #${anchor}.`;
    return issueAt(content, path, problem, didYouMean(anchor, anchors));
  });
}

/** The fields by which code finds entries. Enquiries tell packages, beaches and services apart by name. */
const uniqueField =
  /(\.slug|\.id|^flights\.city|^priceBands\.label|^(people|hotels\.classes|beaches|\w+Packages|\w*[sS]ervices)\.name)$/;

function checkDuplicates(values: readonly FoundValue[], content: Content): ContentIssue[] {
  const owners = new Map<string, string>(Object.values(routes).map((route) => [route, 'a page']));
  return values.flatMap(({ path, value }) => {
    const field = path.at(-1);
    const fields = path.filter((part) => typeof part === 'string').join('.');
    if (!uniqueField.test(fields) || findField(path)?.targets) return [];
    const key = `${namespaceOf(path)}${value}`;
    const owner = owners.get(key);
    if (!owner) owners.set(key, `an entry of ${path[0]}`);
    const problem = `is "${value}", but ${owner} already has this ${String(field)}.`;
    return owner ? issueAt(content, path, problem, `Choose another ${field}.`) : [];
  });
}

function checkFerryRoutes(content: Content): ContentIssue[] {
  const sailed = content.ferryOperators.flatMap(({ ferryRoutes }) => ferryRoutes);
  return content.ferryRoutes.flatMap(({ slug }, index) => {
    if (sailed.includes(slug)) return [];
    const path = ['ferryRoutes', index, 'slug'];
    const help = 'Add it to the ferryRoutes of each operator that sails it.';
    return issueAt(content, path, `is "${slug}", but no ferry operator sails it.`, help);
  });
}

function checkExtras(content: Content): ContentIssue[] {
  const stays = targetNames('placeOrTown', content);
  return content.extras.flatMap(({ per, minStay, places: [first = ''] }, index) => {
    if (!per.endsWith('Night') || (minStay !== 'visit' && stays.includes(first))) return [];
    const problem = `is ${per}, but guests may have no night at the first of its places.`;
    const help = "Write minStay: 'night', and a place or the town first.";
    return issueAt(content, ['extras', index, 'per'], problem, help);
  });
}

/** Checks that a better class for some nights costs what hotels.ts says. */
function checkUpgrades(content: Content): ContentIssue[] {
  const { extras, hotels } = content;
  const perNight = (hotelClass: string) =>
    hotels.classes.find(({ name }) => name === hotelClass)?.perNight ?? 0;
  return extras.flatMap(({ price, upgrade }, index) => {
    const difference = upgrade && perNight(upgrade.to) - perNight(upgrade.from);
    if (difference === undefined || difference === price) return [];
    const problem = `is ${price}, but ${upgrade?.to} costs ${difference} more than ${upgrade?.from}.`;
    const help = 'Change it here, or perNight in content/hotels.ts.';
    return issueAt(content, ['extras', index, 'price'], problem, help);
  });
}

/**
 * The namespace in which a slug must be unique: page addresses, items with dialogs (a page may show several of them),
 * anchors of a page, or else the collection.
 */
function namespaceOf([first]: Path): string {
  const collection = itemCollections.find((candidate) => candidate === first);
  if (collection && collection !== 'posts') return parentRouteIn(collection) ? 'item ' : '/';
  return first === 'guideGroups' ? 'guide ' : `${String(first)} `;
}

/** The slugs or ids of the entries in these collections, or else their names. */
function slugsIn(content: Content, collections: readonly ContentKey[]): string[] {
  // The town is a single entry.
  const entries = collections.flatMap((name): object | object[] => content[name]);
  return entries.map((entry) => {
    const { slug, id, name } = entry as { slug?: string; id?: string | number; name?: string };
    return String(slug ?? id ?? name);
  });
}

/** The anchors that links may point to, by page route. Anchors on other pages are not checked. */
export function anchorsOfPages(content: Content): Record<string, string[]> {
  const { updated, ...terms } = content.terms;
  const questions = content.questions.flatMap((group) => group.questions.map(({ id }) => id));
  const on = (page: keyof typeof anchors, ...entries: ContentKey[]) => [
    ...Object.values(anchors[page]),
    ...slugsIn(content, entries),
  ];
  const phrases = content.phrases.groups.flatMap((group) => group.phrases.map(({ id }) => id));
  const services = [...content.services, ...content.leisureServices].map(
    ({ slug, sections }) => [`/${slug}`, sections.map(({ heading }) => toSlug(heading))] as const,
  );
  return {
    ...Object.fromEntries(services),
    [routes.phrases]: phrases,
    [routes.questions]: [...on('guide', 'questions'), ...questions],
    [routes.beforeYouTravel]: [...on('guide'), ...on('beforeYouTravel', 'guide', 'guideGroups')],
    [routes.whenToGo]: [...on('guide'), ...on('whenToGo', 'openingHours')],
    [routes.prices]: [...on('guide'), ...on('prices'), ...Object.keys(terms)],
    [routes.ferryCancelled]: on('ferryCancelled', 'ferryCancelled'),
    [routes.ferries]: on('ferries', 'ferryOperators', 'ferryRoutes'),
    [routes.about]: on('about'),
    [routes.contact]: on('contact'),
    [routes.map]: on('map', 'baseMaps'),
  };
}
