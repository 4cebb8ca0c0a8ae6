import type { Look } from './figure';
import { type Light, lit } from './light';
import {
  boy,
  girl,
  grandfather,
  grandmother,
  inKurta,
  inLinen,
  inSaree,
  inShirt,
  inShorts,
  inStrawHat,
  inSundress,
} from './looks';
import { company, type Member, person, type Where } from './people';
import {
  aboard,
  backToUs,
  holdingHat,
  overRail,
  sheltering,
  smallAboard,
  spotting,
} from './poses-aboard';
import { paddling } from './poses-afloat';
import { at, type Drawing, line, path } from './svg';

const vest = '#ff8a3c';

/** A family and their friends on a day out: they point, look down over the rail, hold a hat. */
export const onOuting: readonly Member[] = [
  { pose: overRail, look: grandfather, x: -112, flip: true },
  { pose: backToUs, look: { ...inKurta, scarf: undefined }, x: -70 },
  { pose: sheltering, look: { ...inSaree, scarf: undefined }, x: -8 },
  { pose: smallAboard, look: girl, x: 26, y: -6 },
  { pose: holdingHat, look: inStrawHat, x: 82 },
  { pose: spotting, look: inShorts, x: 142 },
];

/** Friends who see fish on both sides of the boat. */
export const onTour: readonly Member[] = [
  { pose: backToUs, look: inStrawHat, x: -146 },
  { pose: overRail, look: { ...inSundress, top: '#9fe6df' }, x: -58, flip: true },
  { pose: aboard, look: inShirt, x: 4 },
  { pose: smallAboard, look: boy, x: 44, y: -6 },
  { pose: overRail, look: { ...inSaree, scarf: undefined }, x: 108 },
];

/** Six in life jackets, one behind the other; one points ahead, one looks into the water. */
export const onCreek: readonly Member[] = [
  { pose: aboard, look: { ...inShirt, shoes: undefined, vest }, x: -216 },
  { pose: backToUs, look: { ...inSundress, vest: '#ffc857' }, x: -132, y: -4 },
  { pose: holdingHat, look: { ...inStrawHat, vest }, x: -46 },
  { pose: overRail, look: { ...grandmother, scarf: undefined, vest: '#ffc857' }, x: 36 },
  { pose: smallAboard, look: { ...boy, top: '#9fe6df', vest }, x: 126, y: -10, size: 1.15 },
  { pose: spotting, look: { ...inLinen, vest: '#ffc857' }, x: 204, y: 2 },
];

/** Passengers who sit in a boat, from the seat up; grown-ups are 50 units tall. */
export function passengers(light: Light, where: Where, members: readonly Member[]): Drawing {
  const { size = 1 } = where;
  return company(light, { ...where, size: size * 0.44, grounded: false }, members);
}

/** Somebody with a paddle, sitting in a kayak (the seat at the place), about 60 units tall. */
export function paddler(
  light: Light,
  { size = 1, ...where }: Where,
  look: Look = inShorts,
): Drawing {
  const blade = lit(light, '#ffc857');
  return at({ ...where, size: size * 0.36 }, [
    line('M60 -6L-14 -114', lit(light, '#f1dcb8'), 5),
    path(
      'M56 -14Q76 -12 84 12Q80 22 72 24Q58 12 52 -6zM-10 -106Q-32 -116 -36 -136Q-32 -146 -24 -146Q-12 -130 -6 -112z',
      blade,
    ),
    person(
      light,
      { x: 0, y: 0, light: where.light, grounded: false, rim: where.rim },
      paddling,
      look,
    ),
  ]);
}
