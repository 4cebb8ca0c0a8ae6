import type { BoatTerminal } from 'schema-dts';
import { type Harbour, harboursOf } from '@/lib/content/query/ferries';
import type { ItemOf } from '@/lib/content/query/items';
import { namesAt, town } from '@/lib/content/query/places';
import { labels, pages, seo } from '@/lib/content/query/site';
import { geoCoordinates } from '@/lib/seo/json-ld';
import { fillIn } from '@/lib/text/fill-in';
import type { ItemTypeWithDialog } from './item-type';
import { searchWeights } from './search-weights';

/**
 * A ferry from one island to another. Its structured data has no provider and no times, because
 * several operators sail it and change their timetables.
 */
export const ferryRoute: ItemTypeWithDialog<ItemOf<'ferryRoute'>> = {
  heading: ({ name }) => name,
  label: () => pages.ferries.routes.heading,
  leads: ({ title, description }) => [title, description],
  title: ({ name }) => fillIn(seo.titles.ferryRoute, { name }),
  summary: ({ description, title }) => [description, title],
  text: ({ details }) => details.slice(0, 1),
  data: (item, page) => {
    const { from, to } = harboursOf(item);
    return {
      '@type': 'BoatTrip',
      name: item.name,
      ...page,
      departureBoatTerminal: boatTerminal(from),
      arrivalBoatTerminal: boatTerminal(to),
    };
  },
  dialogTitle: labels.ferryDetails,
  isSaveable: false,
  searchWeight: ({ from }) => (from === town.slug ? searchWeights.fromTown : undefined),
  // Who searches for a place finds its ferries.
  searchUnder: ({ from, to }) => `${namesAt(from)} ${namesAt(to)}`,
};

function boatTerminal({ name, at }: Harbour): BoatTerminal {
  return { '@type': 'BoatTerminal', name, geo: geoCoordinates(at) };
}
