import type { ComponentType } from 'react';
import type { Thing } from 'schema-dts';
import type { About } from '@/lib/seo/json-ld';

/**
 * Everything that the site knows of one kind of item. Addresses, sitemap, metadata, structured data,
 * share pictures, pages and dialogs are made of it. Which lists hold items of the kind, and under which
 * page they stand, lib/content/collections.ts says, since the check of the content needs that alone.
 */
export type Kind<Item> = {
  /** What the item calls itself: the heading of its page and of its dialog. */
  heading(item: Item): string;
  /** The list that it stands in, as a small line above its heading; undefined for none. */
  label(item: Item): string | undefined;
  /** The title of its page in the browser's tab and in search results. */
  title(item: Item): string;
  /** The sentences of its page's description: the first always, the others while there is room. */
  summary(item: Item): readonly string[];
  /** What it is for search engines (https://schema.org). */
  data(item: Item, about: About): Thing;
  /** What its card opens, and its page shows; undefined for kinds with a page of another shape. */
  details?: Details<Item>;
};

/** The matter of an item's page and of its dialog: both draw the same Body and the same Figures. */
export type Details<Item> = {
  /** What the dialog and the link to it are called. */
  title: string;
  /** The line under the heading on the item's page. */
  lead(item: Item): string;
  /** What an enquiry calls the item; its heading unless told otherwise. */
  enquiryName?(item: Item): string;
  /** A price or a timetable: beside the body on the page, above it in the dialog. */
  Figures?: ComponentType<{ item: Item }>;
  Body: ComponentType<{ item: Item; on: Place }>;
  /** What the page alone has room for. */
  More?: ComponentType<{ item: Item }>;
  /** What leads on from the page. */
  Related: ComponentType<{ item: Item }>;
};

/** Where details are drawn: headings stand one level under that of the item. */
export type Place = 'page' | 'dialog';
