import { darker, lighter, mix } from './colour';
import { closed, n, type Point, ring } from './geometry';
import { type Light, lit } from './light';
import { between, random } from './random';
import { at, circle, type Drawing, down, ellipse, line, type Place, path } from './svg';

/** A spotted deer, head up, looking right; about 90 units tall. `graze` lowers the head. */
export function deer(light: Light, place: Place, { antlers = false, graze = false } = {}): Drawing {
  const coat = lit(light, '#b87445');
  const dark = darker(coat, 0.3);
  const head = graze
    ? 'M26 -50Q42 -40 46 -18L54 -6Q50 2 42 -2L32 -14Q24 -30 18 -36z'
    : 'M24 -52Q32 -64 34 -80Q38 -90 48 -88L60 -80Q60 -74 50 -74Q46 -56 34 -38z';
  return at(place, [
    line('M-26 -36L-30 -2M-18 -36L-14 -2M18 -36L16 -2M26 -38L30 -2', dark, 5),
    path(
      'M-36 -52Q-20 -62 6 -58Q28 -60 34 -46Q32 -30 20 -28Q-6 -24 -22 -30Q-38 -36 -36 -52z',
      coat,
    ),
    path('M-36 -52Q-44 -46 -42 -36L-34 -42z', lighter(coat, 0.6)),
    path(head, coat),
    !graze && path('M40 -88Q34 -100 30 -96Q32 -88 38 -84z', coat),
    antlers &&
      line(
        'M42 -88Q34 -108 44 -124M38 -104L28 -112M40 -112L52 -120M46 -88Q48 -106 60 -116',
        dark,
        3.2,
      ),
    path('M-22 -32Q0 -24 22 -30Q0 -20 -22 -32z', lighter(coat, 0.55)),
    line(
      'M-26 -48h0M-16 -52h0M-6 -46h0M4 -51h0M14 -46h0M-18 -42h0M-2 -38h0M22 -42h0',
      lighter(coat, 0.65),
      4,
    ),
    circle([graze ? 46 : 49, graze ? -12 : -82], 2, '#16202c'),
  ]);
}

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

/** Water that falls in strands from (x, y), `height` far, into a pool. */
export function waterfall(light: Light, [x, y]: Point, width: number, height: number): Drawing {
  const r = random('fall', x, y);
  const strands = Array.from({ length: 7 }, (_, i) => {
    const sx = x + (i / 6 - 0.5) * width * 0.8;
    return `M${n(sx)} ${n(y + between(r, 0, height * 0.3))}q${n(between(r, -8, 8))} ${n(height * 0.3)} ${n(between(r, -6, 6))} ${n(height * between(r, 0.4, 0.65))}`;
  });
  const w = width / 2;
  return [
    path(
      `M${n(x - w)} ${n(y)}Q${n(x)} ${n(y - 16)} ${n(x + w)} ${n(y)}Q${n(x + w * 0.9)} ${n(y + height * 0.4)} ${n(x + w * 1.25)} ${n(y + height)}H${n(x - w * 1.25)}Q${n(x - w * 0.8)} ${n(y + height * 0.5)} ${n(x - w)} ${n(y)}z`,
      down(light.glint, mix(light.shallow, light.glint, 0.4)),
    ),
    line(strands.join(''), light.sea[1], 4, { opacity: 0.45 }),
    [0, 1, 2].map((i) =>
      ellipse(
        [x + (i - 1) * w * 0.9, y + height + 4],
        w * (0.8 + i * 0.15),
        14 + i * 3,
        light.glint,
        { opacity: 0.75 },
      ),
    ),
    [1, 1.7, 2.5].map((s) =>
      ellipse([x, y + height + 14 * s], w * 1.5 * s, 16 * s, 'none', {
        stroke: light.glint,
        'stroke-width': 2.4,
        opacity: 0.7 - s * 0.18,
      }),
    ),
  ];
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
