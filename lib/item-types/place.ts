import type { TouristDestination } from 'schema-dts';
import { shortNameIn } from '@/lib/content/names';
import { content, labels, pages, town } from '@/lib/content/query/all-content';
import { itemsOfType, routeOf } from '@/lib/content/query/items';
import { packagesVisiting } from '@/lib/content/query/packages';
import { ferryRoutesAt, type Place } from '@/lib/content/query/places';
import { wayTo } from '@/lib/map/legs';
import { maps } from '@/lib/map/maps';
import { searchWeights } from '@/lib/search/search';
import { geoCoordinates, type PageSummary } from '@/lib/seo/json-ld';
import { interpolate } from '@/lib/text/interpolate';
import { joinWords } from '@/lib/text/join-words';
import { asSentence } from '@/lib/text/sentence';
import { basicView, relatedPackages, safetyFacts, type ViewWithDialog } from './item-view';
import { nearbyItems } from './nearby-items';

export function placeView(item: Place): ViewWithDialog {
  const { slug, name, subtitle, description, howLong, paragraphs, safety, thingsToDo } = item;
  const sports = itemsOfType('sport').filter(({ places }) => places.includes(slug));
  const list = pages.places[item.collection];
  return {
    ...basicView(item, name),
    list,
    taglines: [subtitle],
    search: {
      aliases: item.aliases,
      text: [howLong, ...thingsToDo.map((thing) => thing.name)],
      weight: searchWeights.place,
    },
    seo: {
      title: interpolate(list.itemTitle, { name }),
      summary: [description, subtitle],
      structuredData: (page) => placeJsonLd(item, page),
    },
    savedSubtitle: asSentence(subtitle),
    card: { subtitle: '', text: subtitle, detailsLabel: labels.places.details },
    lead: description,
    paragraphs,
    facts: () => safetyFacts(safety),
    mapData: () => ({
      heading: labels.map.place,
      map: maps.place(item),
      name: interpolate(labels.map.itemName, { name: shortNameIn(content, slug) }),
      text: wayThere(item),
      route: routeOf(item),
    }),
    hasMapBesideText: true,
    related: () => [
      relatedPackages(labels.places.visitedBy, packagesVisiting(slug)),
      { id: 'ferryRoutes', heading: labels.places.ferriesHere, items: ferryRoutesAt(slug) },
      nearbyItems(item, sports),
    ],
  };
}

function placeJsonLd({ name, position, thingsToDo }: Place, page: PageSummary): TouristDestination {
  const attractions = thingsToDo.map((thing) => ({
    '@type': 'TouristAttraction' as const,
    name: thing.name,
    description: thing.description,
  }));
  return {
    '@type': 'TouristDestination',
    name,
    ...page,
    geo: geoCoordinates(position),
    includesAttraction: attractions.length > 0 ? attractions : undefined,
  };
}

/** Describes the way from the town to a place. With two kinds of transport, it explains the lines on the map. */
function wayThere(item: Place): string {
  const way = wayTo(item, content);
  const means = [...new Set(way.map(({ leg }) => leg.transport))];
  const stretches = way
    .filter(({ leg }, index) => leg.transport !== way[index + 1]?.leg.transport)
    .map(({ leg, to }) =>
      interpolate(labels.map.transport[leg.transport], { to: shortNameIn(content, to) }),
    );
  const from = interpolate(labels.map.from, { town: shortNameIn(content, town.slug) });
  const lines = means.length > 1 ? means.map((transport) => labels.map.lines[transport]) : [];
  return [`${from} ${joinWords(stretches)}.`, ...lines].join(' ');
}
