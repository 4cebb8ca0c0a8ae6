import { shell, starfish } from '../kit/fauna';
import { gold, morning, noon } from '../kit/light';
import { palm } from '../kit/palm';
import { broadLeaf } from '../kit/plants';
import { type Scenes, square } from '../kit/scene';
import { grains } from '../kit/shore';
import { down, ellipse, line, path, rect } from '../kit/svg';

/** Small motifs beside the guests' words. */
export const testimonials: Scenes = {
  shell: square(morning, (l) => [
    rect([0, 0], 400, 400, down('#ffe9cc', '#f3d0a4')),
    line('M-10 90Q90 60 200 92T410 80M-10 330Q110 300 220 336T410 320', '#e6bd8c', 5),
    grains('#d9b083', 400),
    shell(l, { x: 168, y: 206, size: 0.95, turn: -14 }),
    starfish(l, { x: 330, y: 318, size: 0.6 }, '#ff6b57'),
  ]),
  'palm-shade': square(noon, (l) => [
    rect([0, 0], 400, 400, '#ffe9cc'),
    path('M-10 -10H410V120Q300 170 190 128T-10 160z', l.shallow),
    path('M-10 -10H410V90Q300 140 190 98T-10 130z', l.sea[2]),
    line('M-10 160Q80 90 190 128T410 120', '#ffffff', 7),
    grains('#e3c294', 400),
    ellipse([150, 330], 120, 30, '#d9ae84'),
    palm(l, { x: 210, y: 336, height: 236, lean: 34 }),
  ]),
  'sea-almond-leaf': square(gold, () => [
    rect([0, 0], 400, 400, down('#cfa987', '#b98a72')),
    path('M-10 -10H410V70Q280 120 180 80T-10 110z', '#8fc4c0'),
    line('M-10 112Q90 60 180 82T410 72', '#fff4e0', 8),
    grains('#9a7460', 400),
    broadLeaf('#8a5a4c', '#7a4c40', [92, 330], 270, -38),
    broadLeaf('#d9432f', '#ffb08a', [86, 318], 270, -38),
  ]),
};
