import type { Coordinates } from '@/content/schema/fields';
import { type Bounds, type Chart, chartOf, isWithin } from './chart';
import { type Island, islands } from './coast';
import { closedPath, straightPath } from './curve';

/**
 * A drawing of the coast on a transparent ground. Many charts show a part of the same file, so that a
 * browser fetches it once. At another scale than its own a chart shows its lines thinner or wider.
 */
export type Sheet = {
  bounds: Bounds;
  unitsPerKm: number;
  /** Charts with fewer units per km than this use it. */
  until?: number;
  /** Islands smaller than this are left out, in km². */
  leastSquareKm: number;
  /** How far the sand and the two tones of shallow water reach from the shore, in units. */
  rims: readonly [sand: number, near: number, far: number];
};

const all: Bounds = { west: 92.1, east: 93.95, south: 10.4, north: 13.8 };

/** The sheets by name, from the smallest scale to the largest. */
export const sheets = {
  far: { bounds: all, unitsPerKm: 2.2, until: 3.4, leastSquareKm: 0.8, rims: [2, 4.5, 9] },
  middle: { bounds: all, unitsPerKm: 6, until: 14, leastSquareKm: 0, rims: [3.6, 10, 21] },
  near: {
    bounds: { west: 92.5, east: 93, south: 11.35, north: 11.95 },
    unitsPerKm: 30,
    leastSquareKm: 0,
    rims: [9, 24, 50],
  },
} as const satisfies Record<string, Sheet>;

export type SheetName = keyof typeof sheets;

/** The colours of the charts, in the house's palette: by day, and in the evening with shores that glow. */
const colours = {
  day: { far: '#b5ebe6', near: '#d2f4ec', sand: '#ffe9cc', shore: '#8cc090', hills: '#bfdca8' },
  night: { far: '#113d5c', near: '#175a6e', sand: '#5f6e8c', shore: '#2c6f63', hills: '#1a474b' },
};

export type Hour = keyof typeof colours;

/** The hours at which a sheet is drawn. */
export const hours = Object.keys(colours) as Hour[];

/**
 * The address of a sheet (app/charts/). The night's is a file of its own, because Safari draws a
 * picture's media queries as by day.
 */
export function sheetAddress(name: SheetName, hour: Hour = 'day'): string {
  return `/charts/${name}${hour === 'day' ? '' : `-${hour}`}.svg`;
}

/** The sheet for a chart: the first whose scale is large enough, unless it ends within the chart. */
export function sheetFor({ unitsPerKm, bounds }: Chart): SheetName {
  if (unitsPerKm < sheets.far.until) return 'far';
  const corners = [
    { north: bounds.north, east: bounds.west },
    { north: bounds.south, east: bounds.east },
  ];
  const isOnNear = corners.every((at) => isWithin(at, sheets.near.bounds));
  return isOnNear && unitsPerKm >= sheets.middle.until ? 'near' : 'middle';
}

/** A sheet as an SVG file. */
export function drawSheet(name: SheetName, hour: Hour = 'day'): string {
  const { far: outer, near: inner, sand: beach, shore, hills } = colours[hour];
  const { leastSquareKm, rims } = sheets[name];
  const chart = chartOfSheet(name);
  const { width, height, project } = chart;
  const path = islands
    .filter(
      ({ squareKm, ring }) =>
        squareKm >= leastSquareKm && ring.some((at) => isWithin(at, chart.bounds)),
    )
    .map((island) => outlineOf(island, project, decimalsOf(name)))
    .join('');
  const [sand, near, far] = rims;
  const rim = (colour: string, reach: number) =>
    `<use href="#a" fill="${colour}" stroke="${colour}" stroke-width="${reach * 2}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.round(width)} ${Math.round(height)}" stroke-linejoin="round">`,
    `<defs><path id="a" d="${path}"/></defs>`,
    rim(outer, far),
    rim(inner, near),
    rim(beach, sand),
    // The other green is a line along the shore, half of it outside: under it the sand is as much wider.
    `<use href="#a" fill="${hills}" stroke="${shore}" stroke-width="${sand}"/>`,
    '</svg>',
  ].join('');
}

/**
 * An island as a path. Of an islet the sides stay straight: the lines around it are wider than it is, and
 * browsers draw such lines with gaps along tight curves.
 */
export function outlineOf(island: Island, project: Chart['project'], decimals: number): string {
  if (island.squareKm < 3) return straightPath(island.ring.map(project), decimals);
  return closedPath(cornersOf(island).map(project), decimals);
}

/**
 * The corners that the shore is smoothed around. Small islands get one in the middle of each side, too,
 * or else too little of them would be left.
 */
function cornersOf({ ring, squareKm }: Island): readonly Coordinates[] {
  if (squareKm > 200) return ring;
  return ring.flatMap((corner, index) => {
    const next = ring[(index + 1) % ring.length] ?? corner;
    const middle = {
      north: (corner.north + next.north) / 2,
      east: (corner.east + next.east) / 2,
    };
    return [corner, middle];
  });
}

/** The chart that a sheet is drawn on. */
export function chartOfSheet(name: SheetName): Chart {
  const { bounds, unitsPerKm } = sheets[name];
  const { unitsPerKm: unit } = chartOf(bounds, 1);
  return chartOf(bounds, unitsPerKm / unit);
}

function decimalsOf(name: SheetName): number {
  return sheets[name].unitsPerKm < 5 ? 1 : 0;
}
