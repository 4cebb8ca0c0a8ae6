import type { ItemOf } from '@/lib/content/query/items';
import { authorOf } from '@/lib/content/query/posts';
import { pages } from '@/lib/content/query/site';
import { agencyId } from '@/lib/seo/json-ld';
import type { ItemType } from './item-type';

/** A blog post. Its page is app/blogs/[id]. */
export const post: ItemType<ItemOf<'post'>> = {
  heading: ({ title }) => title,
  listName: () => pages.posts.banner.heading,
  taglines: ({ description }) => [description],
  documentTitle: ({ title }) => title,
  summary: ({ description }) => [description],
  searchText: ({ sections }) => sections.flatMap(({ heading = [] }) => heading),
  structuredData: (item, { url, image }) => {
    const { name, person } = authorOf(item);
    return {
      '@type': 'BlogPosting',
      headline: item.title,
      description: item.description,
      url,
      mainEntityOfPage: url,
      image,
      datePublished: item.date,
      dateModified: item.updated,
      inLanguage: 'en-IN',
      author: { '@type': person ? 'Person' : 'Organization', name },
      publisher: { '@id': agencyId },
    };
  },
  isSaveable: false,
};
