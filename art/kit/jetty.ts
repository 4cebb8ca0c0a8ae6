import { darker, lighter } from './colour';
import { n, open, type Point, polygon } from './geometry';
import { type Light, lit } from './light';
import { at, type Drawing, line, type Place, path, rect } from './svg';

/** A jetty on posts that runs to the right from its origin, `length` long. */
export function jetty(light: Light, place: Place, length: number): Drawing {
  const wood = lit(light, '#8b6a52');
  const posts = Array.from({ length: Math.round(length / 46) }, (_, i) => 12 + i * 46);
  return at(place, [
    line(posts.map((x) => `M${x} 4V46`).join(''), darker(wood, 0.45), 7, {
      'stroke-linecap': 'butt',
    }),
    rect([0, 0], length, 11, wood),
    rect([0, 0], length, 3.5, lighter(wood, 0.35)),
    line(
      `M4 -20H${n(length - 4)}${posts.map((x) => `M${x} 0V-20`).join('')}`,
      darker(wood, 0.3),
      2.6,
    ),
  ]);
}

/** A walkway of planks in perspective: wide at the near end [x, y, half width], with a bend. */
export function walkway(
  light: Light,
  near: readonly [number, number, number],
  end: readonly [number, number, number],
  { rails = true, bend = 0 } = {},
): Drawing {
  const wood = lit(light, '#a98263');
  const dark = darker(wood, 0.45);
  const along = (t: number) => {
    const [x, y, w] = near.map((value, i) => value + ((end[i] ?? 0) - value) * t);
    return [(x ?? 0) + Math.sin(Math.PI * t) * bend, y ?? 0, w ?? 0] as const;
  };
  const steps = Array.from({ length: 23 }, (_, i) => 1 - (1 - i / 22) ** 2.1);
  const side = (s: number, lift: number): Point[] =>
    steps.map((t) => {
      const [x, y, w] = along(t);
      return [x + s * w, y - w * lift];
    });
  const planks = steps.map((t) => {
    const [x, y, w] = along(t);
    return `M${n(x - w)} ${n(y)}H${n(x + w)}`;
  });
  const posts = steps
    .filter((_, i) => i % 3 === 0)
    .map((t) => {
      const [x, y, w] = along(t);
      return `M${n(x - w)} ${n(y)}v${n(-w * 0.62)}M${n(x + w)} ${n(y)}v${n(-w * 0.62)}`;
    });
  const rail = (lift: number) => open(side(-1, lift)) + open(side(1, lift));
  return [
    path(polygon([...side(-1, 0), ...side(1, 0).reverse()]), wood),
    line(planks.join(''), dark, 2, { opacity: 0.6 }),
    rails && line(posts.join('') + rail(0.6) + rail(0.3), dark, 4),
  ];
}

/** Stairs that climb from a broad lowest step to a narrow top. */
export function stairs(
  light: Light,
  near: readonly [number, number, number],
  end: readonly [number, number, number],
  colour: string,
  count = 18,
): Drawing {
  const stone = lit(light, colour);
  return Array.from({ length: count }, (_, i) => {
    const t = 1 - (1 - (count - 1 - i) / count) ** 1.6;
    const u = 1 - (1 - (count - i) / count) ** 1.6;
    const [x0, y0, w0] = near.map((v, k) => v + ((end[k] ?? 0) - v) * t) as [
      number,
      number,
      number,
    ];
    const [x1, y1, w1] = near.map((v, k) => v + ((end[k] ?? 0) - v) * u) as [
      number,
      number,
      number,
    ];
    const rise = (y0 - y1) * 0.55;
    return [
      path(
        `M${n(x0 - w0)} ${n(y0)}L${n(x1 - w1)} ${n(y1)}H${n(x1 + w1)}L${n(x0 + w0)} ${n(y0)}z`,
        lighter(stone, 0.2),
      ),
      path(`M${n(x0 - w0)} ${n(y0)}h${n(w0 * 2)}v${n(-rise)}h${n(-w0 * 2)}z`, darker(stone, 0.15)),
    ];
  });
}
