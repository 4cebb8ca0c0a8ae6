import type { Coordinates } from '@/content/schema/fields';
import type { Way } from '@/content/schema/map';
import { distanceKm } from '@/lib/distance';
import { pointsAlong } from '@/lib/map/smooth-path';
import type { Content } from './collections';

/** What the ways join, and the ways themselves. */
export type Network = Pick<
  Content,
  'ways' | 'stops' | 'harbours' | 'town' | 'topPlaces' | 'offbeatPlaces'
>;

/** A way in the direction of travel. */
export type TravelledWay = Pick<Way, 'by'> & {
  from: string;
  to: string;
  /** Its corners, from end to end. */
  points: readonly Coordinates[];
};

/**
 * The shortest way between two places over the ways of content/map.ts (E. W. Dijkstra, 1959).
 * @param from the slug of a place, a stop or the town
 * @returns the ways in their order; none when nothing leads there
 */
export function findShortestPath(network: Network, from: string, to: string): TravelledWay[] {
  const travelled = network.ways.flatMap((way) => bothDirections(network, way));
  const best = new Map<string, { km: number; ways: TravelledWay[] }>([[from, { km: 0, ways: [] }]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const here = [...open].reduce((a, b) => (kmTo(b) < kmTo(a) ? b : a));
    open.delete(here);
    if (here === to) break;
    for (const way of travelled.filter((one) => one.from === here)) {
      const km = kmTo(here) + kmOf(way.points);
      if (km >= kmTo(way.to)) continue;
      best.set(way.to, { km, ways: [...(best.get(here)?.ways ?? []), way] });
      open.add(way.to);
    }
  }
  return best.get(to)?.ways ?? [];

  function kmTo(slug: string): number {
    return best.get(slug)?.km ?? Number.POSITIVE_INFINITY;
  }
}

/** Several ways that follow each other by the same means. */
type Stretch = { by: Way['by']; stops: readonly string[] };

/** Ways in their order, with those that follow each other by the same means taken together. */
export function stretchesOf(ways: readonly TravelledWay[]): Stretch[] {
  const found: { by: Way['by']; stops: string[] }[] = [];
  for (const { by, from, to } of ways) {
    const last = found.at(-1);
    if (last?.by === by && by !== 'ferry') last.stops.push(to);
    else found.push({ by, stops: [from, to] });
  }
  return found;
}

/** How long a way is as it is drawn, in km. */
export function kmOf(points: readonly Coordinates[]): number {
  const corners = points.map(({ north, east }) => [east, north] as const);
  const along = pointsAlong(corners).map(([east, north]) => ({ north, east }));
  return along
    .slice(1)
    .reduce((sum, point, index) => sum + distanceKm(along[index] ?? point, point), 0);
}

function bothDirections(
  network: Network,
  { ends: [from = '', to = ''], by, via }: Way,
): TravelledWay[] {
  const [start, end] = [endOf(network, from, by), endOf(network, to, by)];
  if (!start || !end) return [];
  const points = [start, ...via, end];
  return [
    { from, to, by, points },
    { from: to, to: from, by, points: points.toReversed() },
  ];
}

/** Where a way ends: ferries at the jetty, where there is one. */
function endOf(network: Network, slug: string, by: Way['by']): Coordinates | undefined {
  const { stops, harbours, town, topPlaces, offbeatPlaces } = network;
  const jetty = by === 'ferry' ? harbours.find((harbour) => harbour.slug === slug) : undefined;
  return (
    jetty ?? [...stops, town, ...topPlaces, ...offbeatPlaces].find((one) => one.slug === slug)
  )?.at;
}
