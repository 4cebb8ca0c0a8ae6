import { darker } from './colour';
import { n } from './geometry';
import { type Light, lit } from './light';
import { shadow } from './shadow';
import { at, circle, type Drawing, ellipse, line, type Place, path } from './svg';

/** A bleached tree trunk with broken branches lying on the shore, about 360 units long. */
export function driftwood(light: Light, place: Place): Drawing {
  const wood = lit(light, '#cfc3b4');
  return at(place, [
    shadow(190, 6),
    path(
      'M-190 0Q-120 -40 -40 -38L-76 -96L-64 -100L-14 -44Q40 -50 84 -70L96 -132L108 -130L106 -80Q150 -100 190 -146L198 -138Q170 -84 110 -52Q160 -58 206 -50L206 -42Q130 -34 60 -10Q-60 16 -176 12Q-196 10 -190 0z',
      wood,
    ),
    path('M-184 8Q-80 -6 0 -14T150 -46Q120 -24 60 -10Q-60 16 -176 12z', darker(wood, 0.28)),
    line('M-150 -8Q-90 -26 -30 -28M-20 -30Q40 -36 86 -60M102 -84V-118', darker(wood, 0.2), 2.6),
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
