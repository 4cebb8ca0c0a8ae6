import { speedboat } from '../../kit/boats';
import { lighthouse } from '../../kit/buildings';
import { starfish } from '../../kit/fauna';
import { ridges, wood } from '../../kit/land';
import { dawn, monsoon, noon, underwater } from '../../kit/light';
import { hanging } from '../../kit/palm';
import { mangroves } from '../../kit/plants';
import { bucket } from '../../kit/props';
import { bommie, coral, floor, reef, shafts, surface, water } from '../../kit/reef';
import { card, type Scenes } from '../../kit/scene';
import { glints, sea } from '../../kit/sea';
import { fish, school } from '../../kit/seafolk';
import { beach, footprints } from '../../kit/shore';
import { cloud, rain, sky, streaks, sun } from '../../kit/sky';
import { stones } from '../../kit/stone';
import { path } from '../../kit/svg';

/** The family packages. */
export const family: Scenes = {
  // a toy bucket on pale sand at noon, ankle-deep green water behind it
  'family-4-nights-5-days': card(noon, (l) => [
    sky(l, { horizon: 260 }),
    cloud(l, [260, 170], 330),
    cloud(l, [960, 120], 240),
    ridges(l, 260, [[640, 1260, 90, 0.55, 0.6]]),
    sea(l, 260),
    beach(
      l,
      [
        [-20, 520],
        [240, 470],
        [520, 500],
        [800, 450],
        [1220, 480],
      ],
      { shallow: 150, marks: 40 },
    ),
    footprints(l, [300, 790], [900, 520]),
    starfish(l, { x: 400, y: 640 }, '#ffb35c'),
    bucket(l, { x: 700, y: 664, size: 1.7 }),
    hanging(l, [
      { x: -30, y: 20, size: 3.6, turn: 24 },
      { x: -20, y: -30, size: 3.2, turn: 4, droop: 2 },
    ]),
  ]),
  // the flat keel of a glass-bottomed boat above round corals, from under water
  'family-5-nights-6-days': card(underwater, (l) => [
    water(l),
    shafts(l, 640),
    surface(l, 150),
    path('M260 120Q420 96 640 96T1010 120Q960 210 860 232H410Q310 210 260 120z', '#0c5474'),
    path('M290 150Q640 190 980 150Q940 216 860 232H410Q330 216 290 150z', '#083f5c'),
    path('M470 206H800L776 232H494z', l.glow),
    school(l, [330, 420], { count: 20 }),
    floor(l, 640),
    bommie(l, [940, 640], 230, 150),
    coral(l, 'brain', { x: 930, y: 540, size: 2 }, '#ffb35c'),
    coral(l, 'brain', { x: 640, y: 690, size: 2.4 }, '#f2789f'),
    coral(l, 'branch', { x: 1090, y: 600, size: 1.4 }, '#ff6b57'),
    coral(l, 'brain', { x: 380, y: 730, size: 1.6 }, '#ffd66b'),
    reef(l, [40, 740], [1180, 770], 1, 9),
    fish(l, { x: 620, y: 460, size: 0.9 }),
  ]),
  // a striped lighthouse on a wooded hill at dawn, a launch crossing the bay below
  'family-6-nights-7-days': card(dawn, (l) => [
    sky(l, { horizon: 500 }),
    sun(l, [370, 430], 52),
    streaks(l, [420, 200], 520),
    ridges(l, 500, [
      [-100, 480, 90, 0.7],
      [300, 900, 60, 0.6],
    ]),
    sea(l, 500),
    glints(l, [370, 500], { spread: 120 }),
    lighthouse(l, { x: 700, y: 364, size: 0.98 }),
    wood(l, { x0: 420, x1: 1340, y: 560, height: 280 }, 0.1),
    stones(l, [450, 568], [1180, 590], 50, 12),
    speedboat(l, { x: 450, y: 660, size: 1.1 }),
  ]),
  // a boat's bow enters a mangrove creek under grey cloud
  'family-7-nights-8-days': card(monsoon, (l) => [
    sky(l, { horizon: 420 }),
    cloud(l, [340, 150], 460),
    cloud(l, [860, 110], 540),
    wood(l, { x0: 380, x1: 840, y: 424, height: 120 }, 0.55),
    sea(l, 420, { waves: 30 }),
    mangroves(l, { x0: 140, x1: 500, y: 470, height: 210 }, 0.3),
    mangroves(l, { x0: 740, x1: 1100, y: 470, height: 210 }, 0.3),
    mangroves(l, { x0: -160, x1: 300, y: 590, height: 410 }, 0.05),
    mangroves(l, { x0: 930, x1: 1380, y: 590, height: 410 }, 0.05),
    path('M600 560Q700 640 760 820H440Q500 640 600 560z', '#a5442f'),
    path('M600 560Q626 640 640 820H560Q574 640 600 560z', '#7c3225'),
    path(
      'M600 560Q700 640 760 820H730Q680 650 600 582Q520 650 470 820H440Q500 640 600 560z',
      '#f0e2c4',
    ),
    rain(l, { count: 40 }),
  ]),
};
