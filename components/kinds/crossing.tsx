import type { BoatTerminal } from 'schema-dts';
import {
  CrossingBody,
  CrossingFacts,
  CrossingTrade,
  CrossingWay,
} from '@/components/details/crossing-body';
import { Story } from '@/components/details/cruise-body';
import { RelatedPackages } from '@/components/sections/leads-on';
import { Beside } from '@/components/ui/beside';
import { type Harbour, harboursOf, shortFactsOf } from '@/lib/content/cruise';
import type { ItemOf } from '@/lib/content/items';
import { packagesTaking } from '@/lib/content/packages';
import { labels, pages, search } from '@/lib/content/site';
import { fillIn } from '@/lib/seo/fill-in';
import { coordinates } from '@/lib/seo/json-ld';
import type { Kind } from './kind';

/**
 * A crossing from one island to another. Its structured data has no provider and no times, because
 * several operators sail it and change their timetables.
 */
export const crossing: Kind<ItemOf<'crossing'>> = {
  heading: ({ name }) => name,
  label: () => pages.cruise.routes.heading,
  title: (item) => fillIn(search.titles.crossing, item),
  summary: ({ description, title }) => [description, title],
  text: ({ details }) => details.slice(0, 1),
  data: (item, about) => {
    const { from, to } = harboursOf(item);
    return {
      '@type': 'BoatTrip',
      name: item.name,
      ...about,
      departureBoatTerminal: terminal(from),
      arrivalBoatTerminal: terminal(to),
    };
  },
  details: {
    title: labels.ferryDetails,
    leads: (item) => [item.title, shortFactsOf(item).join(', ')],
    Facts: CrossingFacts,
    factsFirst: true,
    Body: CrossingBody,
    Start: Story,
    parts: (item) => [
      {
        entries: [
          { id: 'map', heading: labels.inShort.map },
          { id: 'sold-by', heading: pages.cruise.operators.label },
          { id: 'cancelled', heading: labels.inShort.cancelled },
        ],
        surface: 'sand',
        content: (
          <Beside>
            <CrossingWay item={item} />
            <CrossingTrade item={item} />
          </Beside>
        ),
      },
    ],
    Related: ({ item }) => (
      <RelatedPackages
        heading={labels.byThisFerry}
        packages={packagesTaking(item.slug)}
        surface="deep"
      />
    ),
  },
};

function terminal({ name, at }: Harbour): BoatTerminal {
  return { '@type': 'BoatTerminal', name, geo: coordinates(at) };
}
