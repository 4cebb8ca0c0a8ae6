import { shell, starfish } from '../kit/fauna';
import { gold, morning, noon } from '../kit/light';
import { palm } from '../kit/palm';
import { almondLeaf } from '../kit/plants';
import { type Scenes, square } from '../kit/scene';
import { grains, lace, sandRipples } from '../kit/shore';
import { at, down, ellipse, line, path, rect } from '../kit/svg';

/** Small motifs beside the guests' words. */
export const testimonials: Scenes = {
  shell: square(morning, (l) => [
    rect([0, 0], 400, 400, down('#ffe9cc', '#f3d0a4')),
    line('M-10 90Q90 60 200 92T410 80M-10 330Q110 300 220 336T410 320', '#e6bd8c', 5),
    sandRipples('#d9b083', 400, 20),
    grains('#d9b083', 400),
    shell(l, { x: 168, y: 206, size: 0.95, turn: -14 }),
    starfish(l, { x: 330, y: 318, size: 0.6 }, '#ff6b57'),
  ]),
  'palm-shade': square(noon, (l) => [
    rect([0, 0], 400, 400, '#ffe9cc'),
    path('M-10 -10H410V120Q300 170 190 128T-10 160z', l.shallow),
    path('M-10 -10H410V90Q300 140 190 98T-10 130z', l.sea[2]),
    line('M-10 160Q80 90 190 128T410 120', '#ffffff', 7),
    lace(l, [
      [0, 152],
      [90, 108],
      [190, 132],
      [300, 152],
      [400, 126],
    ]),
    sandRipples('#e3c294', 400, 190),
    grains('#e3c294', 400),
    ellipse([150, 330], 120, 30, '#d9ae84'),
    palm(l, { x: 214, y: 340, height: 206, lean: 34 }),
  ]),
  'sea-almond-leaf': square(gold, (l) => [
    rect([0, 0], 400, 400, down('#cfa987', '#b98a72')),
    path('M-10 -10H410V70Q280 120 180 80T-10 110z', '#8fc4c0'),
    line('M-10 112Q90 60 180 82T410 72', '#fff4e0', 8),
    lace(l, [
      [0, 112],
      [90, 74],
      [180, 86],
      [300, 96],
      [400, 78],
    ]),
    sandRipples('#9a7460', 400, 130),
    grains('#9a7460', 400),
    at({ x: 92, y: 330, turn: -38 }, [
      path(almondLeaf, '#7a4c40', { transform: 'translate(6 16)scale(3.7)', opacity: 0.7 }),
      line('M-46 12Q-20 2 20 0', '#a8382a', 9),
      path(almondLeaf, '#c93a2b', { transform: 'scale(3.7)' }),
      path('M0 0C52 -7 81 -33 126 -59C170 -85 222 -89 252 -56C270 -33 274 -15 292 0z', '#e8573a'),
      line(
        [60, 100, 140, 180, 220]
          .map(
            (x) =>
              `M${x} 0Q${x + 24} -20 ${x + 34} ${-(x * 0.3 - x * x * 0.00075) - 12}M${x} 0Q${x + 24} 20 ${x + 34} ${x * 0.3 - x * x * 0.00075 + 12}`,
          )
          .join(''),
        '#ffb08a',
        3.5,
      ),
      line('M0 0H270', '#ffc9a0', 6),
    ]),
    at({ x: 312, y: 330, turn: 24 }, [
      ellipse([4, 12], 42, 20, '#7a4c40', { opacity: 0.6 }),
      path('M-48 0Q-30 -30 6 -28Q38 -24 50 0Q36 26 4 26Q-32 26 -48 0z', '#6f8f4a'),
      path('M-48 0Q-30 -30 6 -28Q38 -24 50 0Q0 -12 -48 0z', '#93ad5c'),
      line('M-46 2Q0 14 48 2', '#55703a', 3.5),
    ]),
  ]),
};
