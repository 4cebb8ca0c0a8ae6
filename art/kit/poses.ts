import type { Pose } from './figure';

/** Weight on the right leg, the left knee loose, a hand in the pocket, seen from behind. */
export const standing: Pose = {
  view: 'away',
  head: [4, -184, 5],
  neck: [1, -161],
  waist: [0, -124],
  hips: [5, -102],
  broad: 25,
  arms: ['-19 -153, -29 -124, -24 -96', '21 -152, 33 -123, 20 -102'],
  legs: ['-6 -100, -19 -54, -20 -8, -31 -2', '13 -100, 12 -54, 9 -8, 14 -2'],
  skirt: '-1 -50 22, -4 -9 23',
};

/** Walking away from us, the left heel lifted, the right hand out for another's. */
export const strolling: Pose = {
  view: 'away',
  head: [2, -184, 6],
  neck: [0, -161],
  waist: [1, -124],
  hips: [5, -102],
  broad: 25,
  arms: ['-19 -153, -28 -126, -31 -98', '20 -153, 29 -126, 34 -100'],
  legs: ['-5 -100, -9 -56, -15 -26, -19 -8', '12 -100, 12 -54, 8 -8, 12 -1'],
  skirt: '2 -52 23, -2 -12 25',
};

/** Walking to the right. */
export const walking: Pose = {
  view: 'side',
  head: [9, -184, 4],
  neck: [3, -160],
  waist: [0, -122],
  hips: [-1, -102],
  broad: 19,
  arms: ['6 -153, 16 -126, 32 -106', '-1 -153, -17 -128, -17 -101'],
  legs: ['-3 -100, -4 -54, -34 -24, -26 -5', '2 -100, 21 -56, 22 -8, 40 -3'],
  skirt: '3 -52 25, -2 -12 29',
};

/** Half turned to the right, an arm stretched out to point. */
export const pointing: Pose = {
  view: 'side',
  head: [6, -184, -4],
  neck: [1, -160],
  waist: [-2, -122],
  hips: [-3, -102],
  broad: 21,
  arms: ['10 -154, 34 -160, 60 -170', '-8 -152, -22 -126, -10 -106'],
  legs: ['-8 -100, -17 -54, -19 -8, -8 -3', '3 -100, 8 -54, 4 -8, 20 -3'],
  skirt: '-3 -52 23, -5 -10 22',
};

/** Standing turned to the right, both hands before the chest: they hold something flat. */
export const holding: Pose = {
  view: 'side',
  head: [8, -184, -4],
  neck: [2, -160],
  waist: [-1, -122],
  hips: [-2, -102],
  broad: 19,
  arms: ['9 -152, 26 -130, 52 -136', '-4 -152, -2 -122, 28 -124'],
  legs: ['-6 -100, -2 -54, -4 -8, 11 -3', '2 -100, -6 -54, -18 -8, -3 -3'],
  skirt: '-2 -52 22, -5 -10 23',
};

/** Looking far to the right, a hand above the eyes, the other on the hip. */
export const looking: Pose = {
  view: 'side',
  head: [7, -183, -3],
  neck: [1, -160],
  waist: [-3, -122],
  hips: [-5, -102],
  broad: 20,
  arms: ['8 -154, 36 -162, 22 -184', '-7 -152, -27 -128, -10 -108'],
  legs: ['-2 -100, 15 -56, 11 -8, 28 -3', '-7 -100, -8 -54, -11 -8, 5 -3'],
  skirt: '-2 -52 22, -3 -10 22',
};

/** Waving with the right arm, seen from behind. */
export const waving: Pose = {
  ...standing,
  head: [-1, -184, -4],
  arms: ['-19 -153, -29 -124, -22 -100', '20 -154, 40 -174, 36 -206'],
};

/** Sitting on the ground, seen from behind, the right arm propped behind. */
export const sitting: Pose = {
  view: 'away',
  head: [4, -100, 8],
  neck: [0, -77],
  waist: [-2, -38],
  hips: [0, -14],
  broad: 25,
  arms: ['-20 -69, -32 -42, -14 -26', '20 -69, 34 -40, 38 -8'],
  legs: ['-10 -12, -36 -22, -30 -6, -40 -3', '10 -12, 32 -20, 26 -6, 36 -3'],
  skirt: '0 -3 26, 0 -3 38',
};

/** Sitting on a bench that hides the legs, seen from behind; y = 0 is the seat. */
export const seated: Pose = {
  ...sitting,
  arms: ['-20 -69, -31 -42, -24 -14', '20 -69, 32 -42, 24 -20'],
  legs: ['-9 -10, -12 14, -12 44, -18 50', '9 -10, 12 14, 10 44, 16 50'],
  skirt: '0 0 26, 0 42 25',
};

/** Sitting on a low bench and bending over to look down at the right; y = 0 is the floor. */
export const peering: Pose = {
  view: 'side',
  head: [44, -124, 34],
  neck: [30, -110],
  waist: [-4, -78],
  hips: [-22, -56],
  broad: 21,
  arms: ['34 -102, 58 -78, 84 -72', '24 -101, 20 -66, 46 -50'],
  legs: ['-16 -54, 30 -54, 24 -8, 42 -3', '-20 -52, 24 -50, 14 -8, 32 -3'],
  skirt: '26 -44 15, 24 -12 19',
};

/** Climbing away from us, the left foot on the next step. */
export const climbing: Pose = {
  view: 'away',
  head: [5, -186, 5],
  neck: [3, -162],
  waist: [0, -124],
  hips: [2, -102],
  broad: 25,
  arms: ['-17 -154, -34 -134, -28 -108', '22 -153, 32 -126, 26 -98'],
  legs: ['-9 -100, -22 -72, -15 -34, -22 -26', '10 -100, 11 -54, 7 -10, 10 -2'],
  skirt: '-2 -56 25, 0 -18 24',
};

/** Climbing to the right with a stick in the forward hand. */
export const hiking: Pose = {
  view: 'side',
  head: [18, -182, 4],
  neck: [10, -159],
  waist: [2, -122],
  hips: [-3, -102],
  broad: 19,
  arms: ['14 -152, 26 -126, 44 -118', '6 -151, -4 -124, 14 -106'],
  legs: ['-5 -100, -8 -54, -32 -18, -20 -4', '1 -100, 24 -66, 18 -20, 36 -14'],
  skirt: '4 -52 24, 0 -12 26',
};

/** Bent over a bed of plants, facing right, both hands in the leaves. */
export const weeding: Pose = {
  view: 'side',
  head: [58, -128, 34],
  neck: [40, -118],
  waist: [8, -108],
  hips: [-14, -94],
  broad: 19,
  arms: ['36 -112, 42 -80, 56 -52', '30 -110, 28 -78, 42 -46'],
  legs: ['-10 -92, -14 -50, -20 -8, -4 -3', '-14 -92, 0 -50, -8 -8, 8 -3'],
  skirt: '-8 -46 22, -12 -12 22',
};
