import { darker, lighter } from './colour';
import { closed, n, type Point, polygon, ring } from './geometry';
import { type Light, lit } from './light';
import { between, random } from './random';
import { at, circle, type Drawing, line, type Place, path, rect } from './svg';

/** Dried mud that has cracked into plates, from the line `top` to our feet. */
export function mudPlates(
  tones: readonly [crack: string, ...plates: string[]],
  {
    top,
    bottom = 820,
    x0 = -40,
    x1 = 1240,
  }: { top: number; bottom?: number; x0?: number; x1?: number },
): Drawing {
  const r = random('plates', top, x0, x1);
  const [crack, ...plates] = tones;
  const lines: number[] = [top];
  for (let h = 13; (lines.at(-1) ?? bottom) < bottom; h *= 1.3) lines.push((lines.at(-1) ?? 0) + h);
  const rows = lines.slice(1).map((y, i) => {
    const y0 = lines[i] ?? top;
    const w = (y - y0) * 2.6;
    const count = Math.ceil((x1 - x0) / w) + 1;
    return Array.from({ length: count }, (_, k) => {
      const [cx, cy] = [x0 + (k + (i % 2) * 0.5) * w + between(r, -0.1, 0.1) * w, (y0 + y) / 2];
      const corners = ring(r, [cx, cy], w * 0.6, (y - y0) * 0.59, { points: 7, rough: 0.05 });
      return { d: polygon(corners, 0), tone: plates[Math.floor(r() * plates.length)] ?? crack };
    });
  });
  return [
    rect([x0, top], x1 - x0, bottom - top, crack),
    plates.map((tone) =>
      path(
        rows.flatMap((row) => row.filter((p) => p.tone === tone).map((p) => p.d)).join(''),
        tone,
      ),
    ),
  ];
}

/** A mud volcano: a low cone of old grey flows, wet mud that wells up and runs down. 700 units wide. */
export function mudVolcano(light: Light, place: Place): Drawing {
  const mud = lit(light, '#948d93');
  const [dark, deep] = [darker(mud, 0.22), darker(mud, 0.48)];
  const [pale, wet] = [lighter(mud, 0.26), lighter(mud, 0.55)];
  const r = random('mud');
  const cracks = Array.from({ length: 26 }, () => {
    const t = between(r, 0.1, 1);
    const x = between(r, -1, 1) * (110 + 190 * t * t);
    return `M${n(x)} ${n(-200 + 200 * t)}l${n(between(r, -10, 10) + x * 0.05)} ${n(between(r, 9, 20))}l${n(between(r, -12, 12) + x * 0.06)} ${n(between(r, 6, 14))}`;
  });
  return at(place, [
    path(
      'M-360 18Q-250 0 -190 -70Q-150 -130 -112 -214Q-60 -236 0 -232Q64 -238 108 -212Q150 -130 196 -66Q250 4 370 20Q200 44 0 44T-360 18z',
      mud,
    ),
    path(
      'M-360 18Q-250 0 -190 -70Q-150 -130 -112 -214Q-96 -222 -80 -226Q-92 -150 -130 -92Q-150 -30 -250 26z',
      pale,
    ),
    path(
      'M40 -232Q80 -230 108 -212Q150 -130 196 -66Q250 4 370 20Q260 38 150 42Q170 -20 120 -80Q70 -150 40 -232z',
      dark,
    ),
    path(
      'M-226 -24Q-140 -52 -60 -30T90 -40T236 -18L262 -2Q120 -20 30 -4T-250 -2zM-158 -118Q-80 -140 -10 -122T150 -130L162 -112Q60 -108 -10 -104T-170 -100z',
      dark,
      { opacity: 0.5 },
    ),
    line(cracks.join(''), deep, 3, { opacity: 0.75 }),
    path('M-116 -212Q-110 -246 0 -250T112 -212Q60 -192 0 -192T-116 -212z', dark),
    path('M-98 -216Q-90 -236 0 -240T94 -216Q56 -202 0 -202T-98 -216z', deep),
    path(
      'M-84 -214Q-70 -230 2 -230T82 -214Q50 -206 14 -204Q30 -170 18 -130Q8 -84 34 -48Q62 -8 58 44Q20 50 -14 42Q0 4 -20 -44Q-34 -96 -26 -140Q-20 -180 -34 -206Q-66 -208 -84 -214z',
      pale,
    ),
    path(
      'M-64 -216Q-40 -226 4 -226T62 -216Q30 -212 0 -212T-64 -216zM-14 -196Q-4 -160 -8 -120Q-12 -80 8 -40Q24 0 20 30Q36 0 22 -44Q2 -84 6 -126Q8 -170 0 -200z',
      wet,
    ),
    path('M-46 -216Q-48 -262 -10 -268Q32 -266 32 -214Q-4 -206 -46 -216z', mud),
    path('M-38 -228Q-36 -258 -12 -260Q-26 -248 -28 -224z', wet),
    path('M18 -226Q40 -250 60 -226Q60 -216 40 -214Q20 -214 18 -226z', mud),
    path('M26 -228Q32 -238 42 -238Q34 -232 34 -224z', wet),
    [
      [-62, -284, 8],
      [48, -300, 11],
      [4, -318, 7],
      [-24, -306, 4],
      [74, -268, 5],
      [20, -284, 4],
    ].map(([x = 0, y = 0, size = 1]) => [
      circle([x, y], size, mud),
      circle([x - size * 0.3, y - size * 0.3], size * 0.4, wet),
    ]),
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
