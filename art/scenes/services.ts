import type { Scenes } from '../kit/scene';
import { dive } from './services/dive';
import { journeys } from './services/journeys';
import { onWater } from './services/on-water';

/** The pictures of the services, by slug. */
export const services: Scenes = {
  ...journeys,
  ...dive,
  ...onWater,
};
