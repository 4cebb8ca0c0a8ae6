import { darker } from './colour';
import { n } from './geometry';
import { type Light, lit } from './light';
import { at, circle, type Drawing, ellipse, line, type Place, path } from './svg';

/** A bleached tree trunk with broken branches lying on the shore, about 360 units long. */
export function driftwood(light: Light, place: Place): Drawing {
  const wood = lit(light, '#d6cabb');
  const shade = darker(wood, 0.3);
  return at(place, [
    path('M-176 10Q-60 24 60 18T214 8Q250 14 206 22Q20 38 -150 26Q-210 20 -176 10z', '#0a0f1e', {
      opacity: 0.2,
    }),
    path('M62 -22Q96 -60 104 -124L94 -150L108 -142L112 -156L120 -130Q128 -70 112 -14z', shade),
    path(
      'M-186 14Q-214 -2 -204 -24L-228 -44L-198 -40L-204 -72L-180 -46L-160 -78L-154 -46Q-120 -36 -70 -36Q-30 -40 -8 -56Q8 -84 -8 -128L4 -118L14 -136L22 -96Q28 -66 36 -46Q110 -34 180 -22L236 -40L206 -10L250 2Q130 20 20 18T-186 14z',
      wood,
    ),
    path('M-186 14Q-200 8 -204 -4Q-120 10 20 4T216 -6L250 2Q130 20 20 18T-186 14z', shade),
    path('M-8 -128Q12 -84 0 -50L36 -46Q28 -66 22 -96L14 -136L12 -92z', shade, { opacity: 0.55 }),
    line(
      'M-168 -14Q-110 -26 -60 -22T40 -26M-140 -4Q-60 -14 20 -12T150 -12M60 -28Q110 -22 160 -20M-182 -30q-10 14 -4 28',
      shade,
      2.6,
    ),
    path('M-90 -30q10 -8 20 0q-10 8 -20 0z', shade),
  ]);
}

/** The white skeleton of a whale, head to the right, about 560 units long. */
export function whaleBones(light: Light, place: Place): Drawing {
  const bone = lit(light, '#fbf6ea');
  const dark = darker(bone, 0.22);
  const spine = Array.from({ length: 22 }, (_, i) => {
    const t = i / 21;
    return `M${n(-260 + t * 400)} ${n(-70 - Math.sin(t * 2.6) * 60 - 14 * t)}v${n(12 + 14 * Math.sin(t * 2.4))}`;
  });
  const ribs = Array.from({ length: 10 }, (_, i) => {
    const x = -36 + i * 18;
    const h = 108 - Math.abs(i - 5) * 8;
    return `M${x} -134q${24} ${n(h * 0.5)} ${-6} ${h}`;
  });
  return at(place, [
    ellipse([-20, 4], 280, 12, '#0a0f1e', { opacity: 0.16 }),
    line('M-180 -96V2M-20 -120V2M120 -130V2', lit(light, '#5b6770'), 5),
    line(ribs.join(''), dark, 6, { transform: 'translate(10 2)' }),
    line('M-262 -66Q-120 -134 20 -134T150 -138', bone, 7),
    line(spine.join(''), bone, 10, { 'stroke-linecap': 'butt' }),
    line(ribs.join(''), bone, 6),
    path(
      'M-262 -66Q-300 -84 -312 -62Q-290 -60 -280 -56Q-300 -44 -296 -34Q-272 -40 -258 -58z',
      bone,
    ),
    path(
      'M132 -128Q136 -168 182 -166Q236 -158 302 -108L298 -102Q226 -126 190 -120Q160 -112 132 -128z',
      bone,
    ),
    path(
      'M140 -116Q180 -92 222 -96Q262 -98 300 -94L300 -86Q240 -80 196 -80Q150 -86 134 -110z',
      bone,
    ),
    circle([170, -140], 8, dark),
  ]);
}
