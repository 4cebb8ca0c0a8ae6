import { lighthouse } from '../kit/buildings';
import { jetty } from '../kit/jetty';
import { lampPost } from '../kit/lamps';
import { ridges, wood } from '../kit/land';
import { dawn, ember, monsoon, morning, night, noon } from '../kit/light';
import { inSaree, inShirt } from '../kit/looks';
import { person } from '../kit/people';
import { pointing, standing } from '../kit/poses';
import { bicycle } from '../kit/road';
import { card, type Scenes } from '../kit/scene';
import { glints, ripples, sea, swell } from '../kit/sea';
import { flyingFish, splash } from '../kit/seafolk';
import { catamaran, cruiser, headOn, workhorse } from '../kit/ships';
import { cloud, milkyWay, rain, sky, stars, streaks, sun } from '../kit/sky';
import { stones } from '../kit/stone';
import { line, path } from '../kit/svg';
import { town } from '../kit/town';

/** The pictures of the ferry operators, by slug; no ship wears a real livery. */
export const cruise: Scenes = {
  // a white catamaran heads out of a harbour at dawn, a lighthouse on the hill behind it
  makruzz: card(dawn, (l) => [
    sky(l, { horizon: 450 }),
    sun(l, [800, 396], 60),
    streaks(l, [760, 150], 620, 4),
    ridges(l, 450, [[880, 1400, 110, 0.65]]),
    lighthouse(l, { x: 410, y: 292, size: 0.5 }, { beam: true }),
    wood(l, { x0: -160, x1: 700, y: 456, height: 215 }, 0.25),
    town(l, { x0: 130, x1: 600, y: 452, height: 90 }, { lamps: true, count: 22 }),
    sea(l, 450),
    glints(l, [800, 450], { spread: 120 }),
    jetty(l, { x: -30, y: 470 }, 330),
    catamaran(l, { x: 600, y: 620, size: 1.9 }),
    stones(l, [-20, 800], [330, 815], 110, 4),
  ]),
  // a green-and-white ferry at noon, flying fish skim away
  'green-ocean': card(noon, (l) => [
    sky(l, { horizon: 380 }),
    cloud(l, [250, 180], 380),
    cloud(l, [1010, 240], 260),
    ridges(l, 380, [
      [-100, 420, 80, 0.6],
      [820, 1330, 110, 0.45],
    ]),
    sea(l, 380, { waves: 60 }),
    cruiser(l, { x: 592, y: 560, size: 2.05 }, { stripe: '#2f8f5b', decks: 2 }),
    [
      [800, 668, 1.2, -14],
      [930, 640, 0.9, -20],
      [700, 726, 1.4, -8],
      [900, 724, 1.1, -16],
    ].map(([x = 0, y = 0, size = 1, turn = 0]) => flyingFish(l, { x, y, size, turn })),
    ripples(l, { horizon: 620, count: 30 }),
  ]),
  // a sleek ferry on a copper sea at sunset, windows lit in one long row
  'itt-majestic': card(ember, (l) => [
    sky(l, { horizon: 430 }),
    sun(l, [446, 390], 80, 5),
    streaks(l, [760, 130], 720, 5),
    ridges(l, 430, [
      [700, 1320, 130, 0.35, 0.6],
      [-100, 260, 60, 0.5],
    ]),
    sea(l, 430),
    glints(l, [446, 430], { spread: 230, count: 120 }),
    catamaran(l, { x: 594, y: 600, size: 2.2 }, { stripe: '#3a1d45', hull: '#e9c8b4' }),
    line('M423 501H664', '#ffe7a0', 10.6, { 'stroke-dasharray': '16 7', 'stroke-linecap': 'butt' }),
    line('M430 654H720M520 684H650M400 714H590', '#ffd58a', 5, {
      opacity: 0.7,
      'stroke-dasharray': '40 30',
    }),
  ]),
  // a blue bow ploughs through monsoon rollers under slanting rain
  nautika: card(monsoon, (l) => [
    sky(l, { horizon: 420 }),
    cloud(l, [300, 180], 620),
    cloud(l, [900, 140], 660),
    ridges(l, 420, [[-60, 480, 110, 0.75]]),
    sea(l, 420, { calm: true }),
    swell(l, 470, 34, 0.2),
    headOn(l, { x: 600, y: 560, size: 2.2 }, { stripe: '#1f6f9e' }),
    swell(l, 590, 46, 0.45),
    splash(l, [490, 590], 1.8),
    splash(l, [720, 590], 1.8),
    swell(l, 700, 56, 0.75),
    rain(l, { count: 150 }),
  ]),
  // a small ferry at a lamp-lit jetty by night, the Milky Way over its mast
  'sea-link': card(night, (l) => [
    sky(l, { horizon: 500 }),
    stars(l, { height: 480, count: 110 }),
    milkyWay(l, { x: 640, y: 220, length: 1100 }),
    ridges(l, 500, [
      [-100, 420, 100, 0.35],
      [620, 1330, 140, 0.25],
    ]),
    sea(l, 500, { waves: 30 }),
    cruiser(l, { x: 540, y: 610, size: 2 }, { stripe: '#2a6f9c', decks: 1, moored: true }),
    line('M376 507H630', '#ffd58a', 12, { 'stroke-dasharray': '16 8', 'stroke-linecap': 'butt' }),
    jetty(l, { x: 750, y: 610, size: 1.2 }, 520),
    [810, 980, 1150].map((x) => [
      lampPost(l, { x, y: 612, size: 1.1 }),
      line(`M${x + 10} 690h26M${x} 720h40M${x + 14} 750h20`, '#ffd58a', 5, { opacity: 0.7 }),
    ]),
    stones(l, [-20, 810], [460, 830], 90, 6),
  ]),
  // an old white ship with a rust-red funnel takes on sacks and bicycles, early morning
  'government-ferries': card(morning, (l) => [
    sky(l, { horizon: 430 }),
    sun(l, [960, 236], 52, 6),
    cloud(l, [860, 150], 280),
    ridges(l, 430, [
      [600, 1300, 120, 0.6],
      [-100, 500, 90, 0.7],
    ]),
    sea(l, 430),
    glints(l, [960, 430], { spread: 100, count: 60 }),
    workhorse(l, { x: 602, y: 644, size: 2.55 }, { moored: true }),
    path('M-20 690H1220V820H-20z', '#c3b6a0'),
    path('M-20 690H1220V712H-20z', '#e2d6bf'),
    line(
      'M0 760H1200M180 712V760M520 712V760M860 712V760M340 760V800M700 760V800M1040 760V800',
      '#a3957d',
      3,
    ),
    [
      [250, 742, 1.1],
      [310, 748, 1.25],
      [372, 744, 1],
      [282, 706, 1],
    ].map(([x = 0, y = 0, s = 1]) =>
      path(
        `M${x - 30 * s} ${y}q${-8 * s} ${-40 * s} ${14 * s} ${-46 * s}l${10 * s} ${-12 * s}h${14 * s}l${6 * s} ${12 * s}q${26 * s} ${8 * s} ${18 * s} ${46 * s}z`,
        '#b98f5f',
        { stroke: '#8f6b43', 'stroke-width': 2 },
      ),
    ),
    bicycle(l, { x: 540, y: 752, size: 0.9 }),
    bicycle(l, { x: 880, y: 764, size: 1, flip: true }, '#1f6f9e'),
    person(l, { x: 440, y: 764, size: 0.58, light: 'right' }, pointing, {
      ...inShirt,
      top: '#1f5d4c',
    }),
    person(l, { x: 722, y: 762, size: 0.54, light: 'right' }, standing, inSaree),
  ]),
};
