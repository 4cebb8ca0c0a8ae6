import type { BoatTerminal } from 'schema-dts';
import { labels, pages } from '@/lib/content/query/all-content';
import { type FerryRoute, type Harbour, harbourOf, operatorsOf } from '@/lib/content/query/ferries';
import { routeOf } from '@/lib/content/query/items';
import { packagesTaking } from '@/lib/content/query/packages';
import { namesAt, town } from '@/lib/content/query/places';
import { maps } from '@/lib/map/maps';
import { searchWeights } from '@/lib/search/search';
import { geoCoordinates } from '@/lib/seo/json-ld';
import { interpolate } from '@/lib/text/interpolate';
import { ferryLinks, ferryRouteFacts, shortFactsOf } from './ferry-facts';
import { basicView, relatedPackages, type ViewWithDialog } from './item-view';

const { ferryRoutes } = pages.ferries;

/**
 * The view of a ferry route. Its structured data contain no provider and no times, because several operators sail it
 * and change their timetables.
 */
export function ferryRouteView(item: FerryRoute): ViewWithDialog {
  const { name, subtitle, description, paragraphs } = item;
  const from = harbourOf(item.from);
  const to = harbourOf(item.to);
  const operators = operatorsOf(item).map((operator) => ({
    label: operator.name,
    href: routeOf(operator),
  }));
  const shortFacts = shortFactsOf(item).join(', ');
  return {
    ...basicView(item, name),
    list: ferryRoutes,
    taglines: [subtitle, description],
    search: {
      // A search for a place should find its ferries.
      hiddenWords: `${namesAt(item.from)} ${namesAt(item.to)}`,
      text: paragraphs.slice(0, 1),
      weight: item.from === town.slug ? searchWeights.fromTown : undefined,
    },
    seo: {
      title: interpolate(ferryRoutes.itemTitle, { name }),
      summary: [description, subtitle],
      structuredData: (page) => ({
        '@type': 'BoatTrip',
        name,
        ...page,
        departureBoatTerminal: boatTerminal(from),
        arrivalBoatTerminal: boatTerminal(to),
      }),
    },
    subtitle: shortFacts,
    card: { subtitle: shortFacts, text: description, detailsLabel: labels.ferries.details },
    paragraphs,
    facts: () => [...ferryRouteFacts(item), { label: labels.ferries.operators, value: operators }],
    links: () => ferryLinks,
    mapData: () => ({
      heading: labels.map.ferryRoute,
      map: maps.ferries([item]),
      name: interpolate(labels.map.itemName, { name }),
      text: interpolate(labels.map.ends, { from: from.name, to: to.name }),
    }),
    related: () => [relatedPackages(labels.ferries.byThisFerry, packagesTaking(item.slug))],
  };
}

function boatTerminal({ name, position }: Harbour): BoatTerminal {
  return { '@type': 'BoatTerminal', name, geo: geoCoordinates(position) };
}
