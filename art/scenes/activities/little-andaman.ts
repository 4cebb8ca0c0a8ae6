import { wood } from '../../kit/land';
import { gold, noon } from '../../kit/light';
import { inShorts, inSundress } from '../../kit/looks';
import { armRoundWaist } from '../../kit/people-together';
import { blades, foliage, tree } from '../../kit/plants';
import { card, type Scenes } from '../../kit/scene';
import { glints, ripples, sea } from '../../kit/sea';
import { sky, streaks, sun } from '../../kit/sky';
import { rock, stones } from '../../kit/stone';
import { breaker } from '../../kit/surf';
import { type Drawing, down, ellipse, inside, line, path, rect } from '../../kit/svg';
import { surfer } from '../../kit/travel';
import { mist } from '../../kit/wild';

/** One step of the fall: white water in strands. */
function fall(shape: string): Drawing {
  const strands = Array.from({ length: 15 }, (_, i) => {
    const x = 430 + i * 30;
    return `M${x} 100Q${x + (i % 3) * 8} 400 ${x - 20 + (i % 4) * 12} 700`;
  });
  return inside(shape, [
    rect([400, 100], 500, 620, down('#ffffff', '#d8f4ee')),
    line(strands.join(''), '#8fd0d0', 7, { opacity: 0.65, 'stroke-dasharray': '130 36 70 50' }),
  ]);
}

/** What to do on Little Andaman. */
export const littleAndaman: Scenes = {
  // a surfer drops down the green face of a wave in late gold light
  'little-andaman-butler-bay-surf': card(
    { ...gold, sea: ['#d9c480', '#2f8a72', '#145a58'], shallow: '#7fd0a8' },
    (l) => [
      sky(l, { horizon: 340 }),
      sun(l, [240, 250], 62, 6),
      streaks(l, [480, 120], 460, 3),
      wood(l, { x0: 460, x1: 1700, y: 350, height: 150 }, 0.15),
      sea(l, 346),
      glints(l, [240, 346], { height: 560, spread: 110, count: 60 }),
      breaker(l, { x: 330, y: 720, size: 1.45 }),
      surfer(l, { x: 400, y: 600, size: 1.9, turn: 26, flip: true }),
      line('M450 590Q520 540 540 470', l.glint, 6, { opacity: 0.8 }),
      path('M-20 720Q400 690 800 730T1220 710V820H-20z', l.sea[2]),
      ripples(l, { horizon: 720, count: 18, opacity: 0.6 }),
    ],
  ),
  // a couple on a rock looks up at a waterfall in deep forest, three white steps with one shaft of sun
  'little-andaman-waterfall-walk': card(
    { ...noon, rock: ['#1c2a30', '#33454a', '#6d8080'] },
    (l) => [
      rect([0, 0], 1200, 800, down('#7fbf8a', '#14503f')),
      wood(l, { x0: -200, x1: 1400, y: 460, height: 430 }, 0.3),
      wood(l, { x0: -300, x1: 560, y: 560, height: 420 }, 0.12),
      wood(l, { x0: 700, x1: 1500, y: 560, height: 450 }, 0.08),
      path(
        'M300 660Q330 470 400 380T470 180Q500 120 560 126H720Q770 130 790 200T860 380T960 660z',
        l.rock[0],
      ),
      path(
        'M300 660Q330 470 400 380T470 180Q500 120 560 126Q540 260 500 380T460 660zM790 200Q800 300 860 380T960 660H850Q820 520 780 420T760 140z',
        l.rock[1],
      ),
      line(
        'M420 420l60 -20M380 520l90 -16M470 260l50 -10M800 330l50 24M820 450l70 20M350 600l100 -10M840 570l90 14',
        l.rock[2],
        7,
        { opacity: 0.6 },
      ),
      fall('M584 128Q640 118 706 130Q720 190 716 240T760 360H540Q576 280 572 230T584 128z'),
      [
        [500, 372, 130, 70],
        [610, 356, 90, 34],
        [770, 372, 150, 84],
      ].map(([x = 0, y = 0, w = 0, h = 0]) => rock(l, [x, y], w, h)),
      fall('M560 350Q600 338 640 350Q650 420 640 470T660 560H480Q520 500 524 450T560 350z'),
      fall('M664 352Q700 342 734 354Q760 420 764 470T850 570H676Q690 500 676 450T664 352z'),
      [
        [440, 590, 170, 110],
        [664, 560, 84, 90],
        [860, 596, 190, 120],
        [560, 586, 100, 40],
        [760, 590, 110, 46],
      ].map(([x = 0, y = 0, w = 0, h = 0]) => rock(l, [x, y], w, h)),
      fall('M500 566Q560 552 630 568Q650 600 636 630L650 680H430Q470 640 478 600T500 566z'),
      fall('M690 570Q760 556 810 570Q830 610 840 640L870 680H670Q684 630 680 600T690 570z'),
      path('M610 -20H800L990 650H330z', '#fffbd0', { opacity: 0.15 }),
      ellipse([640, 716], 620, 110, '#17706e'),
      ellipse([640, 694], 420, 58, '#5fc4b8', { opacity: 0.7 }),
      [
        [470, 672, 60],
        [560, 684, 80],
        [660, 690, 90],
        [760, 684, 76],
        [840, 672, 54],
      ].map(([x = 0, y = 0, w = 0]) => mist({ ...l, cloud: '#ffffff' }, [x, y], w * 3, 0.5)),
      line('M330 720h120M500 744h190M740 726h150M420 772h110M640 780h160', l.glint, 4, {
        opacity: 0.6,
      }),
      stones(l, [40, 760], [380, 806], 130, 4),
      rock(l, [872, 770], 260, 66),
      stones(l, [1060, 806], [1190, 750], 140, 3),
      tree(l, { x: 20, y: 800, height: 780, near: true }),
      foliage(l, [
        [1140, 110, 3],
        [1020, -20, 2.4],
        [1190, 340, 2.4],
        [380, -30, 2],
      ]),
      blades('#0a2f30', [1190, 850], 190),
      armRoundWaist(l, { x: 840, y: 752, size: 0.6, rim: '#e6f6c8' }, [
        { ...inShorts, pack: '#d9503f' },
        inSundress,
      ]),
    ],
  ),
};
