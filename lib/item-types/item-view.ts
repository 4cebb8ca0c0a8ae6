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
 * What the site shows of an item: all that pages, the search, search engines and enquiries need. Each type has a
 * function that makes it. Texts are values. What takes longer to make is a method.
 */
export type ItemView = {
  /** The heading of its page, and its name in tables. */
  heading: string;
  /** The heading of its card and of its dialog. */
  cardHeading: string;
  /** Its name in enquiries, messages and the search, unique among items of its type, and its route. */
  about: NamedItem;
  /** The name of its list. */
  listName?: string;
  /** The small line above the heading of its page; by default the name of its list. */
  pageLabel?: string;
  /** The lines below its name that describe it. */
  taglines: readonly string[];
  /** The title of its page in the browser's tab and in search results. */
  documentTitle: string;
  /** The sentences of its meta description. The first is always used, the others if they fit. */
  summary: readonly string[];
  /** What only the search knows of it. Its text is what the summary lacks: main sentences and headings. */
  search: Pick<SearchRecord, 'also' | 'hiddenWords' | 'weight'> & {
    /** By default that of its type. */
    kind?: string | undefined;
    text: readonly string[];
  };
  /** Its structured data for search engines (https://schema.org). */
  structuredData(page: PageSummary): Thing;
  /** Whether visitors can save it. Posts, services and ferries can't be saved. */
  isSaveable?: boolean;
  /** What the saved list compares. */
  comparisonFacts?(): ComparisonFacts;
  /** The note below its name in a row of items, its price per person there, and the link below such a row. */
  note?: string;
  price?: string | undefined;
  rowLink?: PageLink;
};

/**
 * The view of an item with a card, a dialog and a page. All types share these components (components/items), except for
 * the parts in components/items/parts-by-type.tsx.
 */
export type ViewWithDialog = ItemView & {
  /** The label of its dialog, and of the link to it. */
  detailsLabel: string;
  /** The line under the heading of its card, and the text below it. */
  cardLine?: string | undefined;
  cardText: string;
  /** The first sentence of its text. */
  firstSentence?: string;
  /** Its text, in paragraphs or in bullet points under a heading. */
  paragraphs: readonly string[];
  points?: { heading: string; items: readonly string[] };
  facts(): Fact[];
  /** The entries behind its facts, some of which may be examples. */
  examples?: readonly { example?: boolean | undefined }[];
  /** Further pages, linked below the ways to ask. */
  links?(): readonly PageLink[];
  /** Undefined for an item that is on no map. */
  map(): ItemMapData | undefined;
  related?(): RelatedItems[];
  /** The headings that a long page lists at its top. On such a page the map is beside the text, not below it. */
  contents?: { id: string; heading: string }[];
};
