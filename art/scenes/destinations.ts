import type { Scenes } from '../kit/scene';
import { north } from './destinations/north';
import { south } from './destinations/south';

/** The pictures of the islands, by slug. */
export const destinations: Scenes = {
  ...south,
  ...north,
};
