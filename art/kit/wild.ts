import { darker, lighter } from './colour';
import { closed, n, type Point, ring } from './geometry';
import { type Light, lit } from './light';
import { between, random } from './random';
import { at, circle, type Drawing, ellipse, line, type Place, path } from './svg';

/** A mud volcano: a low grey cone with a crater that bubbles. About 300 units wide. */
export function mudVolcano(light: Light, place: Place): Drawing {
  const mud = lit(light, '#a79d94');
  const dark = darker(mud, 0.28);
  const pale = lighter(mud, 0.28);
  const r = random('mud');
  const cracks = Array.from({ length: 16 }, () => {
    const x = between(r, -190, 190);
    const y = between(r, -46, 40) + Math.abs(x) * 0.16;
    return `M${n(x)} ${n(y)}l${n(between(r, -22, 22))} ${n(between(r, 8, 18))}l${n(between(r, -14, 14))} ${n(between(r, 4, 12))}`;
  });
  return at(place, [
    path(
      'M-330 60Q-210 40 -130 -20Q-96 -70 -70 -92H66Q92 -66 128 -18Q210 40 330 60Q160 92 0 90T-330 60z',
      mud,
    ),
    path('M20 -92H66Q92 -66 128 -18Q210 40 330 60Q240 78 130 86Q90 0 20 -92z', dark, {
      opacity: 0.6,
    }),
    line(cracks.join(''), dark, 2.6),
    ellipse([-2, -92], 69, 20, pale),
    ellipse([-2, -90], 56, 14, dark),
    path('M-30 -88Q-26 -112 -6 -112T22 -88Q0 -80 -30 -88z', mud),
    path('M-24 -96Q-20 -108 -8 -108Q-16 -102 -18 -94z', pale),
    path('M30 -78Q38 -40 62 -6T90 66H64Q52 20 34 -10T10 -76z', pale, { opacity: 0.8 }),
    circle([34, -100], 9, mud),
    circle([46, -120], 5, mud),
    circle([-26, -124], 6, mud),
    circle([-8, -140], 4, mud),
  ]);
}

/** A patch of drifting mist or spray. */
export function mist(light: Light, [x, y]: Point, width: number, opacity = 0.3): string {
  const r = random('mist', x, y);
  return path(
    closed(ring(r, [x, y], width / 2, width * 0.07, { points: 9, rough: 0.3 })),
    light.cloud,
    { opacity },
  );
}
