import type { Pose } from './figure';
import { sitting, standing, strolling, walking } from './poses';

/** Walking away with the left hand in another's, the right heel lifted. */
export const accompanied: Pose = {
  ...strolling,
  lee: 1,
  head: [-3, -184, -9],
  waist: [0, -124],
  hips: [-5, -102],
  arms: ['-20 -153, -29 -126, -35 -102', '19 -153, 30 -127, 26 -98'],
  legs: ['-12 -100, -12 -54, -9 -8, -13 -1', '6 -100, 10 -56, 16 -26, 20 -8'],
  skirt: '-2 -52 24, 2 -12 26',
};

/** Standing with the right arm round somebody's waist, seen from behind. */
export const embracing: Pose = {
  ...standing,
  head: [6, -184, 9],
  arms: ['-19 -153, -31 -125, -21 -102', '20 -152, 38 -128, 66 -120'],
  legs: ['-11 -100, -11 -54, -9 -8, -15 -2', '8 -100, 18 -54, 17 -8, 26 -2'],
};

/** Standing close at somebody's right, the head towards their shoulder, seen from behind. */
export const leaningOn: Pose = {
  ...standing,
  lee: 1,
  head: [-11, -181, -17],
  neck: [-3, -160],
  waist: [1, -124],
  hips: [-3, -102],
  arms: ['-21 -151, -34 -130, -46 -114', '17 -153, 25 -126, 21 -98'],
  legs: ['-11 -100, -11 -54, -8 -8, -13 -2', '6 -100, 16 -54, 18 -8, 28 -2'],
  skirt: '0 -50 23, 3 -9 23',
};

/** Sitting close at somebody's right, the head on their shoulder, seen from behind. */
export const nestling: Pose = {
  ...sitting,
  lee: 1,
  head: [-13, -98, -18],
  neck: [-4, -77],
  waist: [2, -38],
  hips: [2, -14],
  arms: ['-22 -67, -32 -44, -28 -24', '17 -70, 29 -46, 18 -22'],
  skirt: '2 -3 26, 2 -3 38',
};

/** Walking to the right with a child's hand in the hand behind. */
export const leading: Pose = {
  ...walking,
  head: [8, -183, 2],
  arms: ['7 -153, 15 -128, 26 -108', '-2 -153, -16 -126, -28 -100'],
  legs: ['-3 -100, 0 -54, -28 -20, -18 -4', '2 -100, 18 -56, 17 -8, 34 -3'],
  skirt: '3 -52 24, 0 -12 27',
};

/** Walking to the right with a child on the shoulders, a hand on its ankle. */
export const bearing: Pose = {
  ...walking,
  arms: ['7 -152, 28 -132, 24 -146', '0 -152, 20 -128, 19 -142'],
};
