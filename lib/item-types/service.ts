import { seo } from '@/lib/content/query/content';
import type { ItemOf } from '@/lib/content/query/items';
import { serviceJsonLd } from '@/lib/seo/json-ld';
import { type ItemView, namesOf } from './item-view';

/** Makes the view of a service, which may be about an activity, such as /scubadiving. Its page is app/[page]. */
export function serviceView(item: ItemOf<'service'>): ItemView {
  const { name, summary, paragraph, sections } = item;
  const texts = sections.flatMap(({ heading, paragraphs = [], points = [] }) => [
    heading,
    ...paragraphs,
    ...points,
  ]);
  return {
    ...namesOf(item, name),
    taglines: [summary],
    search: { text: [paragraph, ...texts] },
    seo: {
      title: `${name}: ${item.heading}`,
      summary: [summary],
      structuredData: (page) => serviceJsonLd(name, page, seo.area),
    },
  };
}
