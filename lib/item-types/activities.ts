import type { ItemOf, PlacedItem } from '@/lib/content/query/items';
import { labels, pages, seo } from '@/lib/content/query/site';
import { attraction } from '@/lib/seo/attraction';
import { service } from '@/lib/seo/json-ld';
import { fillIn } from '@/lib/text/fill-in';
import type { ItemType } from './item-type';

/** What water sports, beaches and sights have in common. */
const activity = {
  heading: ({ name }: PlacedItem) => name,
  leads: ({ shortDescription }: PlacedItem) => [shortDescription],
  summary: ({ shortDescription, where }: PlacedItem) => [shortDescription, where],
  text: ({ where, description }: PlacedItem) => [where, ...description.slice(0, 1)],
  dialogTitle: labels.packageDetails,
};

/** A water sport. For search engines it is a service that the company arranges. */
export const sport: ItemType<ItemOf<'sport'>> = {
  ...activity,
  label: () => pages.watersports.trending.heading,
  title: ({ name }) => fillIn(seo.titles.sport, { name }),
  data: ({ name, where }, about) => service(name, about, where),
};

/** A beach, known only by its name. */
export const beach: ItemType<ItemOf<'beach'>> = {
  ...activity,
  label: () => pages.watersports.beaches.heading,
  title: ({ name }) => fillIn(seo.titles.beach, { name }),
  data: attraction,
};

/** A sight on land or along a shore. */
export const sight: ItemType<ItemOf<'sight'>> = {
  ...activity,
  label: () => pages.sightseeing.hotspots.heading,
  title: ({ name }) => fillIn(seo.titles.sight, { name }),
  data: attraction,
};
