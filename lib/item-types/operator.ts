import { schedulesOf } from '@/lib/content/query/ferries';
import type { ItemOf } from '@/lib/content/query/items';
import { labels, pages, seo } from '@/lib/content/query/site';
import { fillIn } from '@/lib/text/fill-in';
import type { ItemTypeWithDialog } from './item-type';

/** A company or office whose ships sail between the islands. */
export const operator: ItemTypeWithDialog<ItemOf<'operator'>> = {
  heading: ({ name }) => name,
  label: () => pages.ferries.operators.heading,
  leads: ({ title }) => [title],
  title: ({ name }) => fillIn(seo.titles.operator, { name }),
  summary: ({ title, description }) => [title, description],
  text: ({ details, rules = {} }) => [...details.slice(0, 1), ...Object.values(rules)],
  data: (item, { url, image }) => {
    const { name, title } = item;
    const [own] = schedulesOf(item);
    return {
      '@type': 'Organization',
      name,
      description: title,
      image,
      mainEntityOfPage: url,
      url: own?.href,
    };
  },
  dialogTitle: labels.ferryDetails,
  isSaveable: false,
};
