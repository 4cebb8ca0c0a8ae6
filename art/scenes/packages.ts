import type { Scenes } from '../kit/scene';
import { family } from './packages/family';
import { flagship } from './packages/flagship';
import { honeymoon } from './packages/honeymoon';
import { posters } from './packages/posters';

/** The pictures of the packages, by slug. */
export const packages: Scenes = {
  ...family,
  ...honeymoon,
  ...posters,
  ...flagship,
};
