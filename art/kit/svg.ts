import { n, type Point } from './geometry';

/*
 * Shapes are plain strings. Where one needs a definition (a gradient, a clip, a shape that is used
 * many times) it carries the definition inside ⟦…⟧; `page` collects these, writes each once and puts
 * a short id in its place. So every motif stays a pure function and ids cannot clash.
 */

/** Attributes to add to a shape; numbers are rounded. */
type Attributes = Record<string, string | number | undefined>;

const ELEMENT_END = '/>';

function attributes(values: Attributes): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');
}

/** A path's numbers, one decimal at most. */
function tidy(d: string): string {
  return d.replace(/-?\d*\.\d{2,}/g, (number) => n(Number(number)));
}

/** A filled path. */
export function path(d: string, fill: string, more: Attributes = {}): string {
  return `<path d="${tidy(d)}"${attributes({ fill, ...more })}${ELEMENT_END}`;
}

/** A line along a path, with round ends. */
export function line(d: string, stroke: string, width: number, more: Attributes = {}): string {
  return path(d, 'none', { stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...more });
}

/** A circle. */
export function circle([cx, cy]: Point, r: number, fill: string, more: Attributes = {}): string {
  return `<circle${attributes({ cx, cy, r, fill, ...more })}${ELEMENT_END}`;
}

/** An ellipse. */
export function ellipse(
  [cx, cy]: Point,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return `<ellipse${attributes({ cx, cy, rx, ry, fill, ...more })}${ELEMENT_END}`;
}

/** A rectangle from its top left corner. */
export function rect(
  [x, y]: Point,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return `<rect${attributes({ x, y, width, height, fill, ...more })}${ELEMENT_END}`;
}

/** Shapes drawn together. */
export function group(shapes: Drawing, more: Attributes = {}): string {
  return `<g${attributes(more)}>${flat(shapes)}</g>`;
}

/** Where and how large: the drawing's own origin comes to (x, y). */
export type Place = { x: number; y: number; size?: number; turn?: number; flip?: boolean };

/** Puts a drawing made around the origin in its place. */
export function at({ x, y, size = 1, turn = 0, flip = false }: Place, shapes: Drawing): string {
  return group(shapes, { transform: transform({ x, y, size, turn, flip }) });
}

function transform({ x, y, size = 1, turn = 0, flip = false }: Place): string {
  const scale = Math.round(size * 100) / 100;
  return [
    `translate(${n(x)} ${n(y)})`,
    turn ? `rotate(${n(turn)})` : '',
    flip ? `scale(${-scale} ${scale})` : scale === 1 ? '' : `scale(${scale})`,
  ].join('');
}

/** How one use of a shape is coloured. */
type Paint = { fill?: string; stroke?: string; opacity?: number };

/** Uses a shape that is defined once, as often as there are places. */
export function stamp(shape: string, places: readonly (Place & Paint)[]): string {
  return places
    .map(({ x, y, size, turn, flip, ...more }) => {
      const move = transform({ x, y, size, turn, flip: Boolean(flip) });
      return `<use href="#⟦${shape}⟧"${attributes({ ...more, transform: move })}${ELEMENT_END}`;
    })
    .join('');
}

/** A stop of a gradient: a colour, its place from 0 to 1 and how solid it is. */
export type Stop = string | readonly [colour: string, place: number, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map((stop, i) => {
      const [colour, place, opacity] =
        typeof stop === 'string' ? [stop, i / Math.max(1, list.length - 1)] : stop;
      const offset = String(Math.round(place * 100) / 100);
      const alpha = opacity === undefined ? undefined : String(opacity);
      return `<stop${attributes({ offset, 'stop-color': colour, 'stop-opacity': alpha })}/>`;
    })
    .join('');
}

/** A paint that changes from top to bottom of the shape. */
export function down(...list: Stop[]): string {
  return `url(#⟦<linearGradient x2="0" y2="1">${stops(list)}</linearGradient>⟧)`;
}

/** A paint that changes from left to right of the shape. */
export function across(...list: Stop[]): string {
  return `url(#⟦<linearGradient>${stops(list)}</linearGradient>⟧)`;
}

/** A paint that spreads from the middle of the shape. */
export function spread(...list: Stop[]): string {
  return `url(#⟦<radialGradient>${stops(list)}</radialGradient>⟧)`;
}

/** Shows of the shapes only what lies inside a path. */
export function inside(d: string, shapes: Drawing): string {
  return group(shapes, { 'clip-path': `url(#⟦<clipPath><path d="${d}"/></clipPath>⟧)` });
}

/** A value of `mask`: what has it shows where the drawing is white, and is hidden where it is black. */
export function mask(drawing: Drawing): string {
  return `url(#⟦<mask>${flat(drawing)}</mask>⟧)`;
}

/**
 * Notes that a place gives light, which dark pages leave bright (`evening` in `scene.ts`). The note
 * has the picture's own coordinates: it does not belong into a group that is moved.
 */
export function shining([x, y]: Point, radius: number): string {
  return `⟪${n(x)} ${n(y)} ${n(radius)}⟫`;
}

const note = /⟪(\S+) (\S+) (\S+)⟫/g;

/** The places that `shining` has noted in a drawing. */
export function lightsIn(shapes: Drawing): { at: Point; radius: number }[] {
  return [...flat(shapes).matchAll(note)].map(([, x, y, radius]) => ({
    at: [Number(x), Number(y)],
    radius: Number(radius),
  }));
}

/** Shapes, lists of shapes, and gaps. */
export type Drawing = string | false | undefined | readonly Drawing[];

/** One string of all shapes, in order. */
function flat(shapes: Drawing): string {
  if (typeof shapes === 'string') return shapes;
  return shapes ? shapes.map(flat).join('') : '';
}

const shortId = (i: number): string =>
  (i < 26 ? '' : shortId(Math.floor(i / 26) - 1)) + letter(i % 26);

const letter = (i: number): string => String.fromCharCode(97 + i);

/** The finished file: collects definitions, gives them short ids. */
export function page(width: number, height: number, shapes: Drawing): string {
  const ids = new Map<string, string>();
  let body = flat(shapes).replace(note, '');
  const innermost = /⟦([^⟦⟧]*)⟧/g;
  while (body.includes('⟦')) {
    body = body.replace(innermost, (_, definition: string) => {
      const id = ids.get(definition) ?? shortId(ids.size);
      ids.set(definition, id);
      return id;
    });
  }
  const defs = [...ids].map(([text, id]) => text.replace(/^<\w+/, `$& id="${id}"`)).join('');
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const root = `xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice"`;
  return `<svg ${root}>${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>\n`;
}
