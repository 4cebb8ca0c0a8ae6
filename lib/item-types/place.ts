import type { Place } from '@/lib/content/query/places';
import { labels, pages, seo } from '@/lib/content/query/site';
import { geoCoordinates } from '@/lib/seo/json-ld';
import { fillIn } from '@/lib/text/fill-in';
import type { ItemTypeWithDialog } from './item-type';
import { searchWeights } from './search-weights';

/** An island, a town or a shore to visit. */
export const place: ItemTypeWithDialog<Place> = {
  heading: ({ name }) => name,
  label: ({ collection }) =>
    (collection === 'topPlaces' ? pages.topplaces.top : pages.topplaces.offbeat).heading,
  leads: ({ title }) => [title],
  title: ({ name }) => fillIn(seo.titles.place, { name }),
  summary: ({ description, title }) => [description, title],
  text: ({ closing, activities }) => [closing, ...activities.map(({ name }) => name)],
  data: ({ name, at, activities }, page) => ({
    '@type': 'TouristDestination',
    name,
    ...page,
    geo: geoCoordinates(at),
    ...(activities.length > 0 && {
      includesAttraction: activities.map((activity) => ({
        '@type': 'TouristAttraction',
        name: activity.name,
        description: activity.description,
      })),
    }),
  }),
  dialogTitle: labels.placeDetails,
  isSaveable: true,
  searchWeight: () => searchWeights.place,
};
