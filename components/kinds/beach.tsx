import { LeisureBody, LeisureWhere } from '@/components/details/leisure-body';
import { SpotMap } from '@/components/map/spot-map';
import { NearbyList } from '@/components/sections/nearby';
import type { ItemOf } from '@/lib/content/items';
import { labels, pages, search } from '@/lib/content/site';
import { attraction } from '@/lib/seo/attraction';
import { fillIn } from '@/lib/seo/fill-in';
import type { Kind } from './kind';

/** A beach, known only by its name. */
export const beach: Kind<ItemOf<'beach'>> = {
  heading: ({ name }) => name,
  label: () => pages.watersports.beaches.heading,
  title: (item) => fillIn(search.titles.beach, item),
  summary: ({ shortDescription, where }) => [shortDescription, where],
  text: ({ where, description }) => [where, ...description.slice(0, 1)],
  data: attraction,
  details: {
    title: labels.packageDetails,
    leads: ({ shortDescription }) => [shortDescription],
    leadInDialog: true,
    Lead: LeisureWhere,
    Body: LeisureBody,
    aside: (item) => <SpotMap item={item} />,
    below: (item) => <NearbyList item={item} />,
  },
};
