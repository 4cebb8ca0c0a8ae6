import type { Thing } from 'schema-dts';
import type { Item } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import type { DrawnMap } from '@/lib/map/draw-map';
import type { PageLink } from '@/lib/routes';
import type { PageSummary } from '@/lib/seo/json-ld';

/**
 * The weights of search results; 1 is the default. The name of a place means the place itself. A section of a page
 * counts less than a page. A ferry route from the town is looked for more often than the same route back.
 */
export const searchWeights = { place: 2, fromTown: 1.2, anchor: 0.7 };

/** A labelled fact: text, or links with optional notes. */
export type Fact = { label: string; value: string | readonly (PageLink & { note?: string })[] };

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

/**
 * The definition of a type of items: all that pages, the search, search engines and enquiries need.
 * lib/content/collections.ts lists the collections of each type.
 */
export type ItemType<Item> = {
  /** The heading of the item's dialog and, unless that has its own, of its page. */
  heading(item: Item): string;
  pageHeading?(item: Item): string;
  /** The name of its list, shown as a small line above its heading; undefined if there is none. */
  listName(item: Item): string | undefined;
  /** The lines below its heading that describe it. */
  taglines(item: Item): readonly string[];
  /** The title of its page in the browser's tab and in search results. */
  documentTitle(item: Item): string;
  /** The sentences of its meta description. The first is always used, the others if they fit. */
  summary(item: Item): readonly string[];
  /** Text for the search besides the summary: main sentences and headings. */
  searchText(item: Item): readonly string[];
  /** Its structured data for search engines (https://schema.org). */
  structuredData(item: Item, page: PageSummary): Thing;
  /** Whether visitors can save it. Posts and ferries can't be saved. */
  isSaveable: boolean;
  /** Its weight in the search (`searchWeights`); by default 1. */
  searchWeight?(item: Item): number | undefined;
  /** Other words under which the search finds it. */
  searchUnder?(item: Item): string;
  /** The name of a trip, with which the forms on its page begin. In an enquiry, other items have their headings. */
  tripName?(item: Item): string;
  /** A note below its name in a row of items. */
  note?(item: Item): string;
  /** The link below a row of such items. A row of only one is a card. */
  fullList?: PageLink;
};

/**
 * A type whose items have a card, a dialog and a page. All types share these components (components/items), except for
 * the parts in components/items/item-parts.tsx.
 */
export type ItemTypeWithDialog<Item> = ItemType<Item> & {
  /** The label of its dialog, and of the link to it. */
  detailsLabel: string;
  /** The line under the name on its card. */
  subtitle?(item: Item): string | undefined;
  cardText(item: Item): string;
  /** Whether phones show the text of its card below a subtitle, too. */
  keepsCardText?: boolean;
  /** Whether the picture of its card is tall. */
  hasTallPicture?: boolean;
  /** The small line above the name on its page; by default the name of its list. */
  pageLabel?(item: Item): string;
  /** The first sentence of its text. */
  firstSentence?(item: Item): string | undefined;
  /** Its text, in paragraphs or in bullet points under a heading. */
  paragraphs(item: Item): readonly string[];
  points?(item: Item): { heading: string; items: readonly string[] };
  facts(item: Item): Fact[];
  /** Further pages, linked below the ways to ask. */
  links?(item: Item): readonly PageLink[];
  /** Undefined for an item that is on no map. */
  map(item: Item): ItemMapData | undefined;
  related(item: Item): RelatedItems[];
  /** The headings that a long page lists at its top. On such a page the map is beside the text, not below it. */
  contents?(item: Item): { id: string; heading: string }[];
};
