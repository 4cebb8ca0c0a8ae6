import { breaker } from '../../kit/coast';
import { wood } from '../../kit/land';
import { gold, noon } from '../../kit/light';
import { couple } from '../../kit/people';
import { blades, foliage, tree } from '../../kit/plants';
import { card, type Scenes } from '../../kit/scene';
import { glints, ripples, sea } from '../../kit/sea';
import { sky, streaks, sun } from '../../kit/sky';
import { rock, stones } from '../../kit/stone';
import { down, ellipse, line, path, rect } from '../../kit/svg';
import { surfer } from '../../kit/travel';

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
  // a waterfall like a white fan over dark stone in deep forest, one shaft of midday sun on it
  'little-andaman-waterfall-walk': card(
    { ...noon, rock: ['#1c2a30', '#33454a', '#5f7272'] },
    (l) => [
      rect([0, 0], 1200, 800, '#14503f'),
      wood(l, { x0: -200, x1: 1400, y: 420, height: 420 }, 0.12),
      rock(l, [620, 660], 900, 480),
      path(
        'M560 190Q610 170 680 190Q700 320 760 440T900 650H380Q480 540 530 430T560 190z',
        down('#ffffff', '#d4f4ee'),
      ),
      line(
        'M590 230Q580 360 500 520M620 220Q620 400 590 600M650 230Q670 380 720 560M670 260Q720 420 820 610M560 300Q530 420 440 600',
        '#8fd0d0',
        7,
        { opacity: 0.7 },
      ),
      rock(l, [480, 560], 170, 120),
      rock(l, [800, 600], 150, 110),
      path('M560 -20H760L900 640H420z', '#fffbd0', { opacity: 0.16 }),
      ellipse([640, 690], 560, 90, '#1f7f7c'),
      ellipse([640, 670], 380, 44, '#8fe0d4', { opacity: 0.6 }),
      ellipse([640, 656], 280, 22, '#ffffff', { opacity: 0.85 }),
      stones(l, [60, 760], [420, 800], 130, 4),
      stones(l, [880, 800], [1180, 750], 140, 4),
      tree(l, { x: 110, y: 760, height: 760, near: true }),
      foliage(l, [
        [1130, 120, 3],
        [1020, -10, 2.6],
        [330, -10, 2.4],
        [1180, 360, 2.2],
      ]),
      blades('#0a2f30', [1090, 840], 260),
      couple(l, { x: 330, y: 750, size: 1.6 }),
    ],
  ),
};
