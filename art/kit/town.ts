import { darker } from './colour';
import { n, type Point } from './geometry';
import { type Light, lit } from './light';
import { between, random } from './random';
import { at, type Drawing, line, type Place, path, stamp } from './svg';

/** A town on a slope: small houses in rows; `lamps` lights their windows. */
export function town(
  light: Light,
  { x0, x1, y, height }: { x0: number; x1: number; y: number; height: number },
  { lamps = false, count = 34 } = {},
): Drawing {
  const r = random('town', x0, x1, y);
  const walls = ['#fff4e0', '#f3d3b0', '#e7e2d8', '#f2b59a'];
  const roofs = ['#b8543f', '#8a4a44', '#a86a4a'];
  const house = (fill: string, roof: string) =>
    `<g><path d="M-15 0V-20H15V0z" fill="${lit(light, fill)}"/><path d="M5 0V-20H15V0z" fill="${darker(lit(light, fill), 0.12)}"/><path d="M-19 -19L-9 -32H12L19 -19z" fill="${lit(light, roof)}"/></g>`;
  const window = `<path d="M-9 -14h5v7h-5zM0 -14h5v7H0z" fill="${lamps ? '#ffd58a' : lit(light, '#3c6478')}"/>`;
  const spots = Array.from({ length: count }, (_, i) => {
    const t = (i * 0.618) % 1;
    const arch = Math.sin(Math.PI * (0.12 + 0.76 * t));
    const up = 1 - (i / count) ** 0.8;
    return {
      x: x0 + (x1 - x0) * t,
      y: y - up * height * arch,
      size: between(r, 0.8, 1.25) * (height / 170),
      kind: i,
    };
  }).sort((a, b) => a.y - b.y);
  return spots.map(({ kind, ...spot }) => [
    stamp(house(walls[kind % 4] ?? '#fff', roofs[kind % 3] ?? '#a00'), [spot]),
    stamp(window, [spot]),
  ]);
}

/** The wake behind our own stern: it starts broad and narrows to the horizon. */
export function sternWake(
  light: Light,
  [x, horizon]: Point,
  near: number,
  { bottom = 800 } = {},
): Drawing {
  const r = random('stern', x, horizon);
  const foam = Array.from({ length: 46 }, () => {
    const t = r() ** 0.6;
    const y = horizon + (bottom - horizon) * t;
    const w = 6 + 60 * t * r();
    return `M${n(x + (r() - 0.5) * near * 1.5 * t - w / 2)} ${n(y)}q${n(w / 2)} ${n(-5 * t)} ${n(w)} 0`;
  });
  const side = (s: number) =>
    `M${n(x)} ${n(horizon + 4)}Q${n(x + s * near * 0.4)} ${n(horizon + (bottom - horizon) * 0.5)} ${n(x + s * near * 1.5)} ${n(bottom)}h${n(s * 90)}Q${n(x + s * near * 0.5)} ${n(horizon + (bottom - horizon) * 0.42)} ${n(x)} ${n(horizon + 4)}z`;
  return [
    path(side(1) + side(-1), light.glint, { opacity: 0.22 }),
    path(
      `M${n(x - 3)} ${n(horizon + 3)}h6Q${n(x + near * 0.3)} ${n(horizon + (bottom - horizon) * 0.6)} ${n(x + near * 0.62)} ${n(bottom)}H${n(x - near * 0.62)}Q${n(x - near * 0.3)} ${n(horizon + (bottom - horizon) * 0.6)} ${n(x - 3)} ${n(horizon + 3)}z`,
      light.shallow,
      { opacity: 0.75 },
    ),
    line(foam.join(''), light.glint, 5),
  ];
}

/** The tall bow of a ship at a quay, a gangway leading up to it. */
export function bow(light: Light, place: Place): Drawing {
  const white = lit(light, '#fdf8ee');
  return at(place, [
    path('M-300 60V-240L150 -300Q110 -120 60 60z', white),
    path('M-300 60V-40Q-60 -60 96 -74Q80 -10 60 60z', lit(light, '#1d5f8c')),
    path('M-300 60V20Q-60 10 74 2L60 60z', lit(light, '#b8443a')),
    path('M-300 -240L150 -300L146 -284L-300 -222z', darker(white, 0.2)),
    path('M-300 -236V-340H-120L-90 -262z', darker(white, 0.08)),
    line(
      'M-280 -308H-130M-220 -170h0M-150 -178h0M-80 -186h0M-10 -194h0',
      lit(light, '#ffd58a'),
      18,
    ),
    line('M-160 -340V-480M-200 -440H-120M-160 -470L-60 -272', lit(light, '#7d8790'), 6),
    path('M40 -150q20 -6 26 8q-4 20 -22 16z', lit(light, '#37424f')),
  ]);
}

/** The wing of an aeroplane as seen from a seat, reaching in from the right. */
export function wing(light: Light, place: Place): Drawing {
  const metal = lit(light, '#eef2f3');
  return at(place, [
    path('M520 240L-300 -90L-352 -160L-330 -164L-270 -110L520 60z', metal),
    path('M520 240L-300 -90L-318 -114L520 170z', darker(metal, 0.22)),
    path('M-300 -90L-352 -160L-330 -164L-270 -110z', lit(light, '#ff6b57')),
    line('M-190 -76L520 108M-60 -46L-40 16M140 6L170 92', darker(metal, 0.35), 3),
  ]);
}
