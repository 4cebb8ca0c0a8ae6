import { mix } from './colour';
import { n, open, type Point } from './geometry';
import type { Light } from './light';
import { between, random } from './random';
import { type Drawing, down, line, path, rect } from './svg';

/** Water from the horizon to the lower edge, with small waves that grow towards us. */
export function sea(
  light: Light,
  horizon: number,
  { width = 1200, height = 800, waves = 46, calm = false } = {},
): Drawing {
  const depth = height - horizon;
  return [
    rect([0, horizon], width, depth, down(...light.sea)),
    !calm && bands(light, { horizon, width, height }),
    !calm && ripples(light, { horizon, width, height, count: waves }),
  ];
}

/** Long soft bands on the water, lit and shaded: thin at the horizon, broad near us. */
function bands(light: Light, { horizon = 0, width = 0, height = 0 }): Drawing {
  const r = random('bands', horizon, width, height);
  const lens = (t: number): string => {
    const w = width * between(r, 0.25, 0.5) * (0.5 + t);
    const h = 3 + t * t * between(r, 22, 40);
    const x = r() * (width + w) - w;
    const y = horizon + 6 + t * (height - horizon);
    return `M${n(Math.round(x))} ${n(Math.round(y))}q${n(w * 0.28)} ${n(-h)} ${n(w * 0.54)} ${n(-h * 0.2)}t${n(w * 0.46)} ${n(h * 0.1)}q${n(-w * 0.3)} ${n(h)} ${n(-w * 0.56)} ${n(h * 0.4)}t${n(-w * 0.44)} ${n(-h * 0.3)}z`;
  };
  const row = (count: number) =>
    Array.from({ length: count }, (_, i) => lens(((i + r()) / count) ** 1.25)).join('');
  return [
    path(row(13), light.sea[2], { opacity: 0.2 }),
    path(row(11), light.sea[0], { opacity: 0.17 }),
  ];
}

/** Dashes of light on the water; small and close at the horizon, long and sparse near us. */
export function ripples(
  light: Light,
  { horizon = 400, width = 1200, height = 800, count = 46, opacity = 0.35 } = {},
): Drawing {
  const r = random('ripples', horizon, width, count);
  const bands = [1.6, 2.4, 3.6];
  return bands.map((thick, band) => {
    const marks = Array.from({ length: Math.round(count / 3) }, () => {
      const t = ((band + r()) / 3) ** 1.3;
      const y = horizon + 8 + t * (height - horizon - 12);
      const w = between(r, 14, 34) + t * between(r, 20, 90);
      return `M${n(Math.round(r() * width))} ${n(Math.round(y))}q${n(w / 4)} ${n(-1 - t * 5)} ${n(w / 2)} 0t${n(w / 2)} 0`;
    });
    return line(marks.join(''), light.glint, thick, { opacity });
  });
}

/** The sun's path on the water below it: narrow and dense far off, broad and broken near. */
export function glints(
  light: Light,
  [x, horizon]: Point,
  { height = 800, spread = 170, count = 90 } = {},
): Drawing {
  const r = random('glints', x, horizon);
  const bands = [2, 3, 4.5, 6];
  return bands.map((thick, band) => {
    const marks = Array.from({ length: Math.round(count / bands.length) }, () => {
      const t = (band + r()) / bands.length;
      const y = horizon + 4 + t ** 1.35 * (height - horizon - 10);
      const reach = 26 + t * spread;
      const w = between(r, 8, 26) + t * between(r, 10, 60);
      const cx = x + (r() + r() - 1) * reach - w / 2;
      return `M${n(Math.round(cx))} ${n(Math.round(y))}h${n(Math.round(w))}`;
    });
    return line(marks.join(''), light.glint, thick, { opacity: 0.9 - band * 0.1 });
  });
}

/** A long swell across the picture with a pale crest; `share` deepens it towards us. */
export function swell(light: Light, y: number, rise: number, share: number): Drawing {
  const r = random('swell', y);
  const crest = Array.from({ length: 9 }, (_, i): Point => {
    const lift = (i % 2 ? -1 : 0.5) * rise * between(r, 0.6, 1.1);
    return [-60 + i * 166, y + lift];
  });
  const tone = mix(light.sea[1], light.sea[2], share);
  return [
    path(`${open(crest)}V820H-60z`, tone),
    line(open(crest), light.glint, 5, { opacity: 0.7, 'stroke-dasharray': '160 50 70 90' }),
  ];
}

/** A glowing trail of swirls on dark water along a line of points. */
export function glowTrail(light: Light, points: readonly Point[], width: number): Drawing {
  const r = random('trail', points.flat().join());
  const d = open(points);
  const swirls = points.flatMap(([x, y]) =>
    Array.from({ length: 5 }, () => {
      const [sx, sy] = [x + between(r, -70, 70), y + between(r, -22, 22)];
      const w = between(r, 16, 44);
      return `M${n(sx)} ${n(sy)}q${n(w * 0.5)} ${n(-w * 0.4)} ${n(w)} 0t${n(-w * 0.3)} ${n(w * 0.2)}`;
    }),
  );
  const sparks = points.flatMap(([x, y]) =>
    Array.from(
      { length: 9 },
      () => `M${n(x + between(r, -110, 110))} ${n(y + between(r, -34, 34))}h0`,
    ),
  );
  return [
    line(d, light.shallow, width * 2.6, { opacity: 0.12 }),
    line(d, light.shallow, width * 1.4, { opacity: 0.25 }),
    line(d, light.shallow, width * 0.5, { opacity: 0.7 }),
    line(swirls.join(''), '#8ff5ee', 4, { opacity: 0.9 }),
    line(sparks.join(''), '#d9fffb', 5),
  ];
}
