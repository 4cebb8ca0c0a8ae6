import type { ComponentType, ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { Surface } from '@/components/ui/section';
import type { About } from '@/lib/seo/json-ld';

/**
 * Everything that the site knows about one kind of item. Addresses, sitemap, metadata, structured data,
 * share pictures, pages and dialogs are made from it. lib/content/collections.ts says which lists hold
 * items of the kind and which page shows them, because the content check needs only that.
 */
export type Kind<Item> = {
  /** The heading of the item's page and of its dialog. */
  heading(item: Item): string;
  /** The list that it is in, shown as a small line above its heading; undefined for none. */
  label(item: Item): string | undefined;
  /** The title of its page in the browser's tab and in search results. */
  title(item: Item): string;
  /** The sentences of its page's description: the first is always used, the others while they fit. */
  summary(item: Item): readonly string[];
  /** What the search knows of it besides its summary: its main sentences and headings. */
  text(item: Item): readonly string[];
  /** Its structured data for search engines (https://schema.org). */
  data(item: Item, about: About): Thing;
  /** The content that its card opens and its page shows; undefined for kinds with another layout. */
  details?: Details<Item>;
};

/** The content of an item's page and of its dialog: both show the same texts. */
export type Details<Item> = {
  /** The title of the dialog and of the link to it. */
  title: string;
  /** What stands under the heading: a name of its own, where that is no name, or a length. */
  name?(item: Item): string | undefined;
  /** What it costs, for the top of its page. */
  price?(item: Item): ReactNode;
  /** The lines under the heading on the item's page. */
  leads(item: Item): readonly string[];
  /** Whether the dialog begins with the first of them, since its body has no lead. */
  leadInDialog?: true;
  /** The item's name in an enquiry; defaults to its heading. */
  enquiryName?(item: Item): string;
  /** What is said before the opening days; the page leaves it out where `Facts` stand before it. */
  Lead?: ComponentType<{ item: Item }>;
  /** A price: beside the first section of the page, above the body in the dialog. */
  Figures?: ComponentType<{ item: Item; on: Place }>;
  /** A timetable, rules or places: beside the first section of the page under the ways to ask, on phones below it. */
  Facts?: ComponentType<{ item: Item }>;
  /** Whether they are above the ways to ask, and phones show them above the first section. */
  factsFirst?: true;
  /** The content of the dialog and, without `Start`, of the page's first section. */
  Body: ComponentType<{ item: Item }>;
  /** The first section of the page, where `parts` show what else is in the body. */
  Start?: ComponentType<{ item: Item }>;
  /** Content under the ways to ask, beside the first section. */
  aside?(item: Item): ReactNode;
  /** Content under the first section, which is too short to be as high as what is beside it. */
  below?(item: Item): ReactNode;
  /** The headings in the first section and beside it that the page's contents name. */
  startEntries?(item: Item): Entry[];
  /** The further sections of the page. */
  parts?(item: Item): Part[];
  /** Links from the page to related ones. */
  Related?: ComponentType<{ item: Item }>;
};

/** A section of an item's page. */
export type Part = {
  /** The headings in it that the page's contents name, with their ids. */
  entries: readonly [Entry, ...Entry[]];
  surface?: Surface;
  content: ReactNode;
};

/** A heading of a page, as its contents name it, and its id. */
export type Entry = { id: string; heading: string };

/** Where details are drawn: their headings are one level below that of the item. */
export type Place = 'page' | 'dialog';
