import type { Look } from './figure';
import type { Light } from './light';
import { boy, girl, inLinen, inSaree, inShirt, inSundress } from './looks';
import { company, type Member, type Where } from './people';
import { seated, sitting, strolling } from './poses';
import { led, riding, running } from './poses-children';
import { accompanied, bearing, embracing, leading, leaningOn, nestling } from './poses-together';
import type { Drawing } from './svg';

/** Two who walk away from us hand in hand, as members of a company. */
export const strollers = ([one, other]: readonly [Look, Look]): readonly Member[] => [
  { pose: strolling, look: one, x: -34 },
  { pose: accompanied, look: other, x: 34, y: 2, size: 0.91 },
];

/** Two who walk away from us hand in hand, about 110 wide. */
export function handInHand(
  light: Light,
  where: Where,
  pair: readonly [Look, Look] = [inLinen, inSundress],
): Drawing {
  return company(light, where, strollers(pair));
}

/** Two who stand and look at the view, one's arm round the other's waist. */
export function armRoundWaist(
  light: Light,
  where: Where,
  [one, other] = [inLinen, inSundress],
): Drawing {
  return company(light, where, [
    { pose: leaningOn, look: other, x: 24, size: 0.9 },
    { pose: embracing, look: one, x: -22 },
  ]);
}

/** Two who sit close together and look at the view: on the ground, or on a bench drawn after them. */
export function sittingClose(
  light: Light,
  where: Where,
  { bench = false, pair: [one, other] = [inLinen, inSundress] } = {},
): Drawing {
  const { arms, head, neck, waist, hips } = nestling;
  const nestled = bench ? { ...seated, arms, head, neck, waist, hips } : nestling;
  return company(light, { ...where, grounded: !bench }, [
    { pose: bench ? seated : sitting, look: one, x: -26 },
    { pose: nestled, look: other, x: 27, size: 0.9 },
  ]);
}

/** A family on a walk to the right: the daughter runs ahead, the son has his mother's hand. */
export function familyWalk(light: Light, where: Where): Drawing {
  return company(light, where, [
    { pose: leading, look: { ...inShirt, hat: 'straw' }, x: -108, y: -4 },
    { pose: leading, look: inSaree, x: 0, size: 0.92 },
    { pose: led, look: boy, x: -44, y: 4, flip: true },
    { pose: running, look: girl, x: 98, y: 4 },
  ]);
}

/** Somebody who walks to the right with a child on the shoulders, as members of a company. */
export const childOnShoulders = (carrier: Look): readonly Member[] => [
  { pose: bearing, look: carrier },
  { pose: riding, look: girl, x: -5, y: -170, aloft: true },
];
