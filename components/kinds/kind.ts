import type { ComponentType } from 'react';
import type { Thing } from 'schema-dts';
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
  /** Its structured data for search engines (https://schema.org). */
  data(item: Item, about: About): Thing;
  /** The content that its card opens and its page shows; undefined for kinds with another layout. */
  details?: Details<Item>;
};

/** The content of an item's page and of its dialog: both draw the same Body and the same Figures. */
export type Details<Item> = {
  /** The title of the dialog and of the link to it. */
  title: string;
  /** The line under the heading on the item's page. */
  lead(item: Item): string;
  /** The item's name in an enquiry; defaults to its heading. */
  enquiryName?(item: Item): string;
  /** A price or a timetable: beside the body on the page, above it in the dialog. */
  Figures?: ComponentType<{ item: Item }>;
  Body: ComponentType<{ item: Item; on: Place }>;
  /** Content that only the page has room for. */
  More?: ComponentType<{ item: Item }>;
  /** Links from the page to related ones. */
  Related: ComponentType<{ item: Item }>;
};

/** Where details are drawn: their headings are one level below that of the item. */
export type Place = 'page' | 'dialog';
