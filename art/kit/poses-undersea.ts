import type { Pose } from './figure';

/** Walking slowly on the sea bed to the right, leaning into the water, a hand held out ahead. */
export const wading: Pose = {
  view: 'side',
  head: [27, -176, 7],
  neck: [16, -153],
  waist: [3, -116],
  hips: [-5, -96],
  broad: 22,
  arms: ['24 -144, 48 -122, 78 -134', '4 -144, -20 -118, -38 -94'],
  legs: ['-10 -94, -8 -50, -42 -22, -34 -4', '0 -94, 32 -68, 22 -24, 41 -15'],
};

/** Walking on the sea bed to the right, one hand behind for another's, the other on a rail ahead. */
export const towing: Pose = {
  ...wading,
  head: [22, -177, 3],
  arms: ['20 -146, 46 -122, 70 -106', '2 -146, -26 -128, -50 -108'],
  legs: ['-10 -94, -2 -50, -30 -18, -18 -3', '0 -94, 28 -62, 22 -18, 42 -10'],
};

/** Walking on the sea bed to the right at somebody's hand, the near hand on a rail. */
export const towed: Pose = {
  ...wading,
  head: [28, -175, 9],
  broad: 20,
  arms: ['25 -144, 50 -126, 76 -120', '8 -143, 2 -114, 31 -116'],
  legs: ['-9 -94, 8 -54, -10 -14, 9 -4', '-2 -94, -4 -50, -38 -24, -32 -5'],
};

/** Going down a ladder at the right, hands on its two rails, the far foot a rung higher. */
export const descending: Pose = {
  view: 'side',
  head: [15, -177, 8],
  neck: [7, -154],
  waist: [-7, -116],
  hips: [-15, -95],
  broad: 22,
  arms: ['15 -147, 42 -128, 73 -146', '0 -145, 14 -114, 43 -127'],
  legs: ['-17 -93, 29 -86, 26 -42, 46 -37', '-10 -93, 17 -54, 24 -8, 45 -3'],
};
