import type { Pose } from './figure';

/** Running to the right with both arms out, 116 tall. */
export const running: Pose = {
  view: 'side',
  child: true,
  head: [12, -104, 8],
  neck: [6, -88],
  waist: [0, -64],
  hips: [-2, -52],
  broad: 12.5,
  arms: ['9 -83, 24 -90, 38 -104', '4 -83, -12 -78, -26 -90'],
  legs: ['-3 -52, -10 -28, -34 -26, -40 -16', '0 -52, 17 -34, 14 -8, 25 -5'],
  skirt: '0 -32 15, -2 -16 16',
};

/** Walking away, the left hand held up in a grown-up's, 112 tall. */
export const led: Pose = {
  view: 'away',
  child: true,
  head: [3, -101, 6],
  neck: [1, -86],
  waist: [1, -62],
  hips: [2, -50],
  broad: 15,
  arms: ['-11 -82, -22 -90, -27 -104', '13 -82, 20 -66, 19 -50'],
  legs: ['-4 -50, -5 -28, -8 -14, -10 -4', '6 -50, 7 -26, 5 -5, 8 -1'],
  skirt: '1 -28 17, 0 -14 18',
};

/** Pointing up to the right, half turned, 112 tall. */
export const showing: Pose = {
  view: 'side',
  child: true,
  head: [4, -101, -8],
  neck: [0, -86],
  waist: [-2, -62],
  hips: [-2, -50],
  broad: 13,
  arms: ['6 -82, 20 -94, 36 -110', '-5 -82, -14 -66, -10 -50'],
  legs: ['-5 -50, -9 -26, -12 -5, -4 -2', '2 -50, 5 -26, 3 -5, 12 -2'],
  skirt: '-2 -28 16, -3 -14 16',
};

/** Riding on somebody's shoulders to the right, an arm held high; y = 0 is the neck below. */
export const riding: Pose = {
  view: 'side',
  child: true,
  head: [2, -62, -6],
  neck: [-3, -46],
  waist: [-8, -22],
  hips: [-7, -6],
  broad: 13,
  arms: ['3 -42, 20 -52, 30 -72', '-6 -42, -3 -26, 8 -18'],
  legs: ['-4 -4, 16 0, 20 22, 28 24', '-7 -3, 12 2, 14 26, 22 29'],
};

/** Crouching over something on the ground at the right, 70 tall. */
export const crouching: Pose = {
  view: 'side',
  child: true,
  head: [17, -62, 16],
  neck: [8, -48],
  waist: [-4, -26],
  hips: [-8, -14],
  broad: 13,
  arms: ['11 -43, 20 -26, 30 -10', '5 -43, 12 -24, 24 -8'],
  legs: ['-6 -14, 16 -30, 6 -5, 16 -2', '-8 -13, 12 -26, 0 -4, 11 -1'],
  skirt: '2 -14 14, 3 -10 14',
};
