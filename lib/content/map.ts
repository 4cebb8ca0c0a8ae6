import type { Coordinates } from '@/content/schema/fields';
import { distanceKm } from '@/lib/distance';
import { boundsAround, type Chart, chartOf } from '@/lib/map/chart';
import { shoreOf, squareKmOf } from '@/lib/map/coast';
import { type Drawing, drawChart, type Line, type Mark, withoutCrowding } from '@/lib/map/drawing';
import { detailsId } from '@/lib/routes';
import { type Crossing, harboursOf } from './cruise';
import { findItem, getSpots, itemsOf, routeOf, type Spot } from './items';
import { type Place, shortNameOf, town } from './places';
import { usualSpelling } from './spellings';
import { content } from './store';
import { findWay, type Leg } from './ways';

/** The same chart for phones and for wider screens, where it shows more of the sea to both sides. */
export type Chartlet = { narrow: Drawing; wide: Drawing };

/** Widths in units, and proportions. Names have the same size in all. */
const shapes = {
  narrow: { width: 340, ratio: [0.66, 1.1] },
  wide: { width: 640, ratio: [1.2, 1.6] },
  tall: { width: 340, ratio: [0.46, 0.46] },
} as const;

/** Charts with fewer units per km than this have no room for single beaches and sights. */
const spotScale = 12;

/**
 * All islands that have places, with the places that do not lie on each other; `wide` is for a frame where
 * the names of the other would be half as large again.
 */
export function overviewChart(): Chartlet {
  const marks = placeMarks();
  const shores = [town, ...itemsOf('place')].flatMap(({ island }) =>
    island ? shoreOf(island) : [],
  );
  const points = [...shores, ...marks.map(({ at }) => at)];
  const { ratio, width } = shapes.tall;
  const bounds = boundsAround(points, { marginKm: 8, ratio });
  const draw = (units: number) => {
    const chart = chartOf(bounds, units);
    return drawChart(chart, {
      marks: withoutCrowding(marks, chart),
      lines: [],
      seas: content.seas,
    });
  };
  return { narrow: draw(width), wide: draw(width * 1.5) };
}

/** The islands that the ferries join, and the ways between them. */
export function ferriesChart(): Chartlet {
  const points = content.harbours.map(({ at }) => at);
  const lines = linesOf(itemsOf('crossing').flatMap(({ from, to }) => wayBetween(from, to)));
  return inBothWidths(points, { marginKm: 9, lines, marks: portsAmong(placeMarks()) });
}

/** Marks of places, those with one of these harbours moved to it: there the ferries call. Others are small. */
function portsAmong(marks: readonly Mark[], harbours = content.harbours): Mark[] {
  return marks.map((mark): Mark => {
    const port = harbours.find(({ slug }) => shortNameOf(slug) === mark.name);
    if (!port) return { ...mark, look: 'stop' };
    return { ...mark, look: 'town', at: port.at, name: soleJetty(port) ?? mark.name };
  });
}

/** The jetty of a harbour that has only one. */
function soleJetty({ jetties }: (typeof content.harbours)[number]): string | undefined {
  return jetties.private === jetties.government ? jetties.government : undefined;
}

/** The town's harbour, where sights and islets lie close together. */
export function harbourChart(): Drawing {
  const near = allMarks().filter(({ at }) => distanceKm(at, town.at) < 7);
  return closeUp(
    near,
    near.map(({ at }) => at),
    2.4,
  );
}

/** The islands with ferries, without the town: their beaches lie close together, too. */
export function islandsChart(): Drawing {
  const islands = itemsOf('place').filter(({ slug }) =>
    content.harbours.some((harbour) => harbour.slug === slug),
  );
  const points = islands.flatMap(({ at, island }) => [at, ...(island ? shoreOf(island) : [])]);
  return closeUp(allMarks(), points, 2);
}

function closeUp(marks: Mark[], points: Coordinates[], marginKm: number): Drawing {
  const bounds = boundsAround(points, { marginKm, ratio: [0.9, 0.9] });
  const chart = chartOf(bounds, shapes.narrow.width);
  return drawChart(chart, { marks: withoutCrowding(marks, chart), lines: [], seas: [] });
}

/** Where a place lies, and the way there from the town. */
export function placeChart(item: Place): Chartlet {
  const legs = wayBetween(town.slug, item.slug);
  const stops = content.stops.filter(({ slug }) => legs.some(({ to }) => to === slug));
  const marks: Mark[] = [
    { ...markOfPlace(item), href: undefined, look: 'here', stays: true },
    ...(legs[0]?.by === 'ferry' ? portsAmong([townMark()]) : [townMark()]),
    ...stops.map((stop): Mark => ({ ...stop, look: 'stop', stays: true })),
    ...(legs.at(-1)?.by === 'ferry' ? jettyOf(item.slug) : []),
    ...allMarks().filter(({ href }) => href !== undefined && href !== routeOf(item)),
  ];
  const points = [item.at, town.at, ...legs.flatMap((leg) => leg.points)];
  return inBothWidths(points, { marginKm: 4, lines: linesOf(legs), marks });
}

/** Where the ferries to a place or to the town land, under the name of the jetty, if all land there. */
function jettyOf(slug: string): Mark[] {
  const harbour = content.harbours.find((one) => one.slug === slug);
  const name = harbour && soleJetty(harbour);
  return name ? [{ name, at: harbour.at, look: 'stop', stays: true }] : [];
}

/** Islands of more than so many square kilometres are not shown whole for one of their beaches. */
const largestWhole = 200;

/**
 * Where a beach, a sight or the like lies: with its whole island and the jetty there, or with the nearest
 * place or the town where the island is large; undefined without coordinates.
 */
export function spotChart(item: Spot): Chartlet | undefined {
  const { at } = item;
  if (!at) return undefined;
  const [nearest = town] = [town, ...itemsOf('place')].sort(
    (a, b) => distanceKm(at, a.at) - distanceKm(at, b.at),
  );
  const { slug, island } = nearest;
  const shore = island && squareKmOf(island) < largestWhole ? shoreOf(island) : [];
  const marks: Mark[] = [
    ...(isOneSpot(item) ? marksOfSpot(item) : []).map(
      (mark): Mark => ({ ...mark, href: undefined, look: 'here', stays: true }),
    ),
    ...jettyOf(slug),
    ...allMarks().filter(({ href }) => href !== routeOf(item)),
  ];
  return inBothWidths([at, nearest.at, ...shore], {
    marginKm: shore.length > 0 ? 1.5 : 5,
    lines: [],
    marks,
  });
}

/** A crossing between its two harbours. */
export function crossingChart(item: Crossing): Chartlet {
  const legs = wayBetween(item.from, item.to);
  const { from, to } = harboursOf(item);
  const points = [from.at, to.at, ...legs.flatMap((leg) => leg.points)];
  const calledAt = content.harbours.filter(({ slug }) =>
    legs.some((leg) => leg.from === slug || leg.to === slug),
  );
  return inBothWidths(points, {
    marginKm: 7,
    lines: linesOf(legs),
    marks: portsAmong(placeMarks(), calledAt),
  });
}

/** The way from one place to another by land and water; none where content/map.ts has none. */
export function wayBetween(from: string, to: string): Leg[] {
  return findWay(content, from, to);
}

/** A chart around these points in both widths, with the marks that have room on it. */
export function inBothWidths(points: readonly Coordinates[], layout: Contents): Chartlet {
  return {
    narrow: inShape(shapes.narrow, points, layout),
    wide: inShape(shapes.wide, points, layout),
  };
}

type Contents = { marginKm: number; lines: Line[]; marks: Mark[] };

function inShape(
  { width, ratio }: (typeof shapes)[keyof typeof shapes],
  points: readonly Coordinates[],
  { marginKm, lines, marks }: Contents,
): Drawing {
  const chart = chartOf(boundsAround(points, { marginKm, ratio }), width);
  return drawChart(chart, { marks: fitting(marks, chart), lines, seas: [] });
}

function fitting(marks: Mark[], chart: Chart): Mark[] {
  const spots = chart.unitsPerKm > spotScale ? marks.filter(({ look }) => look === 'spot') : [];
  return withoutCrowding([...marks.filter(({ look }) => look !== 'spot'), ...spots], chart);
}

/** The mark of a place or of the town; undefined for a hidden place. */
export function markOf(slug: string): Mark | undefined {
  if (slug === town.slug) return townMark();
  const place = findItem('place', slug);
  return place && markOfPlace(place);
}

/** Everything that has coordinates of its own: the town, places, then beaches, sights and the like. */
function allMarks(): Mark[] {
  return [...placeMarks(), ...getSpots().filter(isOneSpot).flatMap(marksOfSpot)];
}

/** A spot in several places, or one that is named after another spot and more, would stand between them. */
function isOneSpot(spot: Spot): boolean {
  const isOther = ({ name }: Spot) => name !== spot.name && spot.name.includes(name);
  return spot.places.length === 1 && !getSpots().some(isOther);
}

function placeMarks(): Mark[] {
  return [townMark(), ...itemsOf('place').map(markOfPlace)];
}

function townMark(): Mark {
  return { name: shortNameOf(town.slug), at: town.at, look: 'town', side: town.side, stays: true };
}

function markOfPlace(item: Place): Mark {
  const { slug, at, side } = item;
  return {
    name: shortNameOf(slug),
    at,
    href: routeOf(item),
    dialog: detailsId(item),
    look: 'place',
    side,
  };
}

function marksOfSpot(item: Spot): Mark[] {
  const { name, at, side } = item;
  if (!at) return [];
  const mark = { name: usualSpelling(name), at, href: routeOf(item), side };
  return [{ ...mark, dialog: detailsId(item), look: 'spot' }];
}

/** Each way once, whatever its direction, with the days of a trip on which it is travelled. */
export function linesOf(legs: readonly (Leg & { day?: number })[]): Line[] {
  const key = ({ from, to }: Leg) => [from, to].sort().join(' ');
  return [...new Set(legs.map(key))].flatMap((one) => {
    const same = legs.filter((leg) => key(leg) === one);
    const days = [...new Set(same.flatMap(({ day }) => day ?? []))];
    return same.slice(0, 1).map(({ by, points }) => ({ by, points, days }));
  });
}
