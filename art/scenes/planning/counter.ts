import { darker, lighter } from '../../kit/colour';
import { lampGlow } from '../../kit/lamps';
import { ridges } from '../../kit/land';
import { type Light, lit, monsoon } from '../../kit/light';
import { inKurta, inShirt } from '../../kit/looks';
import { palm } from '../../kit/palm';
import { company } from '../../kit/people';
import { looking, standing } from '../../kit/poses';
import { pool, type Scenes, wide } from '../../kit/scene';
import { sea } from '../../kit/sea';
import { headOn } from '../../kit/ships';
import { cloud, rain, rainCurtain, sky } from '../../kit/sky';
import { circle, type Drawing, down, ellipse, line, path, rect } from '../../kit/svg';
import { suitcase } from '../../kit/travel';

/** The booth: its window is shut by a shutter, and a board on it shows a ship, struck through. */
function booth(l: Light): Drawing {
  const wall = lit(l, '#2f7f8a');
  const tin = lit(l, '#c9d2cf');
  const trim = lit(l, '#f2e6cc');
  return [
    rect([1120, 440], 260, 284, down(wall, darker(wall, 0.25))),
    rect([1120, 440], 34, 284, darker(wall, 0.3)),
    rect([1120, 664], 260, 60, darker(wall, 0.4)),
    rect([1166, 476], 180, 132, trim),
    rect([1176, 486], 160, 122, darker(tin, 0.12)),
    line(
      Array.from({ length: 9 }, (_, i) => `M1176 ${498 + i * 13}h160`).join(''),
      darker(tin, 0.4),
      3,
      { 'stroke-linecap': 'butt' },
    ),
    rect([1150, 606], 212, 16, lighter(trim, 0.3)),
    rect([1150, 618], 212, 6, darker(trim, 0.4)),
    line('M1222 512L1256 496L1290 512', lit(l, '#3a3a3c'), 3),
    rect([1208, 510], 96, 74, lighter(trim, 0.4), { rx: 6 }),
    path('M1224 552H1288L1280 566H1232zM1238 550V538H1268L1278 550z', lit(l, '#17405c')),
    circle([1256, 548], 30, 'none', { stroke: '#d9402f', 'stroke-width': 7 }),
    line('M1235 569L1277 527', '#d9402f', 7, { 'stroke-linecap': 'butt' }),
  ];
}

/** The tin roof over counter and travellers, on two posts; water runs from its edge. */
function roof(l: Light): Drawing {
  const tin = lit(l, '#b5533c');
  const drops = Array.from(
    { length: 14 },
    (_, i) => `M${890 + i * 42} 424v${14 + ((i * 37) % 60)}`,
  );
  return [
    line('M910 420V724M1420 420V724', lit(l, '#5b4636'), 14, { 'stroke-linecap': 'butt' }),
    path('M880 420L946 330H1388L1454 420z', down(lighter(tin, 0.12), tin)),
    line(
      Array.from({ length: 9 }, (_, i) => `M${996 + i * 42} 330L${936 + i * 57} 420`).join(''),
      darker(tin, 0.35),
      4,
      { opacity: 0.6 },
    ),
    rect([874, 416], 586, 12, darker(tin, 0.4)),
    line(drops.join(''), l.glint, 3, { opacity: 0.7 }),
  ];
}

/** What stands on the quay after the rain: x, y, both radii and how much sky is in it. */
const puddles = [
  [1010, 822, 200, 22, 0.55],
  [700, 850, 130, 14, 0.45],
  [1340, 880, 150, 15, 0.4],
] as const;

/** When nothing sails. */
export const counters: Scenes = {
  // two travellers with bags wait under a roof by a shut ticket counter, rain, a ferry moored behind
  'ferry-cancelled': wide(
    { ...monsoon, sky: ['#33464f', '#566f79', '#869c9d', '#b4c2b8'], ink: '#13242a' },
    (l) => [
      sky(l, { horizon: 500 }),
      cloud({ ...l, cloud: '#7d9298', cloudShade: '#475c68' }, [560, 230], 760),
      cloud({ ...l, cloud: '#8fa3a5', cloudShade: '#526772' }, [1240, 190], 820),
      rainCurtain(l, [400, 222], 380, 278),
      ridges(l, 500, [
        [-120, 620, 120, 0.6],
        [900, 1760, 170, 0.5],
      ]),
      sea(l, 500, { width: 1600, height: 760, waves: 50 }),
      headOn(l, { x: 776, y: 640, size: 1.5 }, { stripe: '#0f86a6', moored: true }),
      palm(l, { x: 1530, y: 730, height: 400, lean: -110 }),
      // the wet quay and what it mirrors
      path('M-20 700H1620V1020H-20z', down('#8a9794', '#5a6a6c')),
      rect([-20, 700], 1640, 12, '#c3ccc4'),
      line(
        'M-20 780H1620M-20 890H1620M420 712L250 1010M760 712L680 1010M1100 712V1010M1440 712L1560 1010',
        '#4b5b5f',
        3,
        { opacity: 0.5 },
      ),
      line('M672 704V664M672 664h-14h28', lit(l, '#2a3338'), 16),
      line('M674 690Q692 700 706 650', lit(l, '#d9c193'), 5),
      puddles.map(([x, y, rx, ry, opacity]) => ellipse([x, y], rx, ry, '#c3ccc4', { opacity })),
      path('M890 724H1440L1480 752H850z', '#46565a', { opacity: 0.6 }),
      rain(l, { width: 1600, height: 1000, count: 150 }),
      booth(l),
      line('M1010 424v30', lit(l, '#3a3a3c'), 4),
      lampGlow([1010, 464], 150),
      roof(l),
      company({ ...l, tint: [l.tint[0], 0.1] }, { x: 1010, y: 740, size: 0.94, light: 'right' }, [
        { pose: looking, look: { ...inShirt, top: '#f0643f' }, x: -42, flip: true },
        {
          pose: standing,
          look: { ...inKurta, top: '#ffc857' },
          x: 46,
          y: 4,
          size: 0.94,
          flip: true,
        },
      ]),
      suitcase({ ...l, tint: [l.tint[0], 0.1] }, { x: 1120, y: 752, size: 0.84 }, '#1f9aa8'),
      suitcase({ ...l, tint: [l.tint[0], 0.1] }, { x: 1180, y: 748, size: 0.62 }, '#c9513c'),
    ],
    // at night the one lamp lights the counter and who waits, and the puddles mirror it
    [
      rect([0, 0], 1600, 700, down('#3a3d62', ['#454468', 0.71], ['#3a3f66', 0.72], '#383b60')),
      rect([0, 700], 1600, 300, down('#403e60', '#36375a')),
      pool([1010, 464], 460, 400),
      pool([1040, 752], 470, 110),
      path('M880 420L946 330H1388L1454 420z', '#4a3f50'),
      rect([1120, 428], 260, 296, down('#a08c72', ['#857567', 0.6], '#5f5660')),
      puddles.map(([x, y, rx, ry]) => ellipse([x, y], rx, ry, '#292b4c')),
      line(
        'M950 812h96M966 822h110M984 832h64M736 846h50M724 854h36M1262 874h56M1250 884h30',
        '#c99c66',
        4,
      ),
    ],
  ),
};
