import { darker, lighter, mix } from './colour';
import { type Light, lit } from './light';
import { across, at, circle, type Drawing, line, type Place, path, rect } from './svg';

/** A striped lighthouse with a gallery and a lamp; `beam` throws light to both sides. */
export function lighthouse(
  light: Light,
  place: Place,
  { colour = '#ff6b57', beam = false } = {},
): Drawing {
  const white = lit(light, '#fffaf0');
  const red = lit(light, colour);
  return at(place, [
    beam && [
      path('M0 -226L-420 -290V-190z', across([light.sun, 0, 0], [light.sun, 1, 0.6])),
      path('M0 -226L420 -270V-176z', across([light.sun, 0, 0.6], [light.sun, 1, 0])),
    ],
    path('M-30 0L-17 -200H17L30 0z', white),
    path('M-27 -46L-24 -88H24L27 -46zM-21.500 -130L-19 -172H19L21.500 -130z', red),
    path('M6 0V-200H17L30 0z', '#0a0f1e', { opacity: 0.15 }),
    path('M-26 -200H26L22 -210H-22z', red),
    line('M-25 -200v-12M-13 -202v-12M0 -202v-12M13 -202v-12M25 -200v-12M-25 -213H25', red, 1.8),
    rect([-13, -240], 26, 30, lit(light, '#ffe9a0')),
    line('M-5 -240v30M5 -240v30', red, 2),
    path('M-19 -240Q0 -266 19 -240z', red),
    circle([0, -258], 4, red),
    path('M-8 0v-22q8 -12 16 0v22zM-4 -104h8v14h-8z', lit(light, '#37424f')),
    path('M-56 0V-26H-28V0z', white),
    path('M-60 -26L-42 -40L-26 -26z', red),
  ]);
}

/** A stilted beach hut with a thatched roof. */
export function hut(light: Light, place: Place, { lamp = false } = {}): Drawing {
  const wall = lit(light, '#c89a6a');
  const roof = lit(light, '#8a6238');
  return at(place, [
    line('M-44 -14V2M-16 -14V2M16 -14V2M44 -14V2', darker(wall, 0.5), 5),
    rect([-52, -20], 104, 7, darker(wall, 0.3)),
    rect([-42, -58], 84, 40, wall),
    path('M-10 -20V-48H12V-20z', lamp ? '#ffd58a' : darker(wall, 0.55)),
    path('M-34 -48h16v14h-16zM20 -48h14v14h-14z', lamp ? '#ffd58a' : darker(wall, 0.55)),
    path('M-64 -50Q-38 -66 -22 -104Q0 -110 22 -104Q38 -66 64 -50Q32 -58 0 -57T-64 -50z', roof),
    line(
      'M-46 -60L-20 -98M-26 -60L-10 -102M0 -60V-104M26 -60L10 -102M46 -60L20 -98',
      lighter(roof, 0.22),
      2,
    ),
    line('M-52 -20v-16M-52 -36h10M52 -20v-16M52 -36h-10', darker(wall, 0.4), 2.5),
  ]);
}

const columns = [-150, -90, -30, 30, 90, 150];

/** The openings of the museum's colonnade. */
export const arches = columns.map((x) => `M${x - 21} 0v-56q21 -34 42 0v56z`);

/** A museum with a colonnade and a hipped roof; `naval` gives it a flagstaff and blue walls. */
export function museum(light: Light, place: Place, { naval = false } = {}): Drawing {
  const wall = lit(light, naval ? '#e8f1f2' : '#f2d8ae');
  const trim = lit(light, naval ? '#1d5f8c' : '#a3543c');
  const dark = mix(lit(light, '#22303a'), trim, 0.3);
  return at(place, [
    path('M-220 0V-110H220V0z', wall),
    path('M150 0V-110H220V0z', '#0a0f1e', { opacity: 0.1 }),
    path('M-250 -108L-196 -158H196L250 -108z', trim),
    line('M-236 -120H236M-222 -134H222M-208 -148H208', lighter(trim, 0.2), 2.5),
    path('M-80 -108V-176L0 -214L80 -176V-108z', wall),
    path('M-94 -170L0 -216L94 -170L88 -162L0 -204L-88 -162z', trim),
    circle([0, -166], 18, dark),
    arches.map((d) => path(d, dark)),
    columns.map((x) => path(`M${x - 34} 0v-92h10v92z`, lighter(wall, 0.4))),
    rect([-240, -4], 480, 8, lit(light, '#cbb48e')),
    rect([-256, 4], 512, 8, lit(light, '#b79c74')),
    naval && [
      line('M-286 4V-210', dark, 4),
      path('M-284 -208q24 -8 44 2t40 0v34q-20 8 -40 0t-44 -2z', trim),
    ],
  ]);
}
