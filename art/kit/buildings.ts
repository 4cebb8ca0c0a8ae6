import { darker, lighter, mix } from './colour';
import { n } from './geometry';
import { type Light, lit } from './light';
import { foliage } from './plants';
import { at, circle, type Drawing, line, type Place, path, rect, stamp } from './svg';

/** A wing of the jail in perspective: three floors of arches from one end to the other. */
function wing(
  light: Light,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  shade: number,
): Drawing {
  const [x0, top0, foot0] = from;
  const [x1, top1, foot1] = to;
  const brick = lit(light, darker('#c9705a', shade));
  const dark = lit(light, darker('#7a3a38', shade));
  const floors = [0, 1, 2].map((floor) => {
    const marks = Array.from({ length: 15 }, (_, i) => {
      const t = 1 - (1 - (i + 0.5) / 15) ** 1.25;
      const x = x0 + (x1 - x0) * t;
      const top = top0 + (top1 - top0) * t;
      const tall = foot0 + (foot1 - foot0) * t - top;
      const w = Math.abs(x1 - x0) * 0.036 * (tall / Math.abs(Math.max(foot0 - top0, foot1 - top1)));
      const y = top + tall * (0.14 + floor * 0.29);
      const h = tall * 0.2;
      return `M${n(x - w / 2)} ${n(y + h)}v${n(-h * 0.65)}q${n(w / 2)} ${n(-h * 0.55)} ${n(w)} 0v${n(h * 0.65)}z`;
    });
    return path(marks.join(''), dark);
  });
  const band = (share: number) => {
    const y0 = top0 + (foot0 - top0) * share;
    const y1 = top1 + (foot1 - top1) * share;
    return `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`;
  };
  return [
    path(`M${n(x0)} ${n(foot0)}V${n(top0)}L${n(x1)} ${n(top1)}V${n(foot1)}z`, brick),
    floors,
    line(band(0.375) + band(0.665), lit(light, darker('#e3a184', shade)), 3.5),
    path(
      `M${n(x0)} ${n(top0)}L${n(x1)} ${n(top1)}V${n(top1 - 9)}L${n(x0)} ${n(top0 - 16)}z`,
      lit(light, darker('#8a4a44', shade)),
    ),
  ];
}

/** The jail: three wings that run together at the central watchtower. About 620 units wide. */
export function jail(light: Light, place: Place): Drawing {
  const wall = lit(light, '#d98a6c');
  const pale = lit(light, '#f3c9a8');
  const dark = lit(light, '#6b3036');
  const tower = [
    path('M-46 0V-190H46V0z', wall),
    path('M8 0V-190H46V0z', darker(wall, 0.14)),
    path('M-56 -190H56L50 -206H-50zM-54 -128H54V-120H-54zM-54 -66H54V-58H-54z', pale),
    path('M-38 -206V-250H38V-206z', wall),
    path('M8 -206V-250H38V-206z', darker(wall, 0.14)),
    path('M-52 -250H52L40 -262H-40z', pale),
    path('M-44 -262Q-30 -296 0 -306Q30 -296 44 -262z', lit(light, '#8a4a44')),
    line('M0 -306V-334', dark, 4),
    path(
      'M-26 -140v-22q11 -16 22 0v22zM8 -140v-22q11 -16 22 0v22zM-26 -78v-22q11 -16 22 0v22zM8 -78v-22q11 -16 22 0v22zM-28 -212v-20q8 -12 16 0v20zM-8 -212v-20q8 -12 16 0v20zM12 -212v-20q8 -12 16 0v20zM-18 0v-34q18 -26 36 0v34z',
      dark,
    ),
  ];
  return at(place, [
    wing(light, [-30, -122, -10], [-250, -84, -14], 0.22),
    wing(light, [-20, -132, 6], [-430, -190, 70], 0.02),
    wing(light, [20, -132, 6], [400, -176, 62], 0.12),
    tower,
  ]);
}

/** A striped lighthouse with a gallery and a lamp; `beam` throws light to both sides. */
export function lighthouse(
  light: Light,
  place: Place,
  { colour = '#ff6b57', beam = false } = {},
): Drawing {
  const white = lit(light, '#fffaf0');
  const red = lit(light, colour);
  return at(place, [
    beam && path('M0 -226L-420 -290V-190zM0 -226L420 -270V-176z', light.sun, { opacity: 0.28 }),
    path('M-30 0L-17 -200H17L30 0z', white),
    path('M-27 -46L-24 -88H24L27 -46zM-21.500 -130L-19 -172H19L21.500 -130z', red),
    path('M6 0V-200H17L30 0z', '#0a0f1e', { opacity: 0.15 }),
    path('M-26 -200H26L22 -210H-22z', red),
    line('M-25 -200v-12M-13 -202v-12M0 -202v-12M13 -202v-12M25 -200v-12M-25 -213H25', red, 1.8),
    rect([-13, -240], 26, 30, lit(light, '#ffe9a0')),
    line('M-5 -240v30M5 -240v30', red, 2),
    path('M-19 -240Q0 -266 19 -240z', red),
    circle([0, -258], 4, red),
    path('M-8 0v-22q8 -12 16 0v22zM-4 -104h8v14h-8z', lit(light, '#37424f')),
    path('M-56 0V-26H-28V0z', white),
    path('M-60 -26L-42 -40L-26 -26z', red),
  ]);
}

/** A jetty on posts that runs to the right from its origin, `length` long. */
export function jetty(light: Light, place: Place, length: number): Drawing {
  const wood = lit(light, '#8b6a52');
  const posts = Array.from({ length: Math.round(length / 46) }, (_, i) => 12 + i * 46);
  return at(place, [
    line(posts.map((x) => `M${x} 4V46`).join(''), darker(wood, 0.45), 7, {
      'stroke-linecap': 'butt',
    }),
    rect([0, 0], length, 11, wood),
    rect([0, 0], length, 3.5, lighter(wood, 0.35)),
    line(
      `M4 -20H${n(length - 4)}${posts.map((x) => `M${x} 0V-20`).join('')}`,
      darker(wood, 0.3),
      2.6,
    ),
  ]);
}

/** A walkway of planks in perspective: wide at (x, y), narrowing to a far point. */
export function walkway(
  light: Light,
  near: readonly [number, number, number],
  end: readonly [number, number, number],
  rails = true,
): Drawing {
  const wood = lit(light, '#a98263');
  const dark = darker(wood, 0.45);
  const [nx, ny, nw] = near;
  const [fx, fy, fw] = end;
  const steps = Array.from({ length: 22 }, (_, i) => 1 - (1 - i / 22) ** 2.1);
  const along = (t: number) =>
    [nx + (fx - nx) * t, ny + (fy - ny) * t, nw + (fw - nw) * t] as const;
  const planks = steps.map((t) => {
    const [x, y, w] = along(t);
    return `M${n(x - w)} ${n(y)}H${n(x + w)}`;
  });
  const posts = steps
    .filter((_, i) => i % 3 === 0)
    .map((t) => {
      const [x, y, w] = along(t);
      return `M${n(x - w)} ${n(y)}v${n(-w * 0.62)}M${n(x + w)} ${n(y)}v${n(-w * 0.62)}`;
    });
  const rail = (lift: number) =>
    [-1, 1]
      .map((s) => `M${n(nx + s * nw)} ${n(ny - nw * lift)}L${n(fx + s * fw)} ${n(fy - fw * lift)}`)
      .join('');
  return [
    path(
      `M${n(nx - nw)} ${n(ny)}L${n(fx - fw)} ${n(fy)}H${n(fx + fw)}L${n(nx + nw)} ${n(ny)}z`,
      wood,
    ),
    line(planks.join(''), dark, 2, { opacity: 0.6 }),
    rails && line(posts.join('') + rail(0.6) + rail(0.3), dark, 4),
  ];
}

/** A stilted beach hut with a thatched roof. */
export function hut(light: Light, place: Place, { lamp = false } = {}): Drawing {
  const wall = lit(light, '#c89a6a');
  const roof = lit(light, '#8a6238');
  return at(place, [
    line('M-44 -14V2M-16 -14V2M16 -14V2M44 -14V2', darker(wall, 0.5), 5),
    rect([-52, -20], 104, 7, darker(wall, 0.3)),
    rect([-42, -58], 84, 40, wall),
    path('M-10 -20V-48H12V-20z', lamp ? '#ffd58a' : darker(wall, 0.55)),
    path('M-34 -48h16v14h-16zM20 -48h14v14h-14z', lamp ? '#ffd58a' : darker(wall, 0.55)),
    path('M-64 -50Q-38 -66 -22 -104Q0 -110 22 -104Q38 -66 64 -50Q32 -58 0 -57T-64 -50z', roof),
    line(
      'M-46 -60L-20 -98M-26 -60L-10 -102M0 -60V-104M26 -60L10 -102M46 -60L20 -98',
      lighter(roof, 0.22),
      2,
    ),
    line('M-52 -20v-16M-52 -36h10M52 -20v-16M52 -36h-10', darker(wall, 0.4), 2.5),
  ]);
}

/** A hotel of three floors with balconies among palms. */
export function hotel(light: Light, place: Place, { lamp = false } = {}): Drawing {
  const wall = lit(light, '#fff4e0');
  const pane = lamp ? '#ffd58a' : lit(light, '#2f7f96');
  const bay = `<g><path d="M0 0h34v30H0z" fill="${pane}"/><path d="M16 0h2v30h-2z" fill="${wall}"/><path d="M-4 18h42v14H-4z" fill="${lit(light, '#d9b48a')}"/><path d="M2 18v13m7 -13v13m7 -13v13m7 -13v13m7 -13v13" stroke="${wall}" stroke-width="2"/></g>`;
  const spots = [0, 1, 2].flatMap((floor) =>
    [0, 1, 2, 3, 4].map((i) => ({ x: -144 + i * 58, y: -172 + floor * 54 })),
  );
  return at(place, [
    path('M-170 0V-186H170V0z', wall),
    path('M120 0V-186H170V0z', '#0a0f1e', { opacity: 0.12 }),
    stamp(bay, spots),
    path('M-196 -184Q-150 -206 -130 -240H130Q150 -206 196 -184z', lit(light, '#b8543f')),
    line('M-160 -196H160M-146 -212H146M-136 -228H136', lit(light, '#d97a5c'), 3),
    rect([-182, -8], 364, 10, lit(light, '#d9b48a')),
  ]);
}

/** A museum with a colonnade and a hipped roof; `naval` gives it a flagstaff and blue walls. */
export function museum(light: Light, place: Place, { naval = false } = {}): Drawing {
  const wall = lit(light, naval ? '#e8f1f2' : '#f2d8ae');
  const trim = lit(light, naval ? '#1d5f8c' : '#a3543c');
  const dark = mix(lit(light, '#22303a'), trim, 0.3);
  const columns = [-150, -90, -30, 30, 90, 150];
  return at(place, [
    path('M-220 0V-110H220V0z', wall),
    path('M150 0V-110H220V0z', '#0a0f1e', { opacity: 0.1 }),
    path('M-250 -108L-196 -158H196L250 -108z', trim),
    line('M-236 -120H236M-222 -134H222M-208 -148H208', lighter(trim, 0.2), 2.5),
    path('M-80 -108V-176L0 -214L80 -176V-108z', wall),
    path('M-94 -170L0 -216L94 -170L88 -162L0 -204L-88 -162z', trim),
    circle([0, -166], 18, dark),
    columns.map((x) => path(`M${x - 21} 0v-56q21 -34 42 0v56z`, dark)),
    columns.map((x) => path(`M${x - 34} 0v-92h10v92z`, lighter(wall, 0.4))),
    rect([-240, -4], 480, 8, lit(light, '#cbb48e')),
    rect([-256, 4], 512, 8, lit(light, '#b79c74')),
    naval && [
      line('M-286 4V-210', dark, 4),
      path('M-284 -208q24 -8 44 2t40 0v34q-20 8 -40 0t-44 -2z', trim),
    ],
  ]);
}

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
