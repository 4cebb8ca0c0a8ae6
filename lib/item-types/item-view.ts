import type { Thing } from 'schema-dts';
import type { NamedItem } from '@/lib/contact/enquiry-route';
import type { typesWithoutDialog } from '@/lib/content/collections';
import { labels } from '@/lib/content/query/all-content';
import { type Item, routeOf } from '@/lib/content/query/items';
import type { DrawnMap } from '@/lib/map/draw-map';
import type { PageLink } from '@/lib/routes/routes';
import type { SearchRecord } from '@/lib/search/search';
import type { PageSummary } from '@/lib/seo/json-ld';

/** A labelled fact: text, or links. */
export type Fact = { label: string; value: string | readonly PageLink[] };

/** The warning of an item as a list, to be added to its other facts; empty if it has none. */
export const safetyFacts = (safety?: string): Fact[] =>
  safety ? [{ label: labels.items.safety, value: safety }] : [];

/** The map of an item, with a heading and a name for screen readers. */
export type ItemMapData = {
  heading: string;
  map: DrawnMap;
  name: string;
  /** What the map shows, in words. */
  text?: string;
  /** The page's own route. The map doesn't link to it. */
  route?: string;
};

/** Related items, in a row at the end of a page. */
export type RelatedItems = { id: string; heading: string; items: readonly Item[] };

/** A row of at most three packages that visit a place or take a ferry. The list of packages has them all. */
export function relatedPackages(heading: string, packages: readonly Item[]): RelatedItems {
  return { id: 'related-packages', heading, items: packages.slice(0, 3) };
}

/** An item with a card, a dialog and a page (components/items). */
export type ItemWithDialog = Exclude<Item, { type: (typeof typesWithoutDialog)[number] }>;

/**
 * What the site shows of an item. Each type has a function that makes it. Texts are properties; anything that takes
 * longer to make is a method. What an item doesn't have is empty.
 */
export type ItemView = NamedItem & {
  item: Item;
  /** The full name, unique among items of the type, for enquiries, messages, search and the saved list. */
  name: string;
  /** The heading of its page, and its name in tables and on the saved list. */
  heading: string;
  /** The heading of its card and dialog, and its name in a row of items. */
  cardHeading: string;
  /** The line below its name in a row of items and on its page. */
  subtitle: string;
  /** The lines that describe it, in the banner of its page and in the search. */
  taglines: readonly string[];
  /** The list that it is in (content/pages.ts): its heading, and its name on the search page. */
  list: { heading: string; kind: string };
  /** The line below its name on the saved list. If it is empty, the item can't be saved. */
  savedSubtitle: string;

  /** For search engines and shared links (lib/pages/). */
  seo: {
    /** The title of its page in the browser's tab and in search results. */
    title: string;
    /** The sentences of its meta description. The first is always used, the others if they fit. */
    summary: readonly string[];
    /** Its structured data (https://schema.org). */
    structuredData(page: PageSummary): Thing;
  };
  /** For the site's own search: sentences and headings that the summary lacks, and hidden words. */
  search: Pick<SearchRecord, 'aliases' | 'hiddenWords' | 'weight'> & { text: readonly string[] };
};

/** The view of an item with a card, a dialog and a page (components/items). */
export type ViewWithDialog = ItemView & {
  item: ItemWithDialog;
  /** On its card: the line below the heading, the text (not for ferries), and the label of the link to its dialog. */
  card: { subtitle: string; text: string; detailsLabel: string };

  /** On its page and in its dialog: a lead in large type, the text, and facts. */
  lead: string;
  paragraphs: readonly string[];
  facts(): Fact[];

  /** On its page: links in its panel, a map if it is on one, and rows of related items. */
  links(): readonly PageLink[];
  mapData(): ItemMapData | undefined;
  /** Puts the map beside the text instead of below it, for long texts. */
  hasMapBesideText: boolean;
  related(): readonly RelatedItems[];
};

/** The part of a view that most types share: one name everywhere, and nothing that only some types have. */
export function basicView<AnyItem extends Item>(item: AnyItem, name: string) {
  return {
    item,
    name,
    route: routeOf(item),
    heading: name,
    cardHeading: name,
    subtitle: '',
    savedSubtitle: '',
    lead: '',
    paragraphs: [],
    links: () => [],
    hasMapBesideText: false,
    related: () => [],
  };
}
