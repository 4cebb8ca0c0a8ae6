import type { Scenes } from '../kit/scene';
import { family } from './packages/family';
import { flagship } from './packages/flagship';
import { honeymoon } from './packages/honeymoon';

/** The pictures of the packages, by slug. */
export const packages: Scenes = {
  ...family,
  ...honeymoon,
  ...flagship,
};
