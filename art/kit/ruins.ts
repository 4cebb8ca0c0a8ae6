import { darker, lighter } from './colour';
import { n } from './geometry';
import { type Light, lit } from './light';
import { foliage } from './plants';
import { at, type Drawing, line, type Place, path } from './svg';

/** Ruined brick walls with empty windows, held by the roots of a fig tree. */
export function ruin(light: Light, place: Place): Drawing {
  const brick = lit(light, '#b5705a');
  const dark = lit(light, '#5c3338');
  const root = lit(light, '#8a7a62');
  const pale = lighter(root, 0.25);
  return at(place, [
    path(
      'M-170 0V-168L-150 -176L-140 -164L-112 -190L-84 -186L-70 -204L-36 -200L-20 -214L24 -206L40 -188L78 -192L92 -160L124 -154L132 -120L160 -110L170 0z',
      brick,
    ),
    path(
      'M-150 -34h40m20 -110h30m30 24h36m34 70h30m-230 -30h24m120 -70h30m-150 118h34m96 -44h26m34 60h22',
      'none',
      { stroke: lighter(brick, 0.22), 'stroke-width': 4 },
    ),
    path(
      'M-128 0V-78Q-104 -112 -80 -78V0zM-22 0V-92Q6 -130 34 -92V0zM84 0V-66Q104 -94 124 -66V0zM-120 -124v-20q12 -16 24 0v20zM-14 -146v-22q16 -18 32 0v22zM66 -118v-18q12 -14 24 0v18z',
      dark,
    ),
    path(
      'M-60 4Q-64 -60 -56 -120T-62 -236Q-30 -262 6 -240Q-24 -206 -34 -160T-30 -60Q-26 -20 -10 4H-34Q-44 -20 -46 -50Q-50 -16 -44 4z',
      root,
    ),
    line(
      'M-52 -190Q-96 -170 -100 -120T-132 2M-40 -200Q10 -180 40 -140T64 -60T60 2M-54 -140Q-74 -100 -70 -50T-90 2M-30 -170Q-2 -140 -6 -100T10 -30T34 2M-56 -210Q-130 -200 -150 -150T-160 2M-20 -224Q60 -220 96 -170T132 -80T150 2',
      root,
      8,
    ),
    line(
      'M-52 -226Q-48 -160 -48 -110T-46 -30M-100 -120Q-112 -70 -126 -30M40 -140Q58 -110 62 -70M96 -168Q120 -130 130 -90',
      pale,
      3,
    ),
  ]);
}

/** A roofless church of brick with pointed windows and a broken gable, about 400 units wide. */
export function church(light: Light, place: Place): Drawing {
  const brick = lit(light, '#b9745a');
  const dark = lit(light, '#5c3a38');
  return at(place, [
    path(
      'M-220 0V-190L-196 -204L-150 -196L-130 -216V0zM130 0V-226L160 -206L196 -214L222 -186V0z',
      darker(brick, 0.14),
    ),
    path(
      'M-150 0V-230L-120 -250L-104 -240L-40 -330L-26 -326L0 -372L30 -330L52 -320L96 -262L112 -268L150 -226V0z',
      brick,
    ),
    path(
      'M-34 0V-84Q-30 -122 0 -140Q30 -122 34 -84V0zM-110 -40V-120Q-106 -146 -90 -158Q-74 -146 -70 -120V-40zM70 -40V-120Q74 -146 90 -158Q106 -146 110 -120V-40zM-26 -196Q-24 -236 0 -256Q24 -236 26 -196zM-196 -30V-100Q-190 -124 -178 -132Q-166 -124 -160 -100V-30zM162 -30V-104Q168 -126 180 -134Q192 -126 198 -104V-30z',
      dark,
    ),
    line(
      'M-140 -180h40m40 -24h30m60 30h40m40 -40h26m-230 150h20m100 20h24m80 -30h28m-250 -140h24m150 -30h30',
      lighter(brick, 0.2),
      4,
    ),
  ]);
}

/** The roots of a fig tree that run down a wall, a mass of leaves on top. */
export function roots(light: Light, place: Place): Drawing {
  const root = lit(light, '#8a7a62');
  return at(place, [
    line(
      'M-10 -180Q-60 -150 -66 -90T-84 2M0 -182Q40 -150 52 -90T66 2M-20 -176Q-100 -160 -110 -70T-120 2M6 -180Q80 -170 100 -100T112 2M-4 -180Q-24 -120 -20 -70T-34 2M2 -180Q20 -120 16 -76T26 2',
      root,
      7,
    ),
    line(
      'M-66 -90Q-50 -50 -52 2M52 -90Q40 -50 44 2M-110 -70Q-96 -40 -100 2M100 -100Q84 -60 88 2',
      root,
      4.5,
    ),
    foliage(light, [
      [-50, -200, 0.9],
      [10, -220, 1.2],
      [66, -198, 0.9],
    ]),
  ]);
}

/** Roots that pour down a doorway like wax, thick above and branching below; fills 300…900. */
export function waxRoots(light: Light): Drawing {
  const root = lit(light, '#9a8a6c');
  const flows = [
    [300, 30, 330, 690],
    [380, 0, 400, 690],
    [470, -20, 448, 700],
    [560, -20, 500, 560],
    [660, -20, 700, 540],
    [740, -20, 756, 700],
    [820, 0, 810, 690],
    [900, 30, 880, 680],
  ] as const;
  const draw = (grow: number, colour: string, dx: number) =>
    flows.map(([x0, y0, x1, y1], i) => {
      const w = (i % 3 ? 20 : 34) * grow;
      const bend = i % 2 ? 46 : -40;
      return path(
        `M${x0 - w + dx} ${y0}Q${x0 + bend + dx} ${y0 + 260} ${x1 - w * 0.5 + dx} ${y1}q${n(w * 0.5)} 14 ${n(w)} 0Q${x0 + bend + w * 1.5 + dx} ${y0 + 240} ${x0 + w + dx} ${y0}z`,
        colour,
      );
    });
  return [
    line(
      'M330 560Q300 620 270 690M400 520Q440 600 460 700M756 560Q800 620 830 700M880 560Q920 620 950 690M448 600Q420 650 410 700M700 420Q740 470 750 560M500 420Q470 480 460 560',
      darker(root, 0.25),
      15,
    ),
    draw(1.1, darker(root, 0.25), 8),
    draw(0.85, root, 0),
    draw(0.25, lighter(root, 0.3), -6),
  ];
}
