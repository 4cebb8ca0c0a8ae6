import type { Activity, ItemOf } from '@/lib/content/query/items';
import { labels, pages, seo } from '@/lib/content/query/site';
import { geoCoordinates, serviceData } from '@/lib/seo/json-ld';
import { fillIn } from '@/lib/text/fill-in';
import type { ItemTypeWithDialog } from './item-type';

/** What all activities have in common. */
const activity: Omit<ItemTypeWithDialog<Activity>, 'label' | 'title'> = {
  heading: ({ name }) => name,
  leads: ({ shortDescription }) => [shortDescription],
  summary: ({ shortDescription, where }) => [shortDescription, where],
  text: ({ where, description }) => [where, ...description.slice(0, 1)],
  data: ({ name, where, at }, page) => ({
    '@type': 'TouristAttraction',
    name,
    ...page,
    geo: at && geoCoordinates(at),
    address: where,
  }),
  // The specification calls the dialogs of sports, beaches and sights as those of packages.
  dialogTitle: labels.itemDetails,
  isSaveable: true,
};

/** A water sport. For search engines it is a service that the company arranges. */
export const sport: ItemTypeWithDialog<ItemOf<'sport'>> = {
  ...activity,
  label: () => pages.sports.trending.heading,
  title: ({ name }) => fillIn(seo.titles.sport, { name }),
  data: ({ name, where }, page) => serviceData(name, page, where),
};

/** A beach: it has a name but no heading. */
export const beach: ItemTypeWithDialog<ItemOf<'beach'>> = {
  ...activity,
  label: () => pages.sports.beaches.heading,
  title: ({ name }) => fillIn(seo.titles.beach, { name }),
};

/** A sight on land or along a shore. */
export const sight: ItemTypeWithDialog<ItemOf<'sight'>> = {
  ...activity,
  label: () => pages.sights.hotspots.heading,
  title: ({ name }) => fillIn(seo.titles.sight, { name }),
};
