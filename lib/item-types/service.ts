import { company, pages } from '@/lib/content/query/all-content';
import type { ItemOf } from '@/lib/content/query/items';
import { serviceJsonLd } from '@/lib/seo/json-ld';
import { basicView, type ItemView } from './item-view';

/** A service is not an activity, even if it is about one, such as /scubadiving. */
export function serviceView(item: ItemOf<'service'>): ItemView {
  const { name, summary, paragraph, sections } = item;
  const texts = sections.flatMap(({ heading, paragraphs = [], points = [] }) => [
    heading,
    ...paragraphs,
    ...points,
  ]);
  return {
    ...basicView(item, name),
    list: { heading: '', kind: pages.search.kinds[item.collection] },
    taglines: [summary],
    search: { text: [paragraph, ...texts] },
    seo: {
      title: `${name}: ${item.heading}`,
      summary: [summary],
      structuredData: (page) => serviceJsonLd(name, page, company.area),
    },
  };
}
