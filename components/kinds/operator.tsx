import { OperatorBody, OperatorFacts, OperatorStart } from '@/components/details/cruise-body';
import { RelatedCrossings } from '@/components/sections/leads-on';
import { crossingsOf, schedulesOf } from '@/lib/content/cruise';
import type { ItemOf } from '@/lib/content/items';
import { labels, pages, search } from '@/lib/content/site';
import { fillIn } from '@/lib/seo/fill-in';
import type { Kind } from './kind';

/** A company or office whose ships sail between the islands. */
export const operator: Kind<ItemOf<'operator'>> = {
  heading: ({ name }) => name,
  label: () => pages.cruise.operators.heading,
  title: (item) => fillIn(search.titles.operator, item),
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
      ...(own && { url: own.href }),
    };
  },
  details: {
    title: labels.ferryDetails,
    leads: ({ title }) => [title],
    Facts: OperatorFacts,
    factsFirst: true,
    Body: OperatorBody,
    Start: OperatorStart,
    Related: ({ item }) => (
      <RelatedCrossings heading={labels.otherCrossings} crossings={crossingsOf(item)} />
    ),
  },
};
