import type { Coordinates } from '@/content/schema/fields';
import type { BaseMap } from '@/content/schema/place';
import type { ItemCollection } from '@/lib/content/collections';
import { activityCollections, placeCollections, routeIn } from '@/lib/content/collections';
import { shortNameIn, usualNameIn } from '@/lib/content/names';
import type { Content } from '@/lib/content/types';
import { type Box, type Frame, frameOf, isOn, nameBox, widthOf, type XY } from './frame';
import type { TravelledLeg } from './legs';

/** A map, ready for rendering as SVG; all numbers are in its units. */
export type DrawnMap = ReturnType<typeof drawMap>;

/** A leg on a map, with the days of a package on which it is travelled. */
export type LegOnMap = TravelledLeg & { days?: readonly number[] };

/** The slugs of the locations that a map highlights, and the legs that it shows. */
export type Highlights = { highlighted?: readonly string[]; legs?: readonly LegOnMap[] };

/** Draws a map, with locations and legs highlighted. */
export function drawMap(
  content: Content,
  map: BaseMap,
  { highlighted = [], legs = [] }: Highlights = {},
) {
  const frame = frameOf(map);
  const { project } = frame;
  const marks = marksOf(content, map, highlighted, frame);
  return {
    ...frame,
    base: map,
    legs: legs.map(({ transport, points }) => ({ transport, d: smoothPath(points.map(project)) })),
    /** The days on the legs of a package, such as Day 2 · 4. Of equal badges close together, only the last is shown. */
    badges: legs
      .flatMap((leg) => badgeOf(leg, content.labels.itinerary.day, frame))
      .filter(isNotRepeatedNearby),
    /** The jetties, except those that would touch the mark of their place. */
    jetties: content.harbours
      .filter(({ at }) => isOn(map, at))
      .map(({ at }) => project(at))
      .filter((at) => marks.every((mark) => lengthOf([at, mark.at]) > 16)),
    marks,
    seas: (map.seas ?? []).map(({ name, at }) => ({ name, at: project(at) })),
    /** The scale bar for a round number of kilometres. */
    scale: scaleBarOf(frame),
  };
}

/** The `d` of an SVG path through the points, with curves instead of corners. */
function smoothPath(points: readonly XY[]): string {
  const [start = [0, 0], ...corners] = points;
  const curves = corners.map((corner, index) => {
    const next = corners[index + 1] ?? corner;
    return `Q${corner.join(' ')} ${middleOf(corner, next).join(' ')}`;
  });
  return `M${start.join(' ')}${curves.join('')}`;
}

/** The height of badges and their font size, in units. */
const badgeHeight = 20;
const badgeFontSize = 12;

/** A label on a leg, which says on which days of a package it is travelled. */
export type Badge = { label: string; leg: string; fontSize: number; box: Box };

/** The badge of a leg, in the middle of its longest segment unless the content positions it. Short legs have none. */
function badgeOf(
  { slug, days = [], points, daysAt }: LegOnMap,
  dayLabel: string,
  { project }: Frame,
): Badge[] {
  const path = points.map(project);
  const sides = path.slice(1).map((to, index) => [path[index] ?? to, to] as const);
  const [longest] = sides.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const total = sides.reduce((sum, side) => sum + lengthOf(side), 0);
  if (days.length === 0 || !longest || total < 2 * badgeHeight) return [];
  const label = `${dayLabel} ${days.join(' · ')}`;
  const [x, y] = daysAt ? project(daysAt) : middleOf(...longest);
  const width = widthOf(label, badgeFontSize) + 10;
  const box = { x: x - width / 2, y: y - badgeHeight / 2, width, height: badgeHeight };
  return [{ label, leg: slug, fontSize: badgeFontSize, box }];
}

/** Whether all later badges with the same label are at least four badge heights away. */
function isNotRepeatedNearby({ label, box }: Badge, index: number, badges: readonly Badge[]) {
  const isNear = (other: Box) => Math.hypot(other.x - box.x, other.y - box.y) < 4 * badgeHeight;
  return !badges.slice(index + 1).some((later) => later.label === label && isNear(later.box));
}

/** The scale bar, in the lower right corner. It takes up at most a quarter of the map's width. */
function scaleBarOf({ width, height, unitsPerKm }: Frame) {
  const km = [50, 20, 10, 5].find((round) => round * unitsPerKm <= width / 4) ?? 2;
  const length = Math.round(km * unitsPerKm);
  const margin = 14;
  const at: XY = [width - margin - length, height - margin];
  return { km, at, width: length };
}

function lengthOf([[ax, ay], [bx, by]]: readonly [XY, XY]): number {
  return Math.hypot(bx - ax, by - ay);
}

function middleOf([ax, ay]: XY, [bx, by]: XY): XY {
  return [Math.round((ax + bx) / 2), Math.round((ay + by) / 2)];
}

/** The width, in units, of the outline of a highlighted mark, which is the widest. */
export const outlineWidth = 3;

/** All that maps can name: the town and stops (which have no page), places, and activities with coordinates. */
export function locationsIn(content: Content) {
  type Kind = 'town' | 'place' | 'activity' | 'stop';
  type Entry = { slug: string; name: string; at?: Coordinates | undefined };
  const locationsOf = (entries: readonly Entry[], kind: Kind, collection?: ItemCollection) =>
    entries.flatMap(({ slug, at, ...entry }) => {
      const name = usualNameIn(content, shortNameIn(content, slug) ?? entry.name);
      const href = collection && routeIn(collection, slug);
      return at ? [{ slug, name, href, at, kind }] : [];
    });
  return [
    ...locationsOf([content.town], 'town'),
    ...locationsOf(content.stops, 'stop'),
    ...placeCollections.flatMap((name) => locationsOf(content[name], 'place', name)),
    ...activityCollections.flatMap((name) => locationsOf(content[name], 'activity', name)),
  ];
}

export type Mark = ReturnType<typeof marksOf>[number];

/** The marks of the locations that a map names. If some are highlighted, the others are muted. */
function marksOf(content: Content, map: BaseMap, slugs: readonly string[], { project }: Frame) {
  const locations = locationsIn(content);
  const others = slugs.length > 0 ? 'muted' : 'normal';
  return map.names.flatMap(({ location: wanted, side }) => {
    const location = locations.find(({ slug }) => slug === wanted);
    if (!location) return [];
    const at = project(location.at);
    const emphasis = slugs.includes(wanted) ? 'highlighted' : others;
    const normalRadius = location.kind === 'stop' ? 3 : 5;
    /** The radius up to the middle of its outline, in units. */
    const radius = emphasis === 'highlighted' ? 6 : normalRadius;
    return { ...location, at, emphasis, radius, side, box: nameBox(location.name, side, at) };
  });
}
