import { luminance } from './colour';
import { type Light, night } from './light';
import { type Drawing, page, rect } from './svg';

/** How to draw one picture: its size, its hour, and its layers from far to near. */
export type Scene = { width: number; height: number; layers: Drawing };

/** All pictures of one folder: file name without ending → scene. */
export type Scenes = Record<string, Scene>;

type Draw = (light: Light) => Drawing;

/** A 3:2 picture for cards. */
export const card = scene(1200, 800);

/** A 16:10 picture for the top of a page, its subject right of the centre: phones cut off the left. */
export const wide = scene(1600, 1000);

/** A small square motif. */
export const square = scene(400, 400);

function scene(width: number, height: number) {
  return (light: Light, draw: Draw): Scene => ({
    width,
    height,
    layers: [draw(light), veil(light, width, height)],
  });
}

/**
 * What dims a picture on dark pages, so that it does not glare there: the brighter the hour's sky and
 * sand, the more. From dusk to night there is none.
 */
function veil({ sky, sand }: Light, width: number, height: number): Drawing {
  const lights = sky.map((stop) => luminance(typeof stop === 'string' ? stop : stop[0]));
  const above = lights.reduce((sum, light) => sum + light, 0) / lights.length;
  const share = Math.round((above + luminance(sand) - 0.64) * 40);
  if (share < 5) return '';
  return [
    `<style>@media(prefers-color-scheme:dark){.v{opacity:.${String(share).padStart(2, '0')}}}</style>`,
    rect([0, 0], width, height, night.ink, { class: 'v', opacity: 0 }),
  ];
}

/** The scene as the text of an SVG file. */
export function write({ width, height, layers }: Scene): string {
  return page(width, height, layers);
}
