import type { Pose } from './figure';

/** Sitting in a kayak that goes right, the paddle's near blade in the water; y = 0 is the seat. */
export const paddling: Pose = {
  view: 'side',
  head: [18, -98, 6],
  neck: [11, -76],
  waist: [-2, -38],
  hips: [-4, -12],
  broad: 20,
  arms: ['17 -68, 34 -70, 22 -86', '6 -67, 14 -40, 36 -42'],
  legs: ['-2 -8, 34 -16, 60 -2, 70 -8', '-4 -6, 30 -12, 56 2, 66 -4'],
};

/** Sitting astride and leaning forward to a handlebar at the right; y = 0 is the seat. */
export const astride: Pose = {
  view: 'side',
  head: [32, -96, 8],
  neck: [21, -76],
  waist: [2, -42],
  hips: [-6, -16],
  broad: 20,
  arms: ['26 -69, 38 -52, 62 -52', '17 -68, 28 -44, 54 -48'],
  legs: ['-4 -14, 36 -20, 20 18, 36 24', '-6 -12, 32 -12, 16 26, 34 30'],
};

/** Hanging in a harness, hands at the straps, seen from behind; y = 0 is just below the feet. */
export const hanging: Pose = {
  view: 'away',
  head: [3, -172, 6],
  neck: [0, -150],
  waist: [1, -114],
  hips: [4, -92],
  broad: 23,
  arms: ['-18 -143, -34 -156, -20 -184', '19 -143, 36 -158, 22 -186'],
  legs: ['-7 -90, -22 -56, -16 -18, -22 -4', '11 -90, 24 -50, 26 -8, 34 4'],
};

/** Crouching on a board that goes right, arms out; y = 0 is the board. */
export const surfing: Pose = {
  view: 'side',
  head: [34, -128, 10],
  neck: [22, -110],
  waist: [2, -80],
  hips: [-12, -64],
  broad: 20,
  arms: ['28 -104, 56 -104, 80 -112', '17 -103, -10 -112, -36 -104'],
  legs: ['-6 -62, 38 -58, 36 -8, 56 -3', '-12 -60, -8 -30, -42 -10, -26 -3'],
};
