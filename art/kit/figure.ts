import { around, on, type Part, read, type Spine, strip } from './body';
import { darker } from './colour';
import type { Point } from './geometry';
import { type Hair, type Hat, head, type View } from './heads';
import {
  type Arm,
  bareArm,
  bareLeg,
  foot,
  type Leg,
  longSleeve,
  shortSleeve,
  shorts,
  trouser,
} from './limbs';

/**
 * How somebody holds themselves, feet at y = 0. Grown-ups are 200 tall, of which the head is 30.
 * Limbs are texts of points: `x y, x y, …`.
 */
export type Pose = {
  view: View;
  head: readonly [x: number, y: number, turn: number];
  neck: Point;
  waist: Point;
  hips: Point;
  /** half the width of the shoulders as they are turned */
  broad: number;
  /** shoulder, elbow, wrist; from behind the left arm first, from the side the far one */
  arms: readonly [string, string];
  /** hip, knee, ankle, toe; none where a boat or a wall hides them */
  legs?: readonly [string, string];
  /** where a skirt hangs at the knees and at the ankles: `x y half-its-width` */
  skirt?: string;
  /** the side to which a scarf blows: 1 is the right, else the left */
  lee?: 1;
  /** thinner limbs, a larger head */
  child?: boolean;
};

/** Who it is and what they wear. */
export type Look = {
  /** a shirt with trousers, shorts or rolled-up trousers, or a cloth of another length */
  wear: 'shirt' | 'shorts' | 'rolled' | 'kurta' | 'dress' | 'saree' | 'lungi';
  top: string;
  /** trousers, a lungi or a saree's skirt */
  bottom: string;
  skin?: string;
  hair?: Hair;
  hairColour?: string;
  hat?: Hat;
  hatColour?: string;
  shoes?: string;
  /** a dupatta or the loose end of a saree in the wind */
  scarf?: string;
  /** a bag at the hip, its strap across the back */
  bag?: string;
  /** a life jacket */
  vest?: string;
  /** a pack on the back */
  pack?: string;
  /** sandals in the first hand */
  sandals?: string;
  /** sleeves to the wrist, as a rash vest has */
  sleeves?: 'long';
  /** a waist that is narrower than the hips */
  waisted?: true;
  /** the head is drawn by somebody else: it is in a helmet */
  headless?: true;
  /** 1 is slim, 1.2 stout */
  build?: number;
};

/** The side on which the shadow lies: -1 is the left of the picture. */
export type Side = 1 | -1;

const dim = (colour: string) => darker(colour, 0.26);

/** A cloth in its two tones. */
const shaded = (spine: Spine, colour: string, side: Side): Part[] => [
  [around(spine), colour],
  [strip(spine, side), dim(colour)],
];

/** The upper body, from the neck to below the hips. */
function trunk(
  { neck, waist, hips, broad, child }: Pose,
  { wear, build = 1, waisted }: Look,
): Spine {
  const female = waisted || wear === 'dress' || wear === 'saree';
  const [middle, low] = child ? [0.84, 0.86] : female ? [0.62, 0.86] : [0.74, 0.76];
  const drop = child ? 5 : 7;
  return [
    [neck[0], neck[1] - drop * 0.8, 6],
    [neck[0], neck[1] + drop * 0.2, broad * 0.78],
    [...on(neck, waist, 0.2), broad],
    [...on(neck, waist, 0.5), broad * 0.88],
    [...waist, broad * middle * build],
    [...hips, broad * low * build],
    [hips[0], hips[1] + drop * 1.6, broad * low * build],
  ];
}

/** A cloth that goes on from the hips down to a hem. */
function hanging(body: Spine, [x = 0, y = 0, half = 0]: readonly number[], wide: number): Spine {
  const [hx, hy, hips] = body[5] ?? [0, 0, 0];
  const hem = half * wide;
  return [
    ...body.slice(0, 6),
    [...on([hx, hy], [x, y], 0.5), (hips + hem) / 2],
    [...on([hx, hy], [x, y], 0.95), hem],
    [x, y, hem],
  ];
}

/** What lies over the clothes of the body. */
function carried(pose: Pose, look: Look, body: Spine, [, elbow, wrist]: Arm, side: Side): Part[] {
  const [x, y] = pose.neck;
  const back = pose.view === 'away' ? 0 : 1;
  const jacket = body.slice(1, 6).map(([px, py, half]) => [px, py, half + 2] as const);
  const packed = on(pose.neck, pose.waist, 0.6)[0] - back * pose.broad * 0.95;
  const pack: Spine = [
    [packed, y + 2, 9],
    [packed, y + 8, 15],
    [packed, pose.waist[1], 16],
    [packed, pose.waist[1] + 4, 12],
  ];
  const away = pose.lee ?? -1;
  const blown = (ahead: number) => x + back * 8 + ahead * away;
  const flying: Spine = [
    [blown(-6), y + 2, 5],
    [blown(10), y + 12, 9],
    [blown(22), y + 38, 11],
    [blown(44), y + 62, 14],
    [blown(68), y + 60, 14],
    [blown(82), y + 72, 9],
    [blown(86), y + 76, 8],
  ];
  const [bx, by] = [pose.hips[0] - pose.broad * 0.7, pose.hips[1] - 2];
  const [wx, wy] = on(elbow, wrist, 1.25);
  return [
    ...(look.vest ? shaded(jacket, look.vest, side) : []),
    ...(look.bag
      ? ([
          [
            around([
              [x + 8, y + 2, 1.5],
              [x, y + 24, 1.5],
              [bx, by, 1.5],
            ]),
            dim(look.bag),
          ],
          [
            around([
              [bx - 2, by - 8, 8],
              [bx - 2, by - 6, 12],
              [bx - 3, by + 12, 13],
              [bx - 3, by + 16, 10],
            ]),
            look.bag,
          ],
        ] as Part[])
      : []),
    ...(look.pack ? shaded(pack, look.pack, side) : []),
    ...(look.sandals
      ? ([
          [
            around([
              [wx - 2, wy - 2, 3],
              [wx - 3, wy + 8, 4],
              [wx - 4, wy + 18, 3],
            ]),
            look.sandals,
          ],
        ] as Part[])
      : []),
    ...(look.scarf ? shaded(flying, look.scarf, side) : []),
  ];
}

/** A figure's parts from far to near, each with its own colour by daylight. */
export function figure(pose: Pose, look: Look, side: Side): Part[] {
  const { wear, top, bottom, skin = '#8a5a3c', hair = 'short', hairColour = '#2a1c1a' } = look;
  const { hat, hatColour = '#e8c98f' } = look;
  const share = pose.child ? 0.68 : 1;
  const [arms, legs] = [pose.arms.map(read), pose.legs?.map(read) ?? []];
  const [firstArm, secondArm] = arms as unknown as [Arm, Arm];
  const [firstLeg, secondLeg] = legs as unknown as [Leg?, Leg?];
  const plain = (colour: string) => colour;
  const [first, second] = pose.view === 'away' && side === 1 ? [plain, dim] : [dim, plain];

  const leg = (joints: Leg | undefined, tone: (colour: string) => string): Part[] => {
    if (!joints) return [];
    const limb: Part[] = [
      [around(bareLeg(joints, share)), tone(skin)],
      [around(foot(joints, share)), tone(look.shoes ?? skin)],
    ];
    if (wear === 'dress' || wear === 'lungi') return limb;
    const length = wear === 'rolled' ? 0.5 : wear === 'saree' ? 0.8 : 0.92;
    const cloth = wear === 'shorts' ? shorts(joints, share) : trouser(joints, share, length);
    return [...limb, [around(cloth), tone(bottom)]];
  };
  const arm = (joints: Arm, tone: (colour: string) => string): Part[] => {
    const limb: Part = [around(bareArm(joints, share)), tone(skin)];
    if (wear === 'dress') return [limb];
    const long = wear === 'kurta' || look.sleeves;
    const cloth = long ? longSleeve(joints, share) : shortSleeve(joints, share);
    return [limb, [around(cloth), tone(top)]];
  };

  const body = trunk(pose, look);
  const [knees = [], ankles = []] = pose.skirt ? read(pose.skirt) : [];
  const long = pose.skirt && (wear === 'kurta' || wear === 'dress');
  const upper = long ? hanging(body, knees, wear === 'dress' ? 1.3 : 1) : body;
  const wrapped = wear === 'saree' || wear === 'lungi';
  const skirt = pose.skirt && wrapped ? hanging(body, ankles, 1).slice(4) : undefined;
  const slim = pose.child ? 0.8 : 1;
  const throat: Spine = [
    [...on([pose.head[0], pose.head[1]], pose.neck, 0.35), 5.5 * slim],
    [...pose.neck, 6 * slim],
    [pose.neck[0], pose.neck[1] + 6, 6 * slim],
  ];
  return [
    ...arm(firstArm, first),
    ...leg(firstLeg, first),
    ...leg(secondLeg, second),
    ...(skirt ? shaded(skirt, bottom, side) : []),
    [around(throat), dim(skin)],
    ...shaded(upper, top, side),
    ...carried(pose, look, body, firstArm, side),
    ...arm(secondArm, second),
    ...(look.headless
      ? []
      : head(
          pose.head,
          pose.view,
          { skin, hair, hairColour, hat, hatColour },
          pose.child ? 0.7 : 0.88,
        )),
  ];
}
