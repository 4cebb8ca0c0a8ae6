import type { Thing } from 'schema-dts';
import type { Item } from '@/lib/content/query/items';
import type { DrawnMap } from '@/lib/map/draw-map';
import type { PageLink } from '@/lib/routes';
import type { PageSummary } from '@/lib/seo/json-ld';

/**
 * How much a search result counts beside others that fit as well; 1 is usual. The name of a place means the place
 * itself. A line on a page counts less than a page. A person whose ferry is cancelled is in a hurry. A ferry route
 * from the town is looked for more often than the same route back.
 */
export const searchWeights = { place: 2, urgent: 1.5, fromTown: 1.2, anchor: 0.7 };

/** A labelled fact: text, or links with optional notes. */
export type Fact = { label: string; value: string | readonly (PageLink & { note?: string })[] };

/** The map of an item, with its heading and what screen readers call it. */
export type ItemMapData = {
  heading: string;
  map: DrawnMap;
  name: string;
  /** What the map shows, in words. */
  text?: string;
  /** The page's own route: nothing on the map is a link to it. */
  route?: string;
  /** The page names its places elsewhere, so that no list of them is needed. */
  withoutLinks?: boolean;
};

/** Items that go with another one, in a row at the end of its page. */
export type RelatedItems = { id: string; heading: string; items: readonly Item[] };

/**
 * What the site says of items of one type: all that search engines, the search, links and enquiries need, too.
 * lib/content/collections.ts says which lists hold items of the type.
 */
export type ItemType<Item> = {
  /** The heading of the item's dialog and, unless that has its own, of its page. */
  heading(item: Item): string;
  pageHeading?(item: Item): string;
  /** The list that it is in, shown as a small line above its heading; undefined for none. */
  label(item: Item): string | undefined;
  /** The lines under its heading: what it is. */
  leads(item: Item): readonly string[];
  /** The title of its page in the browser's tab and in search results. */
  documentTitle(item: Item): string;
  /** The sentences of its page's description: the first is always used, the others while they fit. */
  summary(item: Item): readonly string[];
  /** What the search knows of it besides its summary: its main sentences and headings. */
  searchText(item: Item): readonly string[];
  /** Its structured data for search engines (https://schema.org). */
  data(item: Item, page: PageSummary): Thing;
  /** Whether visitors can save it. Articles and ferries can't be saved. */
  isSaveable: boolean;
  /** How much it counts in the search (`searchWeights`); 1, unless given. */
  searchWeight?(item: Item): number | undefined;
  /** Names that it does not have itself and is found under, too. */
  searchUnder?(item: Item): string;
  /** The item's name in an enquiry; its heading, unless given. */
  fullName?(item: Item): string;
  /** What stands under its name where it is one of a row. */
  note?(item: Item): string;
};

/**
 * A type whose items have a card, a dialog and a page. These are the same for all types (components/items), but for
 * the prices and days of packages, what to do at a place, and the schedules of operators.
 */
export type ItemTypeWithDialog<Item> = ItemType<Item> & {
  /** What its dialog is called, and the link to it. */
  detailsLabel: string;
  /** The line under the name on its card. */
  subtitle?(item: Item): string | undefined;
  cardText(item: Item): string;
  /** The small line above the name on its page, unless that is its list. */
  pageLabel?(item: Item): string;
  /** The sentence that its text begins with. */
  lead?(item: Item): string | undefined;
  /** Its text, in paragraphs or, under a heading, in points. */
  paragraphs(item: Item): readonly string[];
  points?(item: Item): { heading: string; items: readonly string[] };
  facts(item: Item): Fact[];
  /** Pages that tell more, under the ways to ask. */
  links?(item: Item): readonly PageLink[];
  /** None for what no map shows. */
  map(item: Item): ItemMapData | undefined;
  related(item: Item): RelatedItems[];
  /** The headings that a long page names at its top. Such a page has its map beside the text, not under it. */
  contents?(item: Item): { id: string; heading: string }[];
};
