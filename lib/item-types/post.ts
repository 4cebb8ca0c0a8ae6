import { pages } from '@/lib/content/query/all-content';
import { authorOf, type ItemOf } from '@/lib/content/query/items';
import { agencyId } from '@/lib/seo/json-ld';
import { basicView, type ItemView } from './item-view';

export function postView(item: ItemOf<'post'>): ItemView {
  const { title, description, sections, date } = item;
  const author = authorOf(item);
  return {
    ...basicView(item, title),
    list: pages.posts.posts,
    taglines: [description],
    search: { text: sections.flatMap(({ heading = [] }) => heading) },
    seo: {
      title,
      summary: [description],
      structuredData: ({ url, image }) => ({
        '@type': 'BlogPosting',
        headline: title,
        description,
        url,
        mainEntityOfPage: url,
        image,
        datePublished: date,
        inLanguage: 'en-IN',
        author: { '@type': 'Person', name: author.name },
        publisher: { '@id': agencyId },
      }),
    },
  };
}
