import { otherSpellingsIn } from '@/lib/content/names';
import {
  airlines,
  content,
  emergency,
  extras,
  ferryCancelled,
  type GuideEntry,
  guide,
  hotelClasses,
  hotelsRoute,
  labels,
  openingHours,
  pages,
  questionGroups,
  synonyms,
  town,
} from '@/lib/content/query/all-content';
import { allItems, type Item, itemsOfType, routeOf } from '@/lib/content/query/items';
import { namesAt } from '@/lib/content/query/places';
import { allTerms, extraPriceText, extrasOfPage } from '@/lib/content/query/prices';
import { describeOpeningHours } from '@/lib/dates/closures';
import { viewOf } from '@/lib/item-types/views';
import { menuNameOf, sitePages } from '@/lib/pages/site-pages';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';
import { type SearchRecord, searchWeights } from '@/lib/search/search';
import { joinNames } from '@/lib/text/join-words';
import { asSentence } from '@/lib/text/sentence';

const { kinds } = pages.search;

/** All records of the site: items, pages, and sections of pages. */
export function makeSiteRecords(): SearchRecord[] {
  return [townRecord(), ...allItems.map(itemRecord), ...pageRecords(), ...sectionRecords()];
}

/** The records for the search. */
export function makeSearchData(): SearchRecord[] {
  return makeSiteRecords().map(withTypedWords);
}

/**
 * Adds words that visitors type, but the texts lack: other spellings, and synonyms (content/synonyms.ts). Synonyms of
 * several words count less, as text: "beach for kids" means a beach, but "kids" alone must not find it first.
 */
function withTypedWords(record: SearchRecord): SearchRecord {
  const { name, href, line, text = '', hiddenWords = '' } = record;
  const spellings = otherSpellingsIn(content, `${name} ${line} ${text}`);
  const typed = synonyms
    .filter(({ finds }) => finds.includes(href))
    .flatMap((entry) => entry.typed);
  const isPhrase = (synonym: string) => /\s/.test(synonym);
  const words = typed.filter((synonym) => !isPhrase(synonym));
  const phrases = typed.filter(isPhrase);
  return {
    ...record,
    hiddenWords: [hiddenWords, ...spellings, ...words].join(' ').trim() || undefined,
    text: [text, ...phrases].join(' ').trim() || undefined,
  };
}

/** The town has no page, so its record links to the list of places below the maps. */
function townRecord(): SearchRecord {
  return {
    name: town.name,
    kind: pages.places.topPlaces.kind,
    href: `${routes.map}#${anchors.map.list}`,
    line: asSentence(pages.map.banner.lead),
    aliases: town.aliases,
    weight: searchWeights.place,
  };
}

function itemRecord(item: Item): SearchRecord {
  const { name, route, list, taglines, seo, search } = viewOf(item);
  return {
    name,
    href: route,
    line: taglines.map(asSentence).join(' '),
    ...search,
    kind: list.kind,
    text: [...seo.summary, ...search.text, ...offersOfPage(route)].map(asSentence).join(' '),
  };
}

/** A line for each thing that a page sells: extras, or classes of hotels. */
function offersOfPage(route: string): string[] {
  if (route === hotelsRoute)
    return hotelClasses.map(({ name, description }) => `${name}: ${description}`);
  return extrasOfPage(route).map((extra) => `${extra.name}, ${extraPriceText(extra)}`);
}

/** Further names that find a page: "cancelled" and an operator's name find the page for cancelled ferries. */
const aliasesOfPages: Partial<Record<string, readonly { name: string }[]>> = {
  [routes.ferryCancelled]: itemsOfType('ferryOperator'),
  [routes.flights]: airlines,
};

/** The fixed pages, except the search itself and the offline page. */
function pageRecords(): SearchRecord[] {
  const items = new Set(allItems.map(routeOf));
  return sitePages
    .filter(({ route }) => route !== routes.search && route !== routes.offline && !items.has(route))
    .map((page) => ({
      name: menuNameOf(page),
      kind: kinds.page,
      href: page.route,
      line: page.summary,
      text: asSentence(page.title),
      aliases: page.aliases,
      hiddenWords: aliasesOfPages[page.route]?.map(({ name }) => name).join(' '),
    }));
}

/** Questions, terms, guides and opening hours, each with the anchor of its section. */
function sectionRecords(): SearchRecord[] {
  const questions = questionGroups.flatMap((group) => group.questions);
  const records = [
    ...questions.map(({ id, question, answer }) => ({
      name: question,
      kind: kinds.question,
      href: `${routes.questions}#${id}`,
      line: '',
      text: answer.join(' '),
    })),
    ...allTerms.map(({ name, term: { heading, short, text } }) => ({
      name: heading,
      kind: kinds.term,
      href: `${routes.prices}#${name}`,
      line: asSentence(short),
      text: [...text, name === 'extras' ? joinNames(extras) : ''].join(' '),
    })),
    ...guide.map((entry) => entryRecord(entry, routes.beforeYouTravel, kinds.guide)),
    ...ferryCancelled.map((entry) =>
      entryRecord(entry, routes.ferryCancelled, kinds.ferryCancelled),
    ),
    {
      name: emergency.heading,
      kind: kinds.guide,
      href: `${routes.beforeYouTravel}#${anchors.beforeYouTravel.emergency}`,
      line: emergency.lead,
      text: emergency.numbers
        .map(({ number, name, description }) => `${name} ${number}: ${description}`)
        .join(' '),
    },
    ...openingHours.map((entry) => ({
      name: entry.name,
      kind: kinds.openingHours,
      href: `${routes.whenToGo}#${entry.slug}`,
      line: describeOpeningHours(entry, labels.openingHours).map(asSentence).join(' '),
      hiddenWords: namesAt(entry.place),
    })),
  ];
  return records.map((record) => ({ ...record, weight: searchWeights.section }));
}

function entryRecord(
  { id, heading, short, paragraphs, timeline = [], points = [] }: GuideEntry,
  page: string,
  kind: string,
): SearchRecord {
  const timed = timeline.map(({ when, text }) => `${when}: ${text}`);
  return {
    name: heading,
    kind,
    href: `${page}#${id}`,
    line: short,
    text: [...paragraphs, ...timed, ...points].map(asSentence).join(' '),
  };
}
