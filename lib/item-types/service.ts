import type { ItemOf } from '@/lib/content/query/items';
import { seo } from '@/lib/content/query/site';
import { serviceJsonLd } from '@/lib/seo/json-ld';
import type { ItemType } from './item-type';

/** A service that the company arranges, or an activity. Its page is app/[slug]. */
export const service: ItemType<ItemOf<'service'>> = {
  heading: ({ name }) => name,
  listName: () => undefined,
  taglines: ({ summary }) => [summary],
  documentTitle: ({ name, heading }) => `${name}: ${heading}`,
  summary: ({ summary }) => [summary],
  searchText: ({ paragraph, sections }) => [
    paragraph,
    ...sections.flatMap(({ heading, paragraphs = [], points = [] }) => [
      heading,
      ...paragraphs,
      ...points,
    ]),
  ],
  structuredData: ({ name }, page) => serviceJsonLd(name, page, seo.area),
  isSaveable: false,
};
