import type { Thing } from 'schema-dts';
import type { NamedItem } from '@/lib/contact/enquire-route';
import { type Item, routeOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import type { DrawnMap } from '@/lib/map/draw-map';
import type { PageLink } from '@/lib/routes/routes';
import type { ComparisonFacts } from '@/lib/saved/saved-item';
import type { SearchRecord } from '@/lib/search/search';
import type { PageSummary } from '@/lib/seo/json-ld';

/**
 * The weights of search results; 1 is the default. The name of a place means the place itself. A section of a page
 * counts less than a page. A ferry route from the town is looked for more often than the same route back.
 */
export const searchWeights = { place: 2, fromTown: 1.2, anchor: 0.7 };

/** A labelled fact: text, or links. */
export type Fact = { label: string; value: string | readonly PageLink[] };

/** A list with the warning of an item as a fact; empty for an item without a warning. */
export const safetyFacts = (safety?: string): Fact[] =>
  safety ? [{ label: labels.items.safety, value: safety }] : [];

/** The map of an item, with its heading and its name for screen readers. */
export type ItemMapData = {
  heading: string;
  map: DrawnMap;
  name: string;
  /** What the map shows, in words. */
  text?: string;
  /** The page's own route, to which nothing on the map links. */
  route?: string;
};

/** Related items, in a row at the end of a page. */
export type RelatedItems = { id: string; heading: string; items: readonly Item[] };

/** A row of the packages with a place or ferry, at most three: most packages have it, and the list has them all. */
export function relatedPackages(heading: string, packages: readonly Item[]): RelatedItems {
  return { id: 'related-packages', heading, items: packages.slice(0, 3) };
}

/** The names of an item that is called the same everywhere. */
export function namesOf(item: Item, name: string) {
  return { heading: name, cardHeading: name, about: { name, route: routeOf(item) } };
}

/**
 * What the site shows of an item: all that rows of items, search engines, the search, the saved list and enquiries
 * need. Each type has a function that makes it. Texts are values. What takes longer to make is a method.
 */
export type ItemView = {
  // Its names. Only those of packages differ.
  /** Its name in enquiries, messages and the search, unique among items of its type, and its route. */
  about: NamedItem;
  /** The heading of its page, and its name in tables and the saved list. */
  heading: string;
  /** The heading of its card and of its dialog, and its name in a row of items. */
  cardHeading: string;

  // What stands beside its name.
  /** The heading of its list. */
  listHeading?: string;
  /** The lines that describe it, in the banner of its page and in the search. */
  taglines: readonly string[];
  /** A note in a row of items, and in the banner of its page. */
  note?: string;

  // Search engines.
  /** The title of its page in the browser's tab and in search results. */
  documentTitle: string;
  /** The sentences of its meta description. The first is always used, the others if they fit. */
  summary: readonly string[];
  /** Its structured data (https://schema.org). */
  structuredData(page: PageSummary): Thing;

  /** What only the search of the site knows of it. Its text is what the summary lacks: main sentences and headings. */
  search: Pick<SearchRecord, 'also' | 'hiddenWords' | 'weight'> & { text: readonly string[] };
  /** What the saved list shows: a line, and facts to compare. Posts, services and ferries can't be saved. */
  saved?: { note: string; facts?(): ComparisonFacts };
};

/** The view of an item with a card, a dialog and a page (components/items). */
export type ViewWithDialog = ItemView & {
  // Its card.
  /** The label of the link to its dialog, and of the dialog. */
  detailsLabel: string;
  /** The line under the heading of its card, and the text below it. */
  cardLine?: string | undefined;
  cardText: string;

  // Its page and its dialog.
  /** The first sentence of its text, in large letters. */
  firstSentence?: string;
  /** Its text. */
  paragraphs?: readonly string[];
  facts(): Fact[];

  // Its page.
  /** Further pages, linked below the ways to ask. */
  links?(): readonly PageLink[];
  /** Undefined for an item that is on no map. */
  map(): ItemMapData | undefined;
  related?(): RelatedItems[];
};
