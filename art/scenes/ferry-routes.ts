import { hut, lighthouse } from '../kit/buildings';
import { jetty, walkway } from '../kit/jetty';
import { lampGlow, lampPost } from '../kit/lamps';
import { ridges, wood } from '../kit/land';
import { dawn, gold, lit, monsoon, night, noon, twilight } from '../kit/light';
import { inKurta, inShirt } from '../kit/looks';
import { palm } from '../kit/palm';
import { company } from '../kit/people';
import { blades } from '../kit/plants';
import { standing, waving } from '../kit/poses';
import { card, type Scenes } from '../kit/scene';
import { glints, sea } from '../kit/sea';
import { catamaran, cruiser, lifebuoy } from '../kit/ships';
import { birds, cloud, rainCurtain, sky, stars, streaks, sun } from '../kit/sky';
import { stones } from '../kit/stone';
import { circle, line, path, spread } from '../kit/svg';
import { sternWake, town } from '../kit/town';

/** The pictures of the crossings, by slug: every direction has its own hour. */
export const ferryRoutes: Scenes = {
  // between a lighthouse headland and a wooded island as the sun comes up
  'port-blair-to-havelock': card(
    { ...gold, sky: ['#6f93b5', '#c9b6b4', '#ffce9a', '#ffe3a8'] },
    (l) => [
      sky(l, { horizon: 440 }),
      sun(l, [620, 420], 84, 5),
      streaks(l, [640, 160], 680, 4),
      ridges(l, 440, [[300, 900, 60, 0.65]]),
      sea(l, 440),
      glints(l, [620, 440], { spread: 190, count: 110 }),
      wood(l, { x0: 860, x1: 1500, y: 520, height: 210 }, 0.15),
      lighthouse(l, { x: 150, y: 352, size: 0.95 }),
      wood(l, { x0: -320, x1: 420, y: 580, height: 300 }, 0.05),
      stones(l, [20, 590], [420, 590], 44, 8),
      cruiser(l, { x: 660, y: 620, size: 1.45 }, { stripe: '#0f86a6' }),
    ],
  ),
  // towards a town on hills with its first lamps lit, violet sky
  'havelock-to-port-blair': card(twilight, (l) => [
    sky(l, { horizon: 470 }),
    streaks(l, [360, 170], 560, 4),
    stars(l, { height: 200, count: 30 }),
    ridges(l, 470, [[300, 1400, 250, 0.45, 0.65]]),
    wood(l, { x0: 420, x1: 1500, y: 474, height: 130 }, 0.25),
    town(l, { x0: 520, x1: 1190, y: 470, height: 170 }, { lamps: true, count: 46 }),
    sea(l, 470),
    line(
      'M560 484h20M650 490h30M740 484h20M830 492h34M930 486h22M1030 490h28M1120 486h20M690 506h26M900 510h30M1050 512h24',
      '#ffd58a',
      4,
      { opacity: 0.7 },
    ),
    catamaran(l, { x: 590, y: 640, size: 1.9 }),
    line('M476 553H632', '#ffd58a', 11, { 'stroke-dasharray': '15 7', 'stroke-linecap': 'butt' }),
    birds(l, [260, 300], 6),
  ]),
  // nearing a flat green island at noon, pale turquoise shallows around the pier
  'port-blair-to-neil': card(noon, (l) => [
    sky(l, { horizon: 330 }),
    cloud(l, [300, 150], 420),
    cloud(l, [930, 200], 300),
    wood(l, { x0: 80, x1: 1500, y: 352, height: 74 }, 0.12),
    sea(l, 350),
    path('M60 352Q500 342 1220 350V540Q900 570 640 470T60 352z', l.shallow, { opacity: 0.5 }),
    path('M200 354Q600 348 1220 354V450Q960 470 740 410T200 354z', l.shallow, { opacity: 0.9 }),
    path('M140 352Q600 340 1220 346V372Q900 368 700 366T140 352z', l.sand),
    palm(l, { x: 420, y: 360, height: 120, lean: 20 }),
    palm(l, { x: 480, y: 360, height: 96, lean: -18 }),
    palm(l, { x: 1050, y: 366, height: 150, lean: 24 }),
    line('M672 430v26M712 430v24M720 406v22M756 406v16M764 388v14', '#5a4436', 6),
    walkway(l, [694, 432, 26], [800, 362, 7]),
    hut(l, { x: 1130, y: 372, size: 0.8 }),
    cruiser(l, { x: 575, y: 600, size: 1.65 }, { stripe: '#ff6b57', decks: 2 }),
  ]),
  // pulling away from a long pier under a towering monsoon cloud, rain out at sea
  'neil-to-port-blair': card(monsoon, (l) => [
    sky(l, { horizon: 480 }),
    rainCurtain(l, [950, 250], 330, 232),
    cloud({ ...l, cloud: '#dfe6df', cloudShade: '#6f8890' }, [760, 300], 760),
    cloud({ ...l, cloud: '#eef1e8', cloudShade: '#93a8aa' }, [720, 210], 520),
    cloud({ ...l, cloud: '#6f868d', cloudShade: '#465d68' }, [930, 290], 560),
    ridges(l, 480, [[-100, 480, 60, 0.7]]),
    sea(l, 480),
    catamaran(l, { x: 640, y: 590, size: 1.5, flip: true }, { stripe: '#ffc857' }),
    jetty(l, { x: 330, y: 700, size: 1.9 }, 520),
    lampPost(l, { x: 760, y: 700, size: 1.4 }),
    company(l, { x: 600, y: 704, size: 0.46 }, [
      { pose: waving, look: { ...inShirt, top: '#ff6b57' }, x: -36 },
      {
        pose: standing,
        look: { ...inKurta, top: '#ffc857', scarf: '#d6497f' },
        x: 44,
        size: 0.93,
        flip: true,
      },
    ]),
    palm(l, { x: 90, y: 830, height: 560, lean: 60, near: true }),
  ]),
  // from a ferry's stern at first light, a forested island sinks behind a straight white wake
  'havelock-to-neil': card(dawn, (l) => [
    sky(l, { horizon: 360 }),
    sun(l, [208, 324], 46),
    streaks(l, [760, 120], 600, 4),
    ridges(l, 360, [[-100, 420, 60, 0.7]]),
    wood(l, { x0: 360, x1: 1060, y: 364, height: 150 }, 0.3),
    sea(l, 360),
    sternWake(l, [700, 364], 300),
    path('M-20 690Q600 640 1220 690V820H-20z', lit(l, '#f6efe0')),
    path('M-20 730Q600 684 1220 730V820H-20z', lit(l, '#1d5f8c')),
    line(
      'M-10 590Q600 545 1210 590M-10 640Q600 596 1210 640M90 584V686M330 568V668M600 562V660M870 568V668M1110 584V686',
      lit(l, '#fdf8ee'),
      8,
    ),
    lifebuoy([466, 613], 44, lit(l, '#ff6b57'), lit(l, '#fff4e0')),
  ]),
  // a moonlit ferry glides to a dark forested shore with a few jetty lights
  'neil-to-havelock': card(night, (l) => [
    sky(l, { horizon: 430 }),
    stars(l, { count: 90 }),
    circle([420, 150], 330, spread([l.glow, 0, 0.5], [l.glow, 0.35, 0.18], [l.glow, 1, 0])),
    circle([420, 150], 56, l.sun),
    wood(l, { x0: 480, x1: 1700, y: 436, height: 220 }, 0.1),
    sea(l, 430),
    glints(l, [420, 430], { spread: 150, count: 100 }),
    jetty(l, { x: 720, y: 452 }, 520),
    [760, 1000, 1120].map((x) => [
      lampGlow([x, 416], 60),
      line(`M${x - 8} 500h16M${x - 14} 520h26M${x - 6} 545h14`, '#ffd58a', 4, { opacity: 0.75 }),
    ]),
    cruiser(l, { x: 600, y: 600, size: 1.9 }, { stripe: '#5f7fc4', decks: 2 }),
    line('M440 518H690', '#ffd58a', 11, { 'stroke-dasharray': '15 8', 'stroke-linecap': 'butt' }),
    blades(l.ink, [1120, 850], 260),
  ]),
};
