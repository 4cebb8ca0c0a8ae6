import type { Thing } from 'schema-dts';
import type { NamedItem } from '@/lib/contact/enquire-route';
import { type Item, routeOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import type { DrawnMap } from '@/lib/map/draw-map';
import type { PageLink } from '@/lib/routes/routes';
import type { Comparison } from '@/lib/saved/saved-item';
import type { SearchRecord } from '@/lib/search/search';
import type { PageSummary } from '@/lib/seo/json-ld';

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
  return { name, route: routeOf(item), heading: name, cardHeading: name };
}

/**
 * What the site shows of an item of any type. Each type has a function that makes it. Texts are values, and what takes
 * longer to make is a method. `name` is its full name, unique among items of its type: in enquiries, messages, the
 * search and the saved list.
 */
export type ItemView = NamedItem & {
  /** The heading of its page, and its name in tables and on the saved list. */
  heading: string;
  /** The heading of its card and of its dialog, and its name in a row of items. */
  cardHeading: string;
  /** The heading of the list that it is in. */
  listHeading?: string;
  /** The lines that describe it, in the banner of its page and in the search. */
  taglines: readonly string[];
  /** A note in a row of items, and in the banner of its page. */
  note?: string;

  /** For search engines and shared links (lib/pages/). */
  seo: {
    /** The title of its page in the browser's tab and in search results. */
    title: string;
    /** The sentences of its meta description. The first is always used, the others if they fit. */
    summary: readonly string[];
    /** Its structured data (https://schema.org). */
    structuredData(page: PageSummary): Thing;
  };
  /** For the search of the site: main sentences and headings that the summary lacks, and further words. */
  search: Pick<SearchRecord, 'also' | 'hiddenWords' | 'weight'> & { text: readonly string[] };
  /** For the saved list: a line, and what packages are compared by. Without it, the item can't be saved. */
  saved?: { note: string; comparison?(): Comparison };
};

/** The view of an item with a card, a dialog and a page (components/items). */
export type ViewWithDialog = ItemView & {
  /** On its card: the label of the link to its dialog, the line under its heading, and the text below it. */
  detailsLabel: string;
  cardLine?: string | undefined;
  cardText: string;

  /** On its page and in its dialog: the first sentence in large letters, the text, and facts. */
  firstSentence?: string;
  paragraphs?: readonly string[];
  facts(): Fact[];

  /** On its page: links below the ways to ask, a map unless it is on none, and rows of other items. */
  links?(): readonly PageLink[];
  map(): ItemMapData | undefined;
  related?(): RelatedItems[];
};
