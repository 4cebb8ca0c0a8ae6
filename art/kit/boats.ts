import { n } from './geometry';
import { type Light, lit } from './light';
import { paddler } from './people';
import { at, circle, type Drawing, ellipse, line, type Place, path } from './svg';

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
  place: Place,
  { hull = '#ffc857', two = false, shirt = '#ff6b57' } = {},
): Drawing {
  return at(place, [
    two
      ? [paddler(light, { x: -22, y: -6 }, shirt), paddler(light, { x: 20, y: -6 }, '#9fe6df')]
      : paddler(light, { x: -2, y: -6 }, shirt),
    path('M-70 -11Q-30 -5 0 -5T70 -12Q52 4 0 5T-70 -11z', lit(light, hull)),
    path('M-66 -7Q-30 -1 0 -1T66 -8Q50 4 0 5T-66 -7z', lit(light, '#b8443a'), { opacity: 0.35 }),
    ripple(light, 60),
  ]);
}

/** A glass-bottom boat cut open: canopy, guests, and the pane below the water line. */
export function glassBoat(light: Light, place: Place): Drawing {
  const heads = [-46, -26, -6, 14, 34];
  return at(place, [
    line('M-62 -24V-62M56 -24V-62M-4 -24V-62', lit(light, '#5b4636'), 3),
    heads.map((x, i) => [
      circle([x, -36], 5, lit(light, '#4a2d28')),
      path(
        `M${x - 6} -30h12v14h-12z`,
        lit(light, ['#ff6b57', '#ffc857', '#fff4e0'][i % 3] ?? '#fff'),
      ),
    ]),
    path('M-76 -60Q-4 -76 70 -60L66 -54H-72z', lit(light, '#ffffff')),
    path('M-76 -60Q-4 -76 70 -60L69 -57Q-4 -71 -75 -57z', lit(light, '#ff6b57')),
    path('M-86 -26H60Q80 -28 94 -34Q88 -8 70 8H-70Q-84 -8 -86 -26z', lit(light, '#0f86a6')),
    path('M-86 -26H60Q80 -28 94 -34L91 -26Q76 -20 60 -19H-85z', lit(light, '#fff4e0')),
    path('M-50 8H52L46 15H-44z', light.glint, { opacity: 0.9 }),
    ripple(light, 76),
  ]);
}

/** A small semi-submarine for sightseers: deck above, a row of round panes below. */
export function submarine(light: Light, place: Place): Drawing {
  const panes = [-66, -38, -10, 18, 46];
  return at(place, [
    path('M-34 -40V-70Q-34 -78 -26 -78H10Q18 -78 22 -70L32 -40z', lit(light, '#ffc857')),
    line('M-6 -78V-104H12', lit(light, '#e0a03a'), 5),
    path(
      'M-112 0Q-112 -42 -60 -44H50Q104 -42 116 -2Q104 40 50 42H-60Q-112 40 -112 0z',
      lit(light, '#ffc857'),
    ),
    path('M-111 8Q-20 22 115 4Q100 40 50 42H-60Q-108 40 -111 8z', lit(light, '#e0a03a')),
    path('M-108 -8L-138 -30V30L-108 10z', lit(light, '#e0a03a')),
    panes.map((x) => [
      circle([x, -4], 12.5, lit(light, '#b8443a')),
      circle([x, -4], 9, lit(light, '#c9fbf2')),
      path(`M${x - 5} -4a5 5 0 0 1 5 -5`, 'none', { stroke: '#fff', 'stroke-width': 2 }),
    ]),
    path('M76 -20Q100 -16 104 2Q92 6 78 4Q70 -8 76 -20z', lit(light, '#c9fbf2')),
    ellipse([-138, 0], 5, 26, lit(light, '#8b5a2a')),
  ]);
}

/** A jet ski with its rider and a fan of spray, going right. */
export function jetSki(light: Light, place: Place): Drawing {
  const skin = lit(light, '#4a2d28');
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
    line('M22 -32L14 -40', lit(light, '#22303a'), 4),
    path('M-14 -18L-18 -46Q-10 -54 0 -48L4 -18z', lit(light, '#ffc857')),
    line('M-4 -44L16 -40M-4 -20L14 -12', skin, 5),
    circle([-2, -58], 7.5, skin),
    ripple(light, 60),
  ]);
}

/** A small speed boat with a low cabin, seen from the side. */
export function speedboat(light: Light, place: Place, stripe = '#ff6b57'): Drawing {
  return at(place, [
    path('M-70 -14Q-110 -6 -150 2Q-90 8 -60 4z', light.glint, { opacity: 0.85 }),
    path('M-70 -24H30Q60 -26 88 -34Q76 -6 56 4H-58Q-70 -8 -70 -24z', lit(light, '#ffffff')),
    path('M-69 -16Q20 -12 82 -24L78 -16Q20 -4 -66 -8z', lit(light, stripe)),
    path('M-20 -24L-8 -44H22L44 -26z', lit(light, '#e3ebee')),
    path('M-12 -27L-4 -40H20L34 -28z', lit(light, '#17405c')),
    line('M-60 -24V-46H-20', lit(light, '#22303a'), 3),
    ripple(light, 80),
  ]);
}
