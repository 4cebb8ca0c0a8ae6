import { on, type Spine } from './body';
import type { Point } from './geometry';

/** Shoulder, elbow and wrist. */
export type Arm = readonly [Point, Point, Point];

/** Hip, knee, ankle and toe. */
export type Leg = readonly [Point, Point, Point, Point];

/*
 * The limbs and what covers them, as spines. `share` is how thick they are: 1 for grown-ups.
 */

/** An arm with its hand. */
export const bareArm = ([shoulder, elbow, wrist]: Arm, share: number): Spine => [
  [...shoulder, 6 * share],
  [...on(shoulder, elbow, 0.5), 6 * share],
  [...elbow, 5 * share],
  [...on(elbow, wrist, 0.85), 3.6 * share],
  [...on(elbow, wrist, 1.1), 4.4 * share],
  [...on(elbow, wrist, 1.26), 2.6 * share],
];

/** A sleeve to above the elbow. */
export const shortSleeve = ([shoulder, elbow]: Arm, share: number): Spine => [
  [...shoulder, 8 * share],
  [...on(shoulder, elbow, 0.4), 9 * share],
  [...on(shoulder, elbow, 0.75), 8.5 * share],
];

/** A sleeve to the wrist. */
export const longSleeve = ([shoulder, elbow, wrist]: Arm, share: number): Spine => [
  [...shoulder, 8 * share],
  [...on(shoulder, elbow, 0.5), 8 * share],
  [...elbow, 7 * share],
  [...on(elbow, wrist, 0.75), 6 * share],
  [...on(elbow, wrist, 0.9), 6 * share],
];

/** A leg without its foot. */
export const bareLeg = ([hip, knee, ankle]: Leg, share: number): Spine => [
  [...hip, 11 * share],
  [...on(hip, knee, 0.55), 10 * share],
  [...knee, 7 * share],
  [...on(knee, ankle, 0.35), 7 * share],
  [...on(knee, ankle, 1.04), 3.6 * share],
];

/** A foot or a shoe. */
export const foot = ([, , ankle, toe]: Leg, share: number): Spine => {
  const [x, y] = on(ankle, toe, -0.16);
  return [
    [x, y + 1, 4.5 * share],
    [...on(ankle, toe, 0.45), 4.6 * share],
    [...toe, 3 * share],
  ];
};

/** A trouser leg that ends between the knee (0) and the ankle (1). */
export const trouser = ([hip, knee, ankle]: Leg, share: number, length: number): Spine => {
  const hem = on(knee, ankle, length);
  return [
    [...hip, 13 * share],
    [...on(hip, knee, 0.5), 12 * share],
    [...knee, 9.5 * share],
    [...on(knee, hem, 0.8), 8.5 * share],
    [...hem, 8.5 * share],
  ];
};

/** A leg of a pair of shorts. */
export const shorts = ([hip, knee]: Leg, share: number): Spine => [
  [...hip, 13.5 * share],
  [...on(hip, knee, 0.4), 13 * share],
  [...on(hip, knee, 0.8), 12 * share],
  [...on(hip, knee, 0.9), 12 * share],
];
