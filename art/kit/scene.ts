import { luminance } from './colour';
import type { Point } from './geometry';
import type { Light } from './light';
import {
  circle,
  type Drawing,
  down,
  ellipse,
  group,
  lightsIn,
  mask,
  page,
  rect,
  spread,
} from './svg';

/** How to draw one picture: its size, its hour, and its layers from far to near. */
type Scene = { width: number; height: number; layers: Drawing };

/** All pictures of one folder: file name without ending → scene. */
export type Scenes = Record<string, Scene>;

type Draw = (light: Light) => Drawing;

/** A 3:2 picture for cards. */
export const card = scene(1200, 800);

/** A 16:10 picture for the top of a page, its subject right of the centre: phones cut off the left. */
export const wide = scene(1600, 1000);

/** A 1:2 picture for what stands beside cards. */
export const tall = scene(800, 1600);

/** A small square motif. */
export const square = scene(400, 400);

function scene(width: number, height: number) {
  return (light: Light, draw: Draw, night?: Drawing): Scene => {
    const day = draw(light);
    const after = night ? nightfall(night) : evening(light, day, width, height);
    return { width, height, layers: [day, after] };
  };
}

/**
 * A picture's own night on dark pages, where the evening that all have is not enough: shapes that lie
 * over the day as hard light. Middle grey changes nothing, what is darker dims, what is brighter lights.
 */
function nightfall(shapes: Drawing): Drawing {
  return [
    '<style>@media(prefers-color-scheme:dark){.v{opacity:.99;mix-blend-mode:hard-light}}</style>',
    group(shapes, { class: 'v', opacity: 0 }),
  ];
}

/** Light of a lamp in such a night: it fades into the dark around it, never with an edge. */
export function pool(at: Point, rx: number, ry: number, colours = lamplight): string {
  const [near, far] = colours;
  return ellipse(at, rx, ry, spread([near, 0], [far, 0.3, 0.7], [far, 0.6, 0.28], [far, 1, 0]));
}

/** The light for what keeps its day in such a night: drawn in it, a thing is middle grey all over. */
export const kept = (light: Light): Light => ({ ...light, tint: ['#80808a', 1] });

/** What a lamp is near and far: over middle grey it brightens, below it leaves the day's colours. */
const lamplight: readonly [near: string, far: string] = ['#c9a673', '#8f7455'];

/** How far a light reaches through the veil, in its own radii, and how it fades: never with an edge. */
const reach = 2.6;
const shine = spread(
  ['#000', 0],
  ['#000', 0.24, 0.9],
  ['#000', 0.38, 0.6],
  ['#000', 0.6, 0.2],
  ['#000', 1, 0],
);

/**
 * What turns a picture's day into an evening on dark pages, so that it does not glare there: the
 * brighter the hour's sky and sand, the more. It multiplies: what is dark stays, colours keep their
 * differences. Suns and lamps keep their light. From dusk to night there is none,
 * but in tall pictures and under water.
 */
export function evening(
  { sky, sand }: Light,
  day: Drawing,
  width: number,
  height: number,
): Drawing {
  const lights = sky.map((stop) => luminance(typeof stop === 'string' ? stop : stop[0]));
  const above = lights.reduce((sum, light) => sum + light, 0) / lights.length;
  // Under water the light comes from the top; above it, the last light is over the horizon.
  const isUnderWater = (lights[0] ?? 0) > (lights.at(-1) ?? 0);
  const brightness = (above + luminance(sand) - 0.64) * 1.2;
  // However deep blue the water is, its sunbeams are those of a day; tall pictures fill the view.
  const least = isUnderWater ? 0.6 : height > width ? 0.35 : 0;
  const share = Math.min(0.9, Math.max(brightness, least));
  if (share < 0.1) return '';
  const tones = isUnderWater
    ? down('#8fa6e0', '#5f92d0', '#4a64b0')
    : down('#474fae', ['#d79aa8', 0.42], ['#b088b8', 0.6], '#6a60b4');
  const rule = `.v{opacity:${share.toFixed(2).slice(1)};mix-blend-mode:multiply}`;
  const lamps = lightsIn(day).map(({ at, radius }) => circle(at, radius * reach, shine));
  const holes = lamps.length ? mask([rect([0, 0], width, height, '#fff'), lamps]) : undefined;
  return [
    `<style>@media(prefers-color-scheme:dark){${rule}}</style>`,
    // The mask is on the rectangle itself: a group of its own would keep it from multiplying.
    rect([0, 0], width, height, tones, { class: 'v', opacity: 0, mask: holes }),
  ];
}

/** The scene as the text of an SVG file. */
export function write({ width, height, layers }: Scene): string {
  return page(width, height, layers);
}
