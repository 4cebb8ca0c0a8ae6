import { dinghy } from '../../kit/boats';
import { darker, lighter } from '../../kit/colour';
import { n } from '../../kit/geometry';
import { ridges, wood } from '../../kit/land';
import { lit, morning, night } from '../../kit/light';
import { hanging, palm } from '../../kit/palm';
import { foliage } from '../../kit/plants';
import { between, random } from '../../kit/random';
import { type Scenes, wide } from '../../kit/scene';
import { glints, sea } from '../../kit/sea';
import { cloud, sky, stars, sun } from '../../kit/sky';
import { at, circle, down, ellipse, inside, line, path, rect, spread } from '../../kit/svg';
import {
  lying,
  mask,
  palmHat,
  papaya,
  roomKey,
  steelBottle,
  teaCup,
  teapot,
  ticket,
  tray,
} from './things';

/** Strokes of grain along boards: [y, how far they may stray], from left to right. */
function grain(y0: number, y1: number, count: number): string {
  const r = random('grain', y0, y1);
  return Array.from({ length: count }, () => {
    const t = r();
    const w = between(r, 40, 130) * (0.5 + t);
    return `M${n(Math.round(r() * 1600))} ${n(Math.round(y0 + t * (y1 - y0)))}q${n(w / 2)} ${n(between(r, -4, 4))} ${n(w)} 0`;
  }).join('');
}

/** Things on tables and beds: what a price covers, what to pack. */
export const stillLifes: Scenes = {
  // a breakfast tray, two room keys, two boat tickets and a palm-leaf hat on a table above a morning lagoon
  prices: wide(
    { ...morning, sky: ['#3a93c4', '#86c9dc', '#d8eedd', '#ffedc4'], ink: '#102a33' },
    (l) => {
      const oak = lit(l, '#c98a56');
      return [
        sky(l, { horizon: 330 }),
        sun(l, [1250, 262], 46, 6),
        cloud(l, [840, 236], 260),
        cloud(l, [1560, 250], 240),
        ridges(l, 330, [
          [-100, 520, 90, 0.5],
          [620, 1010, 54, 0.68],
        ]),
        sea({ ...l, sea: ['#8ad0d2', '#2aa3b5', '#0d7f9e'] }, 330, { width: 1600, height: 520 }),
        path('M-20 440Q300 410 640 432T1200 420T1620 400V520H-20z', l.shallow, { opacity: 0.75 }),
        glints(l, [1250, 330], { height: 500, spread: 70, count: 60 }),
        wood(l, { x0: 1400, x1: 2100, y: 352, height: 120 }, 0.2),
        dinghy(l, { x: 720, y: 396, size: 0.9 }),
        // the verandah's post and the thatch above
        palm(l, { x: 1400, y: 500, height: 330, lean: -60 }),
        rect([1494, 40], 52, 450, lit(l, '#6b4630')),
        rect([1494, 40], 14, 450, lit(l, '#c08a58')),
        path('M-20 -20H1620V76Q1200 42 800 62T-20 54z', lit(l, '#7a5632')),
        line(
          Array.from({ length: 100 }, (_, i) => {
            const r = random('fringe', i);
            return `M${n(i * 16.4 - 10)} 30l${n(between(r, -10, 10))} ${n(between(r, 34, 74))}`;
          }).join(''),
          lit(l, '#a67c46'),
          7,
        ),
        foliage(l, [
          [1452, 470, 0.8],
          [1590, 400, 1.1],
          [1560, 470, 1.2],
        ]),
        // the table's boards
        rect([-20, 474], 1640, 546, down(lighter(oak, 0.28), oak, darker(oak, 0.3))),
        rect([-20, 470], 1640, 9, lighter(oak, 0.6)),
        line(
          'M-20 512H1620M-20 566Q800 564 1620 567M-20 640Q700 643 1620 639M-20 738Q900 735 1620 740M-20 862H1620',
          darker(oak, 0.42),
          4,
        ),
        line(grain(490, 860, 70), darker(oak, 0.25), 3, { opacity: 0.5 }),
        path(
          'M1330 474H1420L1340 640L1230 860H1060L1250 640zM1500 474H1530L1500 640L1440 860H1350L1440 640z',
          '#fff0c0',
          { opacity: 0.2 },
        ),
        palmHat(l, { x: 1300, y: 560, size: 0.9, turn: 3 }),
        tray(l, { x: 985, y: 610 }),
        teapot(l, { x: 880, y: 606, size: 1.12 }),
        papaya(l, { x: 1100, y: 578, size: 0.86, turn: -8 }),
        papaya(l, { x: 1116, y: 634, size: 0.86, turn: 6 }),
        teaCup(l, { x: 944, y: 664, size: 1.16 }),
        lying({ x: 772, y: 708, size: 0.9, turn: 22 }, roomKey(l, '#ff6b57')),
        lying({ x: 826, y: 764, size: 0.9, turn: -14 }, roomKey(l, '#1f8a78')),
        lying({ x: 1222, y: 722, size: 1.15, turn: -24 }, ticket(l, '#ffc857')),
        lying({ x: 1120, y: 758, size: 1.15, turn: 8 }, ticket(l, '#ff6b57')),
        hanging(l, [{ x: 1630, y: 60, size: 2.2, turn: 20, flip: true, droop: 2 }]),
      ];
    },
  ),
  // an open suitcase on a bed in lamplight: rolled shirts, a mask and snorkel, a steel bottle, a torch, a sun hat
  before: wide({ ...night, ink: '#14122e', tint: ['#3a2350', 0.2], sand: '#e9b27a' }, (l) => {
    const leather = lit(l, '#d9563f');
    const lining = lit(l, '#f2cf9a');
    const rolls = [
      [822, 600, '#0f86a6'],
      [902, 604, '#fff4e0'],
      [982, 600, '#ffc857'],
      [1060, 604, '#5f9a6a'],
    ] as const;
    return [
      rect([0, 0], 1600, 1000, down('#2a2148', '#3f2a52', '#5a3450')),
      // the window: a moonlit bay; low enough for a frame of 2.5:1
      at({ x: 0, y: 84 }, [
        rect([560, 110], 250, 330, lit(l, '#6b4a52')),
        inside('M576 126H794V424H576z', [
          at({ x: 300, y: -60 }, [sky(l, { horizon: 400 })]),
          stars(l, { width: 800, height: 300, count: 120 }),
          sea(l, 340, { width: 800, height: 430, waves: 0 }),
          circle([640, 200], 26, l.sun),
          ridges(l, 340, [[600, 900, 60, 0.4]]),
          palm(l, { x: 760, y: 430, height: 210, lean: -30, near: true }),
        ]),
        line('M685 126V424M576 270H794', lit(l, '#6b4a52'), 9),
        rect([546, 436], 278, 16, lit(l, '#8a6258')),
      ]),
      circle(
        [1460, 330],
        780,
        spread(
          ['#ffb45e', 0, 0.85],
          ['#f08a4a', 0.3, 0.42],
          ['#c9604a', 0.65, 0.14],
          ['#c9604a', 1, 0],
        ),
      ),
      // the bedside table and its lamp
      path('M1350 500H1600V760H1350z', lit(l, '#6b4030')),
      rect([1330, 484], 290, 22, lit(l, '#a8683c')),
      at({ x: 50, y: 0 }, [
        path('M1384 484Q1360 430 1396 400H1444Q1480 430 1456 484z', lit(l, '#2f8fa3')),
        path('M1440 404Q1476 430 1452 482L1438 484Q1456 440 1430 402z', '#9fe6df', {
          opacity: 0.5,
        }),
        path('M1352 396L1384 268H1456L1488 396Q1420 412 1352 396z', '#ffe2a0'),
        path('M1352 396L1384 268H1404L1384 400z', '#f5b860'),
      ]),
      // the bed
      path('M-20 490Q200 470 420 484T900 476T1620 480V620H-20z', '#8a5a66'),
      path('M384 520Q360 420 430 396Q560 372 690 400Q744 424 716 512Q560 560 384 520z', '#b98a8a'),
      path('M384 520Q360 420 430 396Q470 388 500 386Q410 450 440 528Q410 526 384 520z', '#6f4a62'),
      line('M560 404q30 30 20 76M640 420q-20 30 -14 60', '#8a5f70', 4),
      path('M-20 540Q500 512 900 520T1620 506V1020H-20z', down('#e0ab8a', '#b0727a', '#6a4568')),
      path(
        'M-20 676Q700 650 1620 662V704Q700 694 -20 722zM-20 734Q700 708 1620 718V726Q700 718 -20 746zM-20 806Q700 786 1620 792V818Q700 812 -20 836z',
        lit(l, '#b8443a'),
        { opacity: 0.6 },
      ),
      path(
        'M1420 556q-50 70 -10 150q20 40 0 84q56 -50 36 -104q-30 -60 -26 -130zM1540 540q-10 50 24 96q30 50 10 110q50 -60 26 -124q-40 -40 -60 -82zM640 600q-70 60 -50 130q10 40 -30 90q70 -30 66 -96q-20 -70 14 -124zM470 590q-90 40 -110 120q70 -70 110 -120z',
        '#7d4a60',
        { opacity: 0.4 },
      ),
      path('M-20 880Q300 846 700 868T1620 850V1020H-20z', '#3a2748', { opacity: 0.6 }),
      line('M-20 880Q300 846 700 868T1620 850', '#e8b894', 4, { opacity: 0.5 }),
      at({ x: 0, y: -46 }, [
        // the suitcase: its lid, what is in it, its front
        path('M742 724Q900 764 1330 728L1350 700H730z', '#1a1030', {
          opacity: 0.5,
          transform: 'translate(-36 14)',
        }),
        path('M770 546L792 330Q796 304 826 302H1262Q1292 304 1296 330L1318 546z', leather),
        path('M796 546L814 346Q818 328 838 326H1250Q1270 328 1274 346L1292 546z', lining),
        path('M808 440Q1040 470 1280 440L1292 546H796z', darker(lining, 0.18)),
        line('M808 440Q1040 470 1280 440', leather, 7),
        line('M880 328L1010 450M1208 328L1078 450', darker(lining, 0.45), 9),
        path('M752 640L776 538H1312L1336 640z', '#2a1a38'),
        steelBottle(l, { x: 820, y: 610, size: 0.95, turn: -4 }),
        rolls.map(([x, y, colour]) => {
          const cloth = lit(l, colour);
          return [
            path(`M${x - 38} ${y}L${x - 26} 540H${x + 34}L${x + 38} ${y}z`, darker(cloth, 0.22)),
            circle([x, y], 38, cloth),
            line(
              `M${x + 4} ${y}a8 8 0 0 0 -14 4a16 16 0 0 0 28 6a22 22 0 0 0 -34 -24a28 28 0 0 0 -8 34`,
              darker(cloth, 0.4),
              4,
            ),
          ];
        }),
        path('M1106 606Q1100 566 1130 562H1310L1330 640H1104z', lit(l, '#f0a27a')),
        path('M1104 600H1322M1106 616H1326', 'none', {
          stroke: lit(l, '#fff4e0'),
          'stroke-width': 6,
        }),
        line('M1096 516q-10 72 26 76q32 2 36 -48L1176 366', lit(l, '#1c4a5c'), 19),
        line('M1158 520L1176 366', lit(l, '#ffc857'), 15),
        line('M1174 384L1177 356', '#ff6b57', 17),
        mask(l, { x: 1232, y: 590, size: 1, turn: -5 }),
        path('M744 636H1344L1332 728Q1330 748 1306 748H782Q758 748 756 728z', leather),
        path('M744 636H1344L1342 656H746z', lighter(leather, 0.35)),
        path('M744 656H900Q860 700 870 748H782Q758 748 756 728z', darker(leather, 0.35), {
          opacity: 0.6,
        }),
        path('M860 640h26v30h-26zM1200 640h26v30h-26z', lit(l, '#e0b050')),
        line('M984 690q0 26 26 26h68q26 0 26 -26', darker(leather, 0.5), 13),
        palmHat(l, { x: 1290, y: 330, size: 0.72, turn: 38 }, '#0f86a6'),
        lying({ x: 880, y: 790, turn: -14 }, [
          rect([-70, -46], 140, 96, '#1a1030', { opacity: 0.5, transform: 'translate(-12 14)' }),
          rect([-70, -46], 140, 96, lit(l, '#163a5c'), { rx: 8 }),
          circle([0, 0], 24, 'none', { stroke: lit(l, '#e0b050'), 'stroke-width': 6 }),
        ]),
        ellipse([1100, 804], 90, 12, '#1a1030', { opacity: 0.45 }),
        rect([1030, 770], 110, 32, lit(l, '#2a3340'), { rx: 6 }),
        line('M1044 776V796M1056 776V796M1068 776V796', '#5a6474', 4),
        rect([1090, 766], 24, 9, '#ff6b57', { rx: 4 }),
        line('M1034 775H1136', '#6a7484', 3),
        path('M1140 768L1176 756V816L1140 804z', lit(l, '#ffc857')),
        ellipse([1177, 786], 10, 30, '#fff3cf'),
      ]),
    ];
  }),
};
