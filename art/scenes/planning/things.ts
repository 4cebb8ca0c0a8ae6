import { darker, lighter } from '../../kit/colour';
import { n } from '../../kit/geometry';
import { type Light, lit } from '../../kit/light';
import { random } from '../../kit/random';
import {
  at,
  circle,
  type Drawing,
  ellipse,
  group,
  inside,
  line,
  type Place,
  path,
  rect,
} from '../../kit/svg';

/** Lays a drawing made as seen from above flat on a table: turned first, then foreshortened. */
export function lying({ x, y, size = 1, turn = 0 }: Place, shapes: Drawing, flat = 0.5): string {
  const [wide, deep] = [size, size * flat].map((value) => Math.round(value * 100) / 100);
  return group(shapes, {
    transform: `translate(${n(x)} ${n(y)})scale(${wide} ${deep})rotate(${n(turn)})`,
  });
}

const slip =
  'M-96 -44H96V-13a13 13 0 0 0 0 26V44H-96V13a13 13 0 0 0 0 -26zM-96 -44l6 -4l6 4l6 -4l6 4';

/** A boat ticket as a blank slip: a coloured band, a boat, a stub to tear off. 190 × 90 from above. */
export function ticket(light: Light, colour: string): Drawing {
  const ink = lit(light, '#17405c');
  return [
    path(slip, '#0a0f1e', { opacity: 0.28, transform: 'translate(-7 9)' }),
    path(slip, lit(light, '#fff8e6')),
    path('M-96 -44H96V-24H-96z', lit(light, colour)),
    path('M-66 8H14L2 28H-54zM-50 4V-8H-18L-6 4z', ink),
    line('M-80 34h14q7 -5 14 0t14 0t14 0t14 0', lit(light, '#0f86a6'), 4),
    line('M42 -22V42', lit(light, '#c9b48c'), 3, { 'stroke-dasharray': '2 8' }),
    line('M58 -6H82M58 10H82M58 26H74', lit(light, '#d9c8a4'), 6),
  ];
}

/** A room's key on its ring with a wooden fob. About 260 long from above. */
export function roomKey(light: Light, colour: string): Drawing {
  const brass = lit(light, '#d9a441');
  const fob = lit(light, colour);
  const d = 'M26 0H118M92 4V24M110 4V20';
  const hoop = 'M-44 0a16 16 0 1 0 32 0a16 16 0 1 0 -32 0';
  const tag = 'M-46 -26Q-34 -20 -34 0T-46 26Q-96 40 -150 22Q-162 0 -150 -22Q-96 -40 -46 -26z';
  return [
    group([line(d, '#0a0f1e', 14), path(tag, '#0a0f1e'), circle([4, 0], 30, '#0a0f1e')], {
      opacity: 0.24,
      transform: 'translate(-9 14)',
    }),
    path(tag, darker(fob, 0.35), { transform: 'translate(0 7)' }),
    path(tag, fob),
    line('M-136 -12q40 -12 84 -6M-138 4q40 -8 86 -2', lighter(fob, 0.3), 4),
    line(d, darker(brass, 0.4), 13, { transform: 'translate(0 5)' }),
    circle([4, 0], 22, 'none', { stroke: darker(brass, 0.4), 'stroke-width': 13, cy: 5 }),
    line(d, brass, 11),
    circle([4, 0], 22, 'none', { stroke: brass, 'stroke-width': 12 }),
    line('M34 -3H104', lighter(brass, 0.5), 3),
    line(hoop, lit(light, '#e9eef0'), 4),
  ];
}

/** A hat of plaited palm leaf that lies on its brim, about 300 wide. */
export function palmHat(light: Light, place: Place, band = '#ff6b57'): Drawing {
  const straw = lit(light, '#e2bd78');
  const [dark, pale] = [darker(straw, 0.3), lighter(straw, 0.4)];
  const crown = 'M-86 -8Q-80 -78 -52 -96Q0 -112 52 -96Q80 -78 86 -8Q40 12 0 12T-86 -8z';
  const rows = [-84, -66, -48].map((y) => `M-90 ${y}Q0 ${y + 24} 90 ${y}`).join('');
  const plait = [-70, -50, -30, -10, 10, 30, 50, 70].map((x) => `M${x} 8L${n(x * 0.7)} -104`);
  const brim = 'M-152 4Q-150 -30 -80 -38Q0 -46 80 -38Q150 -30 152 2Q140 44 0 46T-152 4z';
  const spokes = [-128, -96, -60, -22, 18, 56, 92, 126].map(
    (x) => `M${n(x * 0.7)} 10L${x} ${n(46 - (x * x) / 420)}`,
  );
  return at(place, [
    path(brim, '#0a0f1e', { opacity: 0.26, transform: 'translate(-26 22)' }),
    path(brim, dark, { transform: 'translate(0 7)' }),
    path(brim, straw),
    path('M-152 4Q-150 -30 -80 -38L-86 0Q-90 26 -60 43Q-150 36 -152 4z', dark, { opacity: 0.45 }),
    line(spokes.join(''), dark, 2, { opacity: 0.6 }),
    line('M-140 14Q-100 38 0 38T142 8', pale, 3, { opacity: 0.7 }),
    path(crown, straw),
    inside(crown, [
      path('M-100 -110H-34Q-64 -40 -40 20H-100z', dark, { opacity: 0.5 }),
      line(rows + plait.join(''), dark, 2, { opacity: 0.55 }),
      line('M-96 -20Q0 12 96 -20', lit(light, band), 24),
      line('M64 -84Q76 -60 78 -34', pale, 7),
    ]),
  ]);
}

/** An enamel teapot with its spout at the left, 150 tall. */
export function teapot(light: Light, place: Place, colour = '#2f8fa3'): Drawing {
  const base = lit(light, colour);
  const [dark, pale] = [darker(base, 0.35), lighter(base, 0.55)];
  const rim = lit(light, '#fff4e0');
  const body =
    'M-62 0Q-96 -22 -92 -66Q-84 -116 -46 -124Q0 -130 46 -124Q84 -116 92 -66Q96 -22 62 0Q0 12 -62 0z';
  return at(place, [
    line('M76 -100Q146 -122 140 -70Q132 -22 82 -30', dark, 15),
    line('M76 -102Q146 -124 140 -72', base, 9),
    path(
      'M-80 -36Q-122 -46 -130 -104L-152 -122Q-152 -134 -136 -132L-104 -118Q-104 -88 -78 -84z',
      dark,
    ),
    path('M-96 -52Q-124 -64 -130 -104L-152 -122L-148 -130L-118 -116Q-116 -76 -84 -64z', base),
    path(body, base),
    inside(body, [
      path('M-110 -140H-46Q-86 -70 -34 20H-110z', dark, { opacity: 0.75 }),
      path('M-34 20Q40 26 110 -30V30H-40z', dark, { opacity: 0.45 }),
      path('M52 -112Q84 -92 80 -44Q70 -40 66 -52Q66 -90 46 -106z', pale, { opacity: 0.85 }),
    ]),
    line('M-66 -1Q0 12 66 -1', rim, 5),
    path('M-50 -122Q-42 -148 0 -150T50 -122Q0 -110 -50 -122z', base),
    path('M-50 -122Q-42 -148 -8 -150Q-34 -136 -30 -117z', dark, { opacity: 0.7 }),
    line('M-52 -121Q0 -108 52 -121', rim, 5),
    circle([0, -158], 11, rim),
  ]);
}

/** A cup of tea on its saucer, 130 wide. */
export function teaCup(light: Light, place: Place): Drawing {
  const china = lit(light, '#fff8ec');
  const shade = lit(light, '#b9b7b0');
  return at(place, [
    ellipse([-14, 10], 70, 20, '#0a0f1e', { opacity: 0.24 }),
    ellipse([0, 4], 66, 19, shade),
    ellipse([0, 0], 66, 18, china),
    ellipse([-4, 0], 40, 10, shade),
    line('M34 -40Q66 -46 60 -24Q54 -8 28 -12', china, 8),
    path('M-42 -46Q-40 -8 -20 0Q0 6 20 0Q40 -8 42 -46z', china),
    path('M-42 -46Q-40 -8 -20 0Q-10 4 0 4Q-24 -14 -22 -46z', shade),
    line('M-38 -26Q0 -14 38 -26', lit(light, '#ff6b57'), 5),
    ellipse([0, -46], 42, 12, shade),
    ellipse([0, -45], 36, 9, lit(light, '#b5652c')),
    line('M-20 -46h18', lit(light, '#f0b070'), 3),
    line('M-6 -66q-14 -18 0 -34t-2 -34M14 -64q-10 -14 2 -28t0 -26', '#ffffff', 4, {
      opacity: 0.55,
    }),
  ]);
}

/** Half a papaya, its cut face up: skin, flesh, a hollow full of seeds. 210 long. */
export function papaya(light: Light, place: Place): Drawing {
  const r = random('papaya', place.x);
  const seeds = Array.from({ length: 30 }, (_, i) => {
    const [a, far] = [i * 2.4, Math.sqrt(i / 30)];
    return `M${n(6 + Math.cos(a) * far * 56 + r() * 4)} ${n(Math.sin(a) * far * 16 + r() * 3)}h1`;
  });
  const half =
    'M-104 0C-102 -26 -56 -44 0 -44C66 -44 112 -24 112 2C112 28 62 46 0 46C-58 46 -106 28 -104 0z';
  return at(place, [
    path(half, '#0a0f1e', { opacity: 0.26, transform: 'translate(-18 22)' }),
    path('M-104 0C-106 40 -58 66 0 66C64 66 116 40 112 2z', lit(light, '#8a9a3a')),
    path('M112 2C116 40 64 66 0 66Q60 52 112 2z', lit(light, '#d8b848')),
    path(half, lit(light, '#ffd08a')),
    path(half, lit(light, '#ff9140'), { transform: 'translate(1 0)scale(.93)' }),
    path(
      'M-60 0C-58 -16 -20 -25 10 -24C50 -22 74 -10 74 2C74 14 44 25 6 25C-30 25 -62 16 -60 0z',
      lit(light, '#d95f2a'),
    ),
    line(seeds.join(''), lit(light, '#22222c'), 10),
    line(seeds.slice(0, 12).join(''), lit(light, '#6a7580'), 3, { transform: 'translate(2 -3)' }),
    line('M-84 -8Q-60 -34 0 -36', lit(light, '#ffc08a'), 4),
  ]);
}

/** A wooden tray seen from a chair: rim, floor and the two grips; `rx` wide to each side. */
export function tray(light: Light, place: Place): Drawing {
  const wood = lit(light, '#8f4f34');
  return at(place, [
    ellipse([-24, 34], 262, 88, '#0a0f1e', { opacity: 0.28 }),
    ellipse([0, 16], 258, 86, darker(wood, 0.45)),
    ellipse([0, 0], 258, 86, lighter(wood, 0.12)),
    ellipse([0, 5], 240, 76, darker(wood, 0.25)),
    ellipse([0, 11], 234, 70, wood),
    line('M-190 30Q0 76 190 30M-170 46Q-20 84 120 62', lighter(wood, 0.16), 3, { opacity: 0.6 }),
    line('M150 -68Q238 -44 256 -8', lighter(wood, 0.5), 5),
  ]);
}

/** A steel water bottle, closed, with a loop on its cap; 220 tall. */
export function steelBottle(light: Light, place: Place): Drawing {
  const steel = lit(light, '#b8c6cc');
  const body = 'M-34 -150Q-34 -170 -18 -178H18Q34 -170 34 -150V0H-34z';
  return at(place, [
    path(body, steel),
    inside(body, [
      rect([-36, -180], 22, 182, darker(steel, 0.5)),
      rect([8, -180], 12, 182, lighter(steel, 0.75)),
      rect([28, -180], 8, 182, darker(steel, 0.3)),
      rect([-36, -120], 72, 12, lit(light, '#ff6b57')),
    ]),
    rect([-20, -204], 40, 28, lit(light, '#2a3340'), { rx: 5 }),
    line('M-12 -204q0 -22 12 -22t12 22', lit(light, '#2a3340'), 7),
    line('M12 -198v16', lighter(steel, 0.2), 4),
  ]);
}

/** A diving mask with its strap, glass towards us; 190 wide. */
export function mask(light: Light, place: Place): Drawing {
  const rubber = lit(light, '#1c4a5c');
  const frame = lit(light, '#ffc857');
  const glass =
    'M-72 -34Q0 -50 72 -34Q84 8 58 34Q34 46 20 22Q0 -4 -20 22Q-34 46 -58 34Q-84 8 -72 -34z';
  return at(place, [
    line('M-84 -20Q-120 -60 -60 -70Q0 -80 60 -70Q120 -60 84 -20', rubber, 10),
    path(
      'M-84 -44Q0 -66 84 -44Q104 10 72 46Q36 66 18 40Q0 16 -18 40Q-36 66 -72 46Q-104 10 -84 -44z',
      rubber,
    ),
    path(glass, frame, { transform: 'scale(1.08 1.1)' }),
    path(glass, lit(light, '#8fd0d6')),
    inside(glass, [
      path('M-90 -50H20L-50 60H-90z', lit(light, '#5fa6b4')),
      path('M-30 -50H-6L-70 60H-90zM54 -50H66L10 50H-2z', '#ffffff', { opacity: 0.5 }),
    ]),
  ]);
}
