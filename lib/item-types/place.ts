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
    (collection === 'topPlaces' ? pages.places.top : pages.places.offbeat).heading,
  leads: ({ title }) => [title],
  title: ({ name }) => fillIn(seo.titles.place, { name }),
  summary: ({ description, title }) => [description, title],
  text: ({ closing, thingsToDo }) => [closing, ...thingsToDo.map(({ name }) => name)],
  data: ({ name, at, thingsToDo }, page) => ({
    '@type': 'TouristDestination',
    name,
    ...page,
    geo: geoCoordinates(at),
    ...(thingsToDo.length > 0 && {
      includesAttraction: thingsToDo.map((thing) => ({
        '@type': 'TouristAttraction',
        name: thing.name,
        description: thing.description,
      })),
    }),
  }),
  dialogTitle: labels.placeDetails,
  isSaveable: true,
  searchWeight: () => searchWeights.place,
};
