import { mix } from './colour';
import { n, type Point } from './geometry';
import { far, type Light } from './light';
import { between, random } from './random';
import { at, type Drawing, line, type Place, path, stamp } from './svg';

/** The outline of a round mass of leaves: the base of bushes and crowns. */
const crown = (() => {
  const r = random('crown');
  const angles = Array.from({ length: 12 }, (_, i) => ((i + between(r, -0.28, 0.28)) / 12) * 6.283);
  const points = angles.map((a): Point => {
    const far1 = between(r, 0.9, 1.06);
    return [Math.cos(a) * 48 * far1, Math.sin(a) * 42 * far1];
  });
  const lobes = points.map(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    const size = Math.hypot(nx - x, ny - y) * between(r, 0.54, 0.66);
    return `a${n(size)} ${n(size)} 0 0 1 ${n(nx - x)} ${n(ny - y)}`;
  });
  const [x0, y0] = points[0] ?? [0, 0];
  return `M${n(x0)} ${n(y0)}${lobes.join('')}z`;
})();

const tuft = (() => {
  const r = random('tuft');
  return Array.from({ length: 9 }, () => {
    const [x, y] = [between(r, -32, 32), between(r, -30, 22)];
    return `M${n(x)} ${n(y)}q${n(between(r, 3, 6))} -5 ${n(between(r, 8, 14))} 0`;
  }).join('');
})();

const leafMarks = (stroke: string) =>
  `stroke="${stroke}" fill="none" stroke-width="4" stroke-linecap="round"`;

/** Whole crowns, each over the last: a wood from above, where every crown keeps its own light. */
export function canopy(
  light: Light,
  spots: readonly (readonly [x: number, y: number, size: number])[],
): string {
  const [dark, mid, bright] = light.leaf;
  const whole = `<g><path d="${crown}" fill="${dark}"/><path d="${crown}" fill="${mid}" transform="translate(4 -9)scale(.82)rotate(60)"/><path d="${tuft}" ${leafMarks(bright)} transform="translate(6 -12)scale(.8)"/></g>`;
  return stamp(
    whole,
    spots.map(([x, y, size]) => ({ x: Math.round(x), y: Math.round(y), size })),
  );
}

/** A crowd of leafy crowns around the given middles: a bush, a tree's head, a wood from above. */
export function foliage(
  light: Light,
  spots: readonly (readonly [x: number, y: number, size: number])[],
  distance = 0,
): Drawing {
  const [dark, mid, bright] = light.leaf.map((tone) => far(light, tone, distance));
  return [
    stamp(
      `<path d="${crown}"/>`,
      spots.map(([x, y, size], i) => ({ x, y: y + size * 8, size, turn: i * 50, fill: dark })),
    ),
    stamp(
      `<path d="${crown}"/>`,
      spots.map(([x, y, size], i) => ({
        x: x + size * 4,
        y: y - size * 6,
        size: size * 0.78,
        turn: i * 70,
        fill: mid,
      })),
    ),
    stamp(
      `<path d="${tuft}" fill="none" stroke-width="4" stroke-linecap="round"/>`,
      spots.map(([x, y, size]) => ({
        x: x + size * 8,
        y: y - size * 12,
        size: size * 0.8,
        stroke: bright,
      })),
    ),
  ];
}

/** A broad tree: a stem that forks and a head of several crowns. */
export function tree(light: Light, { x, y, height, near = false }: TreeOptions): Drawing {
  const r = random('tree', x, y, height);
  const w = height * 0.038;
  const stem = near ? light.ink : mix(light.rock[0], light.leaf[0], 0.4);
  const spots = [-0.42, -0.2, 0.05, 0.3, 0.46, -0.05].map(
    (dx, i) =>
      [
        x + dx * height * between(r, 0.8, 1.1),
        y - height * (0.72 + (i === 5 ? 0.26 : between(r, -0.06, 0.14))),
        (height / 230) * between(r, 0.8, 1.15),
      ] as const,
  );
  return [
    path(
      `M${n(x - w * 1.3)} ${n(y)}q${n(w)} ${n(-height * 0.2)} ${n(w * 0.4)} ${n(-height * 0.45)}l${n(-height * 0.2)} ${n(-height * 0.28)}h${n(w)}l${n(height * 0.2)} ${n(height * 0.18)}l${n(height * 0.24)} ${n(-height * 0.24)}h${n(w)}l${n(-height * 0.2)} ${n(height * 0.36)}q0 ${n(height * 0.25)} ${n(w * 1.2)} ${n(height * 0.43)}z`,
      stem,
    ),
    // roots that run out into the ground
    path(
      `M${n(x - w * 3.2)} ${n(y + w * 0.5)}Q${n(x - w * 1.5)} ${n(y - w * 0.5)} ${n(x - w * 0.9)} ${n(y - w * 3)}H${n(x + w * 1.1)}Q${n(x + w * 1.5)} ${n(y - w * 0.5)} ${n(x + w * 3.6)} ${n(y + w * 0.4)}Q${n(x + w * 1.2)} ${n(y + w * 0.1)} ${n(x + w * 0.4)} ${n(y + w * 0.8)}Q${n(x - w * 0.2)} ${n(y)} ${n(x - w * 0.8)} ${n(y + w * 0.6)}Q${n(x - w * 1.6)} ${n(y)} ${n(x - w * 3.2)} ${n(y + w * 0.5)}z`,
      stem,
    ),
    foliage(near ? { ...light, leaf: [light.ink, light.leaf[0], light.leaf[1]] } : light, spots),
  ];
}

/** Where a tree stands and how tall it is; `near` makes it a dark frame. */
type TreeOptions = { x: number; y: number; height: number; near?: boolean };

/** Mangroves along the water line `y`: crowns on stilts that arch into the water. */
export function mangroves(
  light: Light,
  { x0, x1, y, height }: { x0: number; x1: number; y: number; height: number },
  distance = 0,
): Drawing {
  const r = random('mangrove', x0, x1, y);
  const step = height * 0.55;
  const count = Math.max(2, Math.round((x1 - x0) / step));
  const root = far(light, mix(light.leaf[0], light.rock[0], 0.6), distance);
  const stems = Array.from(
    { length: count },
    (_, i) => x0 + step * (i + 0.5) + between(r, -0.2, 0.2) * step,
  );
  const stilts = stems.map((x) =>
    Array.from({ length: 7 }, (_, k) => {
      const w = (k - 3) * height * between(r, 0.07, 0.11);
      const top = height * between(r, 0.18, 0.34);
      return `M${n(x + w * 0.15)} ${n(y - height * 0.4)}q${n(w * 0.15)} ${n(height * 0.4 - top)} ${n(w * 0.35)} ${n(height * 0.4 - top)}q${n(w * 0.55)} 0 ${n(w * 0.7)} ${n(top + between(r, 0, 6))}`;
    }).join(''),
  );
  const spots = stems.flatMap((x) => [
    [
      x + between(r, -0.1, 0.1) * height,
      y - height * between(r, 0.62, 0.75),
      (height / 130) * between(r, 0.8, 1.05),
    ] as const,
    [
      x + step * 0.5,
      y - height * between(r, 0.5, 0.62),
      (height / 150) * between(r, 0.75, 1),
    ] as const,
  ]);
  return [
    line(stilts.join(''), root, Math.max(2.5, height * 0.022)),
    foliage(light, spots, distance),
  ];
}

/** Long leaves that rise from one point, for a foreground: pandanus, grass, agave. */
export function blades(colour: string, [x, y]: Point, length: number, count = 11): string {
  const r = random('blades', x, y, length);
  const shapes = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const angle = Math.PI * (1.05 + t * 0.9 + between(r, -0.05, 0.05));
    const far1 = length * between(r, 0.7, 1.1);
    const [dx, dy] = [Math.cos(angle) * far1, Math.sin(angle) * far1];
    const bend = Math.cos(angle) * far1 * 0.45;
    const w = length * 0.045;
    return `M${n(x - w)} ${n(y)}q${n(dx * 0.3)} ${n(dy * 0.9)} ${n(dx + bend + w)} ${n(dy * 0.72)}q${n(-dx * 0.5 - bend)} ${n(-dy * 0.15)} ${n(-dx - bend + w)} ${n(-dy * 0.72)}z`;
  });
  return path(shapes.join(''), colour);
}

/** A big soft leaf with its midrib, lying from the origin at an angle. */
export function broadLeaf(
  fill: string,
  rib: string,
  [x, y]: Point,
  length: number,
  turn: number,
): string {
  const veins = [0.25, 0.42, 0.58, 0.74]
    .map(
      (t) =>
        `M${n(t * 100)} 0l14 ${n(-26 * Math.sin(Math.PI * t))}M${n(t * 100)} 0l14 ${n(26 * Math.sin(Math.PI * t))}`,
    )
    .join('');
  const shape = `<g><path d="M0 0Q26 -40 62 -34Q88 -28 104 0Q88 28 62 34Q26 40 0 0z"/><path d="M-24 0H96${veins}" fill="none" stroke="${rib}" stroke-width="2.4" stroke-linecap="round"/></g>`;
  return stamp(shape, [{ x, y, size: length / 100, turn, fill }]);
}

/** A leafless tree of many forks. */
export function bareTree(colour: string, place: Place): string {
  const r = random('bare', place.x, place.y);
  const widths: string[][] = [[], [], [], [], []];
  const grow = (x: number, y: number, angle: number, length: number, level: number) => {
    const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const bend = between(r, -0.12, 0.12) * length;
    widths[level]?.push(
      `M${n(x)} ${n(y)}Q${n((x + ex) / 2 + bend)} ${n((y + ey) / 2)} ${n(ex)} ${n(ey)}`,
    );
    if (level === 4) return;
    for (const side of [-1, 1]) {
      grow(
        ex,
        ey,
        angle + side * between(r, 0.25, 0.62),
        length * between(r, 0.64, 0.84),
        level + 1,
      );
    }
  };
  grow(0, 10, -1.66, 90, 0);
  return at(
    place,
    widths.map((marks, level) => line(marks.join(''), colour, 16 / (level * 1.1 + 1))),
  );
}

/** The sea almond's leaf, along +x from its stalk: narrow at the foot, broad and blunt at the tip. */
export const almondLeaf =
  'M0 0C14 -2 22 -9 34 -16C46 -23 60 -24 68 -15C73 -9 74 -4 79 0C74 4 73 9 68 15C60 24 46 23 34 16C22 9 14 2 0 0z';

/** Leaves that stand around the end of a twig, seen a little from below: the tree's own pattern. */
const rosette = (() => {
  const leaves = [-172, -150, -122, -96, -64, -38, -10, 16, 164].map((turn, i) => {
    const long = [0.95, 0.9, 0.8, 0.72, 0.78, 0.9, 1, 0.8, 0.8][i] ?? 1;
    return `<path d="${almondLeaf}" transform="rotate(${turn})scale(${long} ${n(long * 0.72)})"/>`;
  });
  return `<g>${leaves.join('')}</g>`;
})();

/** The sea almond: a leaning stem with level storeys of leaf rosettes, here and there a red one. */
export function almond(light: Light, place: Place): Drawing {
  const storeys = [
    [-20, -372, 150, 0.8],
    [130, -330, 150, 0.84],
    [-190, -316, 190, 0.92],
    [20, -292, 180, 0.9],
    [230, -262, 170, 0.94],
    [-310, -238, 170, 0.98],
    [-90, -226, 220, 1],
    [130, -206, 180, 0.94],
  ] as const;
  const greens = light.leaf;
  const reds = [
    mix('#8f2a2c', greens[0], 0.2),
    mix('#d9452f', greens[1], 0.08),
    '#ff8a5c',
  ] as const;
  const r = random('almond', place.x, place.y);
  const bark = mix(light.ink, light.rock[0], 0.5);
  return at(place, [
    path(
      'M46 6Q8 -54 -8 -112Q-60 -150 -214 -206L-206 -220Q-80 -190 -20 -156Q-18 -226 -44 -310L-28 -318Q6 -240 14 -166Q70 -190 140 -264L156 -254Q100 -160 34 -108Q52 -50 108 6Q76 -6 46 6z',
      bark,
    ),
    path(
      'M14 -166Q70 -190 140 -264L156 -254Q100 -160 34 -108Q52 -50 108 6Q76 -6 66 -4Q20 -70 22 -120z',
      mix(bark, light.rock[2], 0.3),
    ),
    storeys.map(([x, y, w, size]) => {
      const count = Math.round(w / 34);
      const spots = Array.from({ length: count }, (_, i) => {
        const t = (i + 0.5) / count - 0.5;
        return {
          x: x + t * w * 1.7 + between(r, -8, 8),
          y: y + 34 * (t * t * 4 - 0.4) + between(r, -9, 9),
          size: size * between(r, 0.92, 1.15),
          turn: t * 30 + between(r, -10, 10),
          red: r() < 0.34,
        };
      });
      const layer = (tone: 0 | 1 | 2, share: number, lift: number) =>
        stamp(
          rosette,
          spots.map(({ red, size: own, ...spot }) => ({
            ...spot,
            y: spot.y - lift,
            size: own * share,
            fill: (red ? reds : greens)[tone],
          })),
        );
      return [layer(0, 1, 0), layer(1, 0.78, 8), layer(2, 0.42, 15)];
    }),
  ]);
}
