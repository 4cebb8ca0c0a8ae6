import { around, blobAt, on, type Part, read, type Spine, strip } from './body';
import { darker } from './colour';
import { figure, type Look, type Pose } from './figure';
import type { Point } from './geometry';
import { type Light, lit } from './light';
import type { Leg } from './limbs';
import { boy } from './looks';
import { drawn } from './people';
import { at, type Drawing, line, type Place } from './svg';

/** Floating face down to the right, arms hanging, legs in a slow kick; y = 0 is the back's middle. */
const floating: Pose = {
  view: 'side',
  head: [64, -1, 68],
  neck: [44, -2],
  waist: [6, -3],
  hips: [-18, 0],
  broad: 18,
  arms: ['36 4, 56 22, 72 38', '32 6, 42 34, 26 52'],
  legs: ['-18 2, -62 16, -104 4, -128 0', '-20 0, -64 -6, -104 16, -126 26'],
};

/** Gliding to the right, knees bent for the next kick, one hand ahead. */
const gliding: Pose = {
  view: 'side',
  head: [66, -10, 56],
  neck: [46, -4],
  waist: [6, 2],
  hips: [-18, 4],
  broad: 19,
  arms: ['38 4, 54 24, 62 32', '34 6, 44 30, 66 26'],
  legs: ['-18 6, -58 24, -92 10, -114 2', '-20 4, -62 8, -98 26, -118 40'],
};

/** How large a figure of 200 units is drawn under water. */
const long = 0.62;

/** A fin that goes on from an ankle towards the toe. */
function fin(leg: string): Spine {
  const [, , ankle, toe] = read(leg) as unknown as Leg;
  return [
    [...ankle, 5],
    [...on(ankle, toe, 0.6), 8],
    [...on(ankle, toe, 1.6), 11],
    [...on(ankle, toe, 2.5), 15],
    [...on(ankle, toe, 2.8), 12],
  ];
}

/** A swimmer's body with fins and a mask; `behind` is drawn before it, `over` after it. */
function body(
  light: Light,
  pose: Pose,
  look: Look,
  fins: string,
  [behind, over]: readonly [Drawing, Drawing],
): Drawing {
  const [x, y, turn] = pose.head;
  const put = (shape: string) => blobAt(shape, [x, y], { turn, size: 0.88 });
  const [far, near] = (pose.legs ?? []).map(fin) as [Spine, Spine];
  const parts: Part[] = [
    [around(far), darker(fins, 0.26)],
    [around(near), fins],
    [strip(near, -1, 0), darker(fins, 0.14)],
    ...figure(pose, look, 1),
    [put('-14 -8, 10 -8, 10 -3, -14 -3'), '#16202c'],
    [put('6 -12, 18 -10, 19 3, 8 4'), '#0f2c3c'],
    [put('9 -8, 16 -8, 17 0, 10 1'), '#a9ece4'],
  ];
  return [behind, drawn(parts.map(([d, colour]) => [d, lit(light, colour)])), over];
}

/** Somebody who floats face down with a snorkel, seen from the side, going left; 140 long. */
export function snorkeller(light: Light, place: Place, top = '#ff6b57'): Drawing {
  const tube = line('M60 14Q76 18 78 0L74 -36', lit(light, '#ffc857'), 5.5);
  const look: Look = { ...boy, top, bottom: '#16304f', shoes: '#e0a93a' };
  return at({ ...place, size: (place.size ?? 1) * long, flip: !place.flip }, [
    body(light, floating, look, '#ffc857', ['', tube]),
  ]);
}

/** Somebody who dives, level, swimming left; about 140 units long. The near hand may reach for a point. */
export function diver(
  light: Light,
  place: Place,
  {
    suit = '#255487',
    fins = '#ff6b57',
    tank = '#ffc857',
    hand,
  }: { suit?: string; fins?: string; tank?: string; hand?: Point } = {},
): Drawing {
  const look: Look = {
    wear: 'kurta',
    top: suit,
    bottom: suit,
    skin: '#7d5038',
    shoes: darker(fins, 0.2),
    hairColour: suit,
    vest: darker(suit, 0.45),
  };
  const bottle: Spine = [
    [46, -24, 4],
    [40, -24, 9],
    [30, -23, 11],
    [-4, -18, 11],
    [-10, -17, 8],
  ];
  const reach: Point | undefined = hand && [-hand[0] / long, hand[1] / long];
  const bent = reach && [reach[0] * 0.5 + 26, reach[1] * 0.5 + 3];
  const pose: Pose = reach
    ? { ...gliding, arms: [gliding.arms[0], `34 6, ${bent?.join(' ')}, ${reach.join(' ')}`] }
    : gliding;
  const metal = lit(light, tank);
  return at({ ...place, size: (place.size ?? 1) * long, flip: !place.flip }, [
    body(light, pose, look, fins, [
      drawn([
        [around(bottle), metal],
        [strip(bottle, -1, 0), darker(metal, 0.26)],
      ]),
      line('M46 -24Q60 -34 76 -14Q80 -4 72 6', '#0d1c26', 4),
    ]),
  ]);
}
