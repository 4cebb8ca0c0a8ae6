import type { Pose } from './figure';

/*
 * Sitting in a boat, the seat at y = 0, 112 tall; the hull hides the legs. One faces right.
 */

/** Upright, the hands in the lap. */
export const aboard: Pose = {
  view: 'side',
  head: [8, -97, 2],
  neck: [3, -75],
  waist: [-2, -38],
  hips: [-4, -12],
  broad: 20,
  arms: ['12 -68, 26 -44, 40 -38', '-2 -68, -8 -38, 18 -26'],
};

/** An arm stretched out ahead to point. */
export const spotting: Pose = {
  ...aboard,
  head: [9, -97, -7],
  arms: ['11 -69, 38 -80, 66 -92', '-2 -68, -14 -40, 10 -30'],
};

/** Bent forward over the rail to look down, the forearm on it. */
export const overRail: Pose = {
  ...aboard,
  head: [38, -83, 30],
  neck: [23, -69],
  waist: [2, -38],
  arms: ['28 -61, 40 -34, 64 -34', '18 -60, 20 -32, 46 -30'],
};

/** A hand on the hat, against the wind. */
export const holdingHat: Pose = {
  ...aboard,
  head: [6, -97, -5],
  arms: ['12 -68, 26 -44, 40 -38', '1 -69, -20 -92, -4 -110'],
};

/** An arm round a child in front. */
export const sheltering: Pose = {
  ...aboard,
  head: [9, -95, 10],
  arms: ['14 -67, 34 -56, 40 -34', '2 -66, 18 -42, 40 -44'],
};

/** Seen from behind, an arm along the rail at the left. */
export const backToUs: Pose = {
  view: 'away',
  head: [5, -98, 10],
  neck: [0, -76],
  waist: [-1, -38],
  hips: [0, -12],
  broad: 25,
  arms: ['-19 -69, -38 -52, -46 -34', '20 -69, 31 -42, 24 -20'],
};

/** A child, upright, an arm held up ahead. */
export const smallAboard: Pose = {
  view: 'side',
  child: true,
  head: [4, -60, -6],
  neck: [0, -45],
  waist: [-2, -22],
  hips: [-3, -8],
  broad: 13,
  arms: ['7 -41, 20 -50, 32 -64', '-3 -40, 2 -24, 14 -20'],
};
