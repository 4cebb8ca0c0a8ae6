import { type Land, lands } from './coast';
import { frameOf, type MapFrame, type XY } from './map-frame';
import { closedPath } from './smooth-path';

/**
 * The path of the coast in the base map, of which every map shows a part at its own scale and in its own colours.
 * It is one file, so that a browser fetches it once.
 */
export const coastId = 'coast';

/** The north-western corner of the file. */
const corner = { north: 13.8, east: 92.1 };
const unitsPerKm = 20;

const frame = frameOfScale(unitsPerKm);

function frameOfScale(units: number): MapFrame {
  const bounds = { west: corner.east, east: 93.95, south: 10.4, north: corner.north };
  return frameOf(bounds, units / frameOf(bounds, 1).unitsPerKm);
}

/** The file with the coast, as SVG. */
export function drawBaseMap(): string {
  const path = lands.map((island) => outlineOf(island, frame.project, 0)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg"><path id="${coastId}" d="${path}"/></svg>`;
}

/** An islet is made of straight sides: browsers draw wide lines with gaps along curves that are so tight. */
const isletSquareKm = 3;

/** Up to this size an island gets a corner in the middle of each side, too, or too little of it would be left. */
const smallSquareKm = 200;

/** An island as the `d` of a path. */
export function outlineOf(
  { ring, squareKm }: Land,
  project: MapFrame['project'],
  decimals: number,
): string {
  if (squareKm < isletSquareKm) {
    const corners = cutCorners(cutCorners(ring.map(project))).map(
      ([x, y]) => `${x.toFixed(decimals)} ${y.toFixed(decimals)}`,
    );
    return `M${corners.join('L')}z`;
  }
  if (squareKm > smallSquareKm) return closedPath(ring.map(project), decimals);
  const withMiddles = ring.flatMap((one, index) => {
    const next = ring[(index + 1) % ring.length] ?? one;
    return [one, { north: (one.north + next.north) / 2, east: (one.east + next.east) / 2 }];
  });
  return closedPath(withMiddles.map(project), decimals);
}

/** Twice as many corners, each less sharp: a quarter of each side away from the old ones. */
function cutCorners(corners: readonly XY[]): XY[] {
  return corners.flatMap(([ax, ay], index): XY[] => {
    const [bx, by] = corners[(index + 1) % corners.length] ?? [ax, ay];
    return [
      [ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25],
      [ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75],
    ];
  });
}

/** Where the base map lies on a map, and how much it is made smaller or larger. */
export type PlacedBaseMap = {
  at: readonly [x: number, y: number];
  scale: number;
  /** The bands along the shores from the outermost to the land, and how wide their lines are, in units of the file. */
  bands: { name: 'shallows' | 'shore-water' | 'sand' | 'land'; lineWidth: number }[];
};

/** The base map for a map. On maps of a larger scale bands are wider, but fewer kilometres wide. */
export function placeBaseMap({ project, unitsPerKm: own }: MapFrame): PlacedBaseMap {
  const [x, y] = project(corner);
  const lineWidth = (width: number) => Math.round((width * unitsPerKm) / Math.sqrt(own));
  return {
    at: [roundNumber(x), roundNumber(y)],
    scale: roundNumber(own / unitsPerKm),
    bands: [
      { name: 'shallows', lineWidth: lineWidth(21) },
      { name: 'shore-water', lineWidth: lineWidth(7.2) },
      { name: 'sand', lineWidth: lineWidth(2.9) },
      // Its line is another green, half of it on the sand.
      { name: 'land', lineWidth: lineWidth(1.45) },
    ],
  };
}

function roundNumber(value: number): number {
  return Number(value.toFixed(4));
}
