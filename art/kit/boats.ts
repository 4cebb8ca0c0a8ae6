import { darker } from './colour';
import type { Look } from './figure';
import { n } from './geometry';
import { type Light, lit } from './light';
import { inKurta, inLinen, inShorts } from './looks';
import { person, type Where } from './people';
import { onCreek, onOuting, paddler, passengers } from './people-afloat';
import { astride } from './poses-afloat';
import { bus } from './road';
import { at, type Drawing, line, type Place, path, rect } from './svg';

const ripple = (light: Light, w: number) =>
  line(
    `M${n(-w)} 5h${n(w * 0.7)}M${n(w * 0.1)} 6h${n(w * 0.8)}M${n(-w * 0.6)} 12h${n(w * 0.9)}`,
    light.glint,
    2,
    { opacity: 0.7 },
  );

/** A wooden dinghy with a sun roof, about 120 units long. */
export function dinghy(
  light: Light,
  place: Place,
  colours: readonly [string, string] = ['#0f86a6', '#ff6b57'],
): Drawing {
  return at(place, [
    path(
      'M-58 -16Q-20 -10 20 -12Q46 -14 64 -24Q58 -4 44 2H-46Q-56 -6 -58 -16z',
      lit(light, colours[0]),
    ),
    path(
      'M-58 -16Q-20 -10 20 -12Q46 -14 64 -24L62 -18Q44 -9 20 -7Q-20 -5 -57 -11z',
      lit(light, '#fff4e0'),
    ),
    line('M-34 -14V-42M26 -13V-42', lit(light, '#5b4636'), 2.4),
    path('M-44 -40Q-6 -50 36 -40L34 -36H-42z', lit(light, colours[1])),
    ripple(light, 60),
  ]);
}

/** A sit-in kayak with somebody paddling, about 130 units long. */
export function kayak(
  light: Light,
  place: Place & Pick<Where, 'light' | 'rim'>,
  { hull = '#ffc857', two = false, vest = '#ff6b57' } = {},
): Drawing {
  const { light: from, rim, ...where } = place;
  const aboard = (x: number, look: Look) => paddler(light, { x, y: -3, light: from, rim }, look);
  const paint = lit(light, hull);
  return at(where, [
    two && aboard(-30, { ...inKurta, scarf: undefined, vest: '#9fe6df' }),
    aboard(two ? 16 : -6, { ...inLinen, vest }),
    path('M-70 -11Q-30 -5 0 -5T70 -12Q52 4 0 5T-70 -11z', paint),
    path('M-66 -7Q-30 -1 0 -1T66 -8Q50 4 0 5T-66 -7z', darker(paint, 0.28)),
    ripple(light, 60),
  ]);
}

/** A glass-bottom boat cut open: canopy, guests, and the pane below the water line. */
export function glassBoat(light: Light, place: Place, guests = onOuting): Drawing {
  return at(place, [
    line('M-66 -24V-60M60 -24V-60M-24 -24V-62M20 -24V-62', lit(light, '#5b4636'), 3),
    passengers(light, { x: -6, y: -19, size: 0.72 }, guests),
    path('M-78 -63Q-4 -79 72 -63L68 -57H-74z', lit(light, '#ffffff')),
    path('M-78 -63Q-4 -79 72 -63L71 -60Q-4 -74 -77 -60z', lit(light, '#ff6b57')),
    path('M-86 -26H60Q80 -28 94 -34Q88 -8 70 8H-70Q-84 -8 -86 -26z', lit(light, '#0f86a6')),
    path('M-86 -26H60Q80 -28 94 -34L91 -26Q76 -20 60 -19H-85z', lit(light, '#fff4e0')),
    path('M-50 8H52L46 15H-44z', light.glint, { opacity: 0.9 }),
    ripple(light, 76),
  ]);
}

/** A jet ski with its rider and a fan of spray, going right. */
export function jetSki(light: Light, place: Place): Drawing {
  return at(place, [
    path(
      'M-40 -8Q-70 -44 -120 -50Q-92 -38 -86 -26Q-112 -34 -140 -28Q-106 -22 -96 -10Q-120 -12 -150 0Q-90 10 -34 4z',
      light.glint,
      { opacity: 0.9 },
    ),
    path(
      'M-46 -12Q-20 -18 0 -18L22 -32Q30 -34 34 -28L64 -14Q54 4 30 4H-38Q-46 -2 -46 -12z',
      lit(light, '#ff6b57'),
    ),
    path('M-46 -8Q0 -4 60 -10Q52 4 30 4H-38Q-44 0 -46 -8z', lit(light, '#fff4e0')),
    line('M24 -30L12 -42', lit(light, '#22303a'), 4),
    person(light, { x: -12, y: -17, size: 0.46, grounded: false }, astride, {
      ...inShorts,
      hat: undefined,
      vest: '#1d5f8c',
    }),
    ripple(light, 60),
  ]);
}

/** A small speed boat with a low cabin, seen from the side; at anchor it has no wake. */
export function speedboat(
  light: Light,
  place: Place,
  stripe = '#ff6b57',
  anchored = false,
): Drawing {
  return at(place, [
    !anchored && path('M-70 -14Q-110 -6 -150 2Q-90 8 -60 4z', light.glint, { opacity: 0.85 }),
    path('M-70 -24H30Q60 -26 88 -34Q76 -6 56 4H-58Q-70 -8 -70 -24z', lit(light, '#ffffff')),
    path('M-69 -16Q20 -12 82 -24L78 -16Q20 -4 -66 -8z', lit(light, stripe)),
    path('M-20 -24L-8 -44H22L44 -26z', lit(light, '#e3ebee')),
    path('M-12 -27L-4 -40H20L34 -28z', lit(light, '#17405c')),
    line('M-60 -24V-46H-20', lit(light, '#22303a'), 3),
    ripple(light, 80),
  ]);
}

/** A small red sea kart with two people in it, going right. */
export function seaKart(light: Light, place: Place): Drawing {
  const red = lit(light, '#f0523f');
  return at(place, [
    path(
      'M-56 -4Q-100 -46 -168 -42Q-130 -34 -118 -22Q-160 -24 -196 -8Q-150 -10 -128 0Q-150 2 -180 14Q-110 14 -50 6z',
      light.glint,
      { opacity: 0.9 },
    ),
    path(
      'M-26 -24V-46Q-26 -52 -18 -52L-12 -26zM12 -26V-48Q12 -54 20 -54L26 -28z',
      lit(light, '#fff4e0'),
    ),
    person(light, { x: -8, y: -22, size: 0.44, grounded: false }, astride, {
      ...inShorts,
      hat: undefined,
      vest: '#ffc857',
    }),
    person(light, { x: 26, y: -24, size: 0.42, grounded: false }, astride, {
      ...inLinen,
      hair: 'ponytail',
      vest: '#ffc857',
    }),
    path('M-64 -28H44Q76 -32 92 -14Q84 6 62 8H-52Q-66 -4 -64 -28z', red),
    path('M-64 -20H86L90 -13Q84 6 62 8H-52Q-62 0 -64 -20z', darker(red, 0.2)),
    path('M44 -28L52 -46L60 -44L66 -28z', lit(light, '#9fe6df')),
    path('M-64 -24H88L91 -17H-64z', lit(light, '#fff4e0')),
    line('M-40 14h60M30 13h70', light.glint, 3),
    rect([-72, -40], 12, 26, lit(light, '#22303a'), { rx: 3 }),
  ]);
}

/** A flat vehicle ferry with its ramps up, a bus and a lorry on deck; about 360 units long. */
export function carFerry(light: Light, place: Place): Drawing {
  const steel = lit(light, '#3f6a7d');
  return at(place, [
    bus(light, { x: -70, y: -40, size: 0.62 }),
    path('M26 -44V-104H96V-44zM96 -44V-84H122L132 -64V-44z', lit(light, '#e0a03a')),
    path('M102 -78H119L126 -64H102z', lit(light, '#a9dbe0')),
    path('M-178 -40H178L166 4H-166z', steel),
    path('M-178 -40H178L174 -26H-174z', lit(light, '#f0e2c4')),
    path(
      'M-178 -40L-236 -86L-226 -92L-164 -44zM178 -40L236 -86L226 -92L164 -44z',
      darker(steel, 0.3),
    ),
    path('M-12 -40V-152H36V-40H26V-110H-2V-40z', lit(light, '#f6efe0')),
    path('M-26 -152H50V-188Q50 -194 44 -194H-20Q-26 -194 -26 -188z', lit(light, '#f6efe0')),
    rect([-20, -184], 64, 18, lit(light, '#17405c')),
    line('M12 -194V-232', lit(light, '#5b6770'), 4),
    line('M-230 12h90M-100 12h160M90 12h130M-180 22h120M0 22h150', light.glint, 3, {
      opacity: 0.7,
    }),
  ]);
}

/** An open boat with a row of passengers, about 240 units long. */
export function longBoat(light: Light, place: Place): Drawing {
  return at(place, [
    passengers(light, { x: 0, y: -5, size: 0.93 }, onCreek),
    path('M-128 -22Q-60 -10 0 -10T136 -26Q120 4 92 8H-96Q-120 2 -128 -22z', lit(light, '#8a4a3a')),
    path('M-128 -22Q-60 -10 0 -10T136 -26L132 -18Q60 -4 0 -3T-126 -14z', lit(light, '#f0e2c4')),
    line('M-140 14h110M10 14h140M-70 24h120', light.glint, 3, { opacity: 0.7 }),
  ]);
}
