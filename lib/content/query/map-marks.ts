import { content } from '@/lib/content/load/store';
import { distanceKm } from '@/lib/distance';
import type { Marker } from '@/lib/map/marker';
import { findItem, getPointsOfInterest, itemsOf, type PointOfInterest, routeOf } from './items';
import { type Place, shortNameOf, town } from './places';
import { usualSpelling } from './spellings';

/** The mark of a place or of the town; undefined for another slug. */
export function markerOf(slug: string): Marker | undefined {
  if (slug === town.slug) return townMark();
  const place = findItem('place', slug);
  return place && markOfPlace(place);
}

/** Everything that has coordinates of its own: the town, places, then beaches, sights and the like. */
export function allMarks(): Marker[] {
  return [
    ...placeMarks(),
    ...getPointsOfInterest()
      .filter((one) => hasOwnMark(one))
      .flatMap(marksOfPoint),
  ];
}

/** The town and all places. */
export function placeMarks(): Marker[] {
  return [townMark(), ...itemsOf('place').map(markOfPlace)];
}

/** The town; it has no page to lead to. */
export function townMark(): Marker {
  const { slug, at, side } = town;
  return { slug, name: shortNameOf(slug), at, kind: 'hub', side };
}

/** A place, leading to its page. */
export function markOfPlace(item: Place): Marker {
  const { slug, at, side } = item;
  return { slug, name: shortNameOf(slug), at, href: routeOf(item), side, kind: 'place' };
}

/** A beach, a sight or the like; none without coordinates. */
export function marksOfPoint(item: PointOfInterest): Marker[] {
  const { slug, at, side } = item;
  const name = usualSpelling(item.name);
  return at ? [{ slug, name, at, href: routeOf(item), side, kind: 'point' }] : [];
}

/**
 * Whether an item has a mark, if it has coordinates. One in several places, or one that is named after another and
 * more, and not beside it, would stand between them: Palm Beach and Long Beach.
 */
export function hasOwnMark(item: PointOfInterest, points = getPointsOfInterest()): boolean {
  const isNamedAfter = ({ name }: PointOfInterest) =>
    name !== item.name && item.name.includes(name);
  const isBeside = ({ at }: PointOfInterest) => at && item.at && distanceKm(at, item.at) < 0.5;
  return item.places.length === 1 && !points.some((one) => isNamedAfter(one) && !isBeside(one));
}

type Harbour = (typeof content.harbours)[number];

/** Marks of places, those with one of these harbours moved to it: there the ferries call. Others are small. */
export function portsAmong(marks: readonly Marker[], harbours: readonly Harbour[]): Marker[] {
  const ports = marks.map((mark): Marker => {
    const port = harbours.find(({ slug }) => slug === mark.slug);
    if (!port) return { ...mark, kind: 'minor' };
    return { ...mark, kind: 'hub', at: port.at, name: soleJetty(port) ?? mark.name };
  });
  return ports.sort((a, b) => Number(a.kind === 'minor') - Number(b.kind === 'minor'));
}

/** Where the ferries to a place or to the town land, under the name of the jetty, if all land there. */
export function jettyMarks(slug: string): Marker[] {
  const harbour = content.harbours.find((one) => one.slug === slug);
  const name = harbour && soleJetty(harbour);
  return name ? [{ slug: `${slug}-jetty`, name, at: harbour.at, kind: 'minor' }] : [];
}

function soleJetty({ jetties }: Harbour): string | undefined {
  return jetties.private === jetties.government ? jetties.government : undefined;
}
