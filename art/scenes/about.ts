import { dinghy } from '../kit/boats';
import { jetty } from '../kit/jetty';
import { ridges, wood } from '../kit/land';
import { gold } from '../kit/light';
import { card, type Scenes } from '../kit/scene';
import { glints, sea } from '../kit/sea';
import { cruiser } from '../kit/ships';
import { cloud, sky, sun } from '../kit/sky';
import { town } from '../kit/town';

/** The pictures of the page about us. */
export const about: Scenes = {
  // fishing boats and a white ferry in a hill-ringed harbour in the gold of late afternoon
  'port-blair-harbour': card(gold, (l) => [
    sky(l, { horizon: 412 }),
    sun(l, [330, 168], 58, 6),
    cloud(l, [520, 236], 250),
    ridges(l, 412, [
      [-200, 620, 170, 0.6],
      [380, 1400, 220, 0.5, 0.6],
    ]),
    wood(l, { x0: 520, x1: 1600, y: 420, height: 130 }, 0.3),
    wood(l, { x0: -400, x1: 380, y: 420, height: 120 }, 0.3),
    town(l, { x0: 600, x1: 1180, y: 414, height: 130 }, { count: 40 }),
    sea(l, 410),
    glints(l, [330, 410], { spread: 150 }),
    cruiser(l, { x: 760, y: 530, size: 1.7 }, { stripe: '#0f86a6', decks: 2, moored: true }),
    dinghy(l, { x: 300, y: 540, size: 1.2 }),
    dinghy(l, { x: 520, y: 616, size: 1.7 }, ['#ff6b57', '#fff4e0']),
    dinghy(l, { x: 980, y: 610, size: 1.6, flip: true }, ['#1f5d4c', '#ffc857']),
    jetty(l, { x: -40, y: 740, size: 1.6 }, 200),
  ]),
};
