import type { Scenes } from '../kit/scene';
import { charts } from './planning/chart';
import { counters } from './planning/counter';
import { gates } from './planning/gate';
import { islandsOnAChart } from './planning/islands-on-a-chart';
import { weather } from './planning/seasons';
import { stillLifes } from './planning/still-lifes';
import { people } from './planning/travellers';

/** The banners of the pages that help to plan. */
export const planning: Scenes = {
  ...stillLifes,
  ...weather,
  ...gates,
  ...counters,
  ...charts,
  ...islandsOnAChart,
  ...people,
};
