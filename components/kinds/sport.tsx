import { LeisureBody, LeisureWhere } from '@/components/details/leisure-body';
import { SportFacts } from '@/components/details/sport-facts';
import { RelatedSports } from '@/components/sections/leads-on';
import { Nearby } from '@/components/sections/nearby';
import { type ItemOf, itemsOf } from '@/lib/content/items';
import { labels, pages, search } from '@/lib/content/site';
import { fillIn } from '@/lib/seo/fill-in';
import { service } from '@/lib/seo/json-ld';
import type { Kind } from './kind';

/** A water sport. For search engines it is a service that the company arranges. */
export const sport: Kind<ItemOf<'sport'>> = {
  heading: ({ name }) => name,
  label: () => pages.watersports.trending.heading,
  title: (item) => fillIn(search.titles.sport, item),
  summary: ({ shortDescription, where }) => [shortDescription, where],
  text: ({ where, description }) => [where, ...description.slice(0, 1)],
  data: ({ name, where }, about) => service(name, about, where),
  details: {
    title: labels.packageDetails,
    leads: ({ shortDescription }) => [shortDescription],
    leadInDialog: true,
    Lead: LeisureWhere,
    Facts: SportFacts,
    Body: LeisureBody,
    Related: ({ item }) => (
      <>
        <Nearby item={item} />
        <RelatedSports sports={itemsOf('sport').filter(({ slug }) => slug !== item.slug)} />
      </>
    ),
  },
};
