import { mix } from './colour';
import { blob, closed, n, type Point } from './geometry';
import type { Light } from './light';
import { canopy } from './plants';
import { between, random } from './random';
import { at, type Drawing, line, type Place, path, rect, spread } from './svg';

/** The sea from straight above, with long low swells; lighter than a dark banner that it lies beside. */
export function deepSea(light: Light, { width = 1200, height = 800 } = {}): Drawing {
  const r = random('deepSea', width);
  const swells = Array.from({ length: 34 }, () => {
    const w = between(r, 40, 130);
    return `M${n(Math.round(r() * width))} ${n(Math.round(r() * height))}q${n(w / 4)} -9 ${n(w / 2)} 0t${n(w / 2)} 0`;
  });
  return [
    rect(
      [0, 0],
      width,
      height,
      spread(
        [light.sea[1], 0],
        [mix(light.sea[1], '#0b2a4a', 0.14), 0.7],
        [mix(light.sea[1], '#0b2a4a', 0.26), 1],
      ),
    ),
    line(swells.join(''), light.glint, 2.4, { opacity: 0.22 }),
  ];
}

/** Nested shallows around a middle: from deep blue-green to nearly white. */
export function lagoon(light: Light, middle: Point, rx: number, ry: number, steps = 4): Drawing {
  return Array.from({ length: steps }, (_, i) => {
    const t = i / (steps - 1);
    const share = 1.5 - t * 0.62;
    const shape = closed(
      blob(random('lagoon', middle.join(), rx), middle, rx * share, ry * share, 0.1),
    );
    return path(shape, mix(light.sea[1], light.shallow, 0.25 + t * 0.7), { opacity: 0.75 });
  });
}

/** An island from above: a ring of sand and foam around a dense wood. */
export function islet(light: Light, middle: Point, rx: number, ry: number): Drawing {
  const r = random('islet', middle.join());
  const shore = blob(random('shore', middle.join()), middle, rx, ry, 0.14);
  const inner = (share: number, dx = 0, dy = 0) =>
    closed(
      shore.map(([x, y]) => [
        middle[0] + dx + (x - middle[0]) * share,
        middle[1] + dy + (y - middle[1]) * share,
      ]),
    );
  const count = Math.round(Math.min(60, 14 + (rx * ry) / 900));
  const spots = Array.from({ length: count }, (_, i) => {
    const a = i * 2.4;
    const d = Math.sqrt((i + 0.5) / count) * 0.68;
    return [
      middle[0] + Math.cos(a) * d * rx + between(r, -6, 6),
      middle[1] + Math.sin(a) * d * ry + between(r, -6, 6),
      (Math.sqrt(rx * ry) / 330) * between(r, 0.7, 1.2),
    ] as const;
  }).sort((a, b) => a[1] - b[1]);
  return [
    path(inner(1.05), light.glint, { opacity: 0.8 }),
    path(inner(1), light.sand),
    path(inner(0.86, 0, 5), light.sandShade),
    path(inner(0.83), light.leaf[0]),
    canopy(light, spots),
  ];
}

/** A thread of sand between two islands, seen from above. */
export function causeway(light: Light, points: readonly Point[], width: number): Drawing {
  const first = points[0] ?? [0, 0];
  const d = `M${n(first[0])} ${n(first[1])}${points
    .slice(1)
    .map(([x, y], i) =>
      i ? `T${n(x)} ${n(y)}` : `Q${n((first[0] + x) / 2)} ${n(y + 40)} ${n(x)} ${n(y)}`,
    )
    .join('')}`;
  return [
    line(d, light.shallow, width * 3.4, { opacity: 0.8 }),
    line(d, light.glint, width * 1.5, { opacity: 0.8 }),
    line(d, light.sand, width),
  ];
}

/** A boat from above with its wake, going right; about 60 units long. */
export function boatAbove(light: Light, place: Place, colour = '#ff6b57', wake = true): Drawing {
  return at(place, [
    wake &&
      path('M-30 -6Q-140 -20 -330 -76Q-160 -14 -60 0Q-160 14 -330 76Q-140 20 -30 6z', light.glint, {
        opacity: 0.55,
      }),
    path('M-34 -12H14Q40 -8 48 0Q40 8 14 12H-34z', '#ffffff'),
    path('M-24 -8H10Q22 -4 24 0Q22 4 10 8H-24z', colour),
    path('M-14 -5H2V5H-14z', '#fff4e0'),
  ]);
}

/** Dark patches of reef under clear water. */
export function reefPatches(
  light: Light,
  spots: readonly (readonly [number, number, number])[],
): Drawing {
  return spots.map(([x, y, size]) => {
    const r = random('patch', x, y);
    return path(closed(blob(r, [x, y], size, size * 0.6, 0.28)), light.sea[1], { opacity: 0.45 });
  });
}

/** The shadow of a cloud on the sea. */
export function cloudShadow([x, y]: Point, width: number): string {
  const r = random('shadow', x, y);
  return path(closed(blob(r, [x, y], width / 2, width * 0.16, 0.2)), '#0b2a4a', { opacity: 0.25 });
}
