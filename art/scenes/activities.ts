import type { Scenes } from '../kit/scene';
import { baratang } from './activities/baratang';
import { diglipur } from './activities/diglipur';
import { havelock } from './activities/havelock';
import { jollyBuoy } from './activities/jolly-buoy';
import { littleAndaman } from './activities/little-andaman';
import { neil } from './activities/neil';
import { northbay } from './activities/northbay';
import { rangat } from './activities/rangat';
import { rossIsland } from './activities/ross-island';

/** The pictures of what to do on the islands: island first, then the thing. */
export const activities: Scenes = {
  ...rossIsland,
  ...havelock,
  ...neil,
  ...baratang,
  ...diglipur,
  ...rangat,
  ...northbay,
  ...littleAndaman,
  ...jollyBuoy,
};
