import { checkItinerary, type TravelMap } from './check-itinerary';
import { type Content, placedCollections, type RawContent } from './collections';
import { checkNames, entriesOf, fault, place } from './entries';
import type { Fault } from './fault';

/**
 * Checks how places, harbours, crossings and trips refer to each other: each name exists, and each
 * itinerary can be travelled.
 * @param content the valid entries; invalid ones are left out
 * @param raw all entries: a reference to an invalid entry is not a fault itself
 */
export function checkRelations(content: Partial<Content>, raw: RawContent): Fault[] {
  const broken = [...checkHarbours(content, raw), ...checkEnds(content, raw)];
  return [
    ...broken,
    ...checkOperators(content, raw),
    ...checkLeisure(content, raw),
    // A crossing that leads nowhere would make every trip that takes it look wrong.
    ...(broken.length === 0 ? checkItineraries(content, raw) : []),
  ];
}

function placesOf(raw: RawContent): string[] {
  return entriesOf(raw, 'topPlaces', 'offbeatPlaces').flatMap(({ slug }) => slug ?? []);
}

function townOf(raw: RawContent): string | undefined {
  return (raw.town as { slug?: string } | null | undefined)?.slug;
}

/** The places and the town: where a harbour, a beach or a night can be. */
export function spotsOf(raw: RawContent): string[] {
  return [townOf(raw) ?? [], ...placesOf(raw)].flat();
}

function checkHarbours(content: Partial<Content>, raw: RawContent): Fault[] {
  const known = spotsOf(raw);
  return (content.harbours ?? []).flatMap((harbour) =>
    checkNames('harbours', harbour, 'slug', harbour.slug, known, place),
  );
}

function checkEnds(content: Partial<Content>, raw: RawContent): Fault[] {
  const known = entriesOf(raw, 'harbours').flatMap(({ slug }) => slug ?? []);
  return (content.ferryRoutes ?? []).flatMap((route) => [
    ...(['from', 'to'] as const).flatMap((end) =>
      checkNames('ferryRoutes', route, end, route[end], known, 'a harbour in content/cruise.ts'),
    ),
    ...(route.from === route.to
      ? [
          fault('ferryRoutes', route, 'to', {
            problem: `is "${route.to}", where the crossing starts`,
            expected: 'another harbour',
          }),
        ]
      : []),
  ]);
}

function checkOperators(content: Partial<Content>, raw: RawContent): Fault[] {
  const known = entriesOf(raw, 'operators').flatMap(({ slug }) => slug ?? []);
  const what = 'an operator in content/cruise.ts';
  return (content.ferryRoutes ?? []).flatMap((route) =>
    checkNames('ferryRoutes', route, 'operators', route.operators, known, what),
  );
}

function checkLeisure(content: Partial<Content>, raw: RawContent): Fault[] {
  const known = spotsOf(raw);
  return placedCollections.flatMap((name) =>
    (content[name] ?? []).flatMap((item) =>
      checkNames(name, item, 'places', item.places, known, place),
    ),
  );
}

function checkItineraries(content: Partial<Content>, raw: RawContent): Fault[] {
  const map = travelMap(raw);
  if (!map) return [];
  return (['honeymoonPackages', 'familyPackages', 'themedPackages'] as const).flatMap((name) =>
    (content[name] ?? []).flatMap((item) =>
      checkItinerary(item, map).map(({ field, ...told }) => fault(name, item, field, told)),
    ),
  );
}

/** Undefined when the town or a crossing is invalid, which another check reports. */
function travelMap(raw: RawContent): TravelMap | undefined {
  const town = townOf(raw);
  const routes = entriesOf(raw, 'ferryRoutes');
  const ferries = routes.flatMap(({ slug, from, to }) =>
    slug && from && to ? { slug, from, to } : [],
  );
  if (!town || ferries.length < routes.length) return undefined;
  return { town, places: placesOf(raw), ferries };
}
