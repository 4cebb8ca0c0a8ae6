import type { Thing } from 'schema-dts';
import type { PageSummary } from '@/lib/seo/json-ld';

/**
 * What the site says of items of one type, besides their pages: metadata, structured data, sitemap, share
 * pictures, search, links and enquiries are made from it. lib/content/collections.ts says which lists
 * hold items of the type, and components/items/view-of.ts what they have on their card, page and dialog.
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
  title(item: Item): string;
  /** The sentences of its page's description: the first is always used, the others while they fit. */
  summary(item: Item): readonly string[];
  /** What the search knows of it besides its summary: its main sentences and headings. */
  text(item: Item): readonly string[];
  /** Its structured data for search engines (https://schema.org). */
  data(item: Item, page: PageSummary): Thing;
  /** Whether visitors can save it: not what is only read, and no ship. */
  isSaveable: boolean;
  /** How much it counts in the search (search-weights.ts); 1, unless given. */
  searchWeight?(item: Item): number | undefined;
  /** Names that it does not have itself and is found under, too. */
  searchUnder?(item: Item): string;
  /** The item's name in an enquiry; its heading, unless given. */
  fullName?(item: Item): string;
};

/** A type whose items have a card, a dialog and a page (components/items). */
export type ItemTypeWithDialog<Item> = ItemType<Item> & {
  /** The title of its dialog and of the link to it. */
  dialogTitle: string;
};
