import { mix } from './colour';
import { n, type Point } from './geometry';
import { type Light, lit } from './light';
import { between, random } from './random';
import { circle, type Drawing, down, ellipse, path, rect, shining, spread, stamp } from './svg';

/** The sky's colours down to the horizon, and on behind everything. */
export function sky(light: Light, { horizon = 800, width = 1600 } = {}): string {
  return [
    rect([0, 0], width, 1000, light.sea[1]),
    rect([0, 0], width, horizon + 2, down(...light.sky)),
  ].join('');
}

/** Sun or moon with a glow that fades out without an edge. */
export function sun(light: Light, at: Point, radius = 60, reach = 5): Drawing {
  const glow = [0.55, 0.4, 0.22, 0.1, 0.03, 0].map(
    (opacity, i) => [light.glow, i / 5, opacity] as const,
  );
  return [
    circle(at, radius * reach, spread(...glow)),
    circle(at, radius, light.sun),
    shining(at, radius),
  ];
}

/** A crescent: the disc with the night bitten out of it. */
export function moon(light: Light, [x, y]: Point, radius = 46): Drawing {
  const glow = [0.4, 0.24, 0.12, 0.04, 0].map((o, i) => [light.glow, i / 4, o] as const);
  const k = radius * 1.02;
  const d = `M${n(x)} ${n(y - radius)}a${n(radius)} ${n(radius)} 0 1 1 ${n(-k)} ${n(k)}`;
  return [
    circle([x, y], radius * 5, spread(...glow)),
    path(`${d}a${n(radius * 0.8)} ${n(radius * 0.8)} 0 0 0 ${n(k)} ${n(-k)}z`, light.sun),
  ];
}

/** A heaped cloud: round heads of differing size on a nearly level foot. */
export function cloud(light: Light, [x, y]: Point, width: number, { opacity = 1 } = {}): Drawing {
  const r = random('cloud', x, y, width);
  const heads = Math.max(4, Math.round(width / 55));
  const draw = (top: number, shrink: number) => {
    let d = `M${n(x - (width / 2) * shrink)} ${n(y)}`;
    let [px, py] = [0, 0];
    for (let i = 1; i <= heads; i += 1) {
      const t = i / heads;
      const hump = Math.sin(Math.PI * t ** 0.85);
      const nx = width * shrink * t;
      const ny = i === heads ? 0 : -hump * width * top * between(r, 0.7, 1.15);
      const size = Math.hypot(nx - px, ny - py) * between(r, 0.54, 0.66);
      d += `a${n(size)} ${n(size)} 0 0 1 ${n(nx - px)} ${n(ny - py)}`;
      [px, py] = [nx, ny];
    }
    const w = width * shrink;
    return `${d}q${n(-w * 0.2)} ${n(width * 0.035)} ${n(-w * 0.45)} ${n(width * 0.012)}t${n(-w * 0.55)} ${n(-width * 0.012)}z`;
  };
  return [
    path(draw(0.2, 1), light.cloudShade, { opacity: opacity === 1 ? undefined : opacity }),
    path(draw(0.16, 0.86), light.cloud, {
      transform: `translate(${n(-width * 0.03)} ${n(-width * 0.022)})`,
      opacity: opacity === 1 ? undefined : opacity,
    }),
  ];
}

/** Streaks of evening cloud: long wisps that run out at both ends, the lit ones below. */
export function streaks(light: Light, [x, y]: Point, width: number, rows = 4): Drawing {
  const r = random('streaks', x, y, width);
  return Array.from({ length: rows * 2 }, (_, i) => {
    const w = width * between(r, 0.28, 0.72);
    const h = between(r, 5, 11) * (0.6 + width / 1000);
    const left = x + between(r, -0.62, 0.62) * (width - w * 0.4) - w / 2;
    const top = y + i * 15 + between(r, -5, 5);
    const belly = between(r, 0.25, 0.6);
    const colour = mix(light.cloudShade, light.cloud, i / (rows * 2 - 1));
    const d = `M${n(left)} ${n(top)}q${n(w * belly * 0.6)} ${n(-h * 1.5)} ${n(w * belly)} ${n(-h * 0.7)}t${n(w * (1 - belly))} ${n(h * 0.9)}q${n(-w * 0.4)} ${n(h * 1.1)} ${n(-w * 0.62)} ${n(h * 0.5)}t${n(-w * 0.38)} ${n(-h * 0.7)}z`;
    return path(d, colour, { opacity: 0.72 });
  });
}

/** Stars, more of them high up. */
export function stars(light: Light, { width = 1200, height = 380, count = 70 } = {}): Drawing {
  const r = random('stars', width, height, count);
  const dots = (size: number, share: number) => {
    const d = Array.from({ length: Math.round(count * share) }, () => {
      return `M${n(r() * width)} ${n(r() ** 1.5 * height)}h0`;
    });
    return path(d.join(''), 'none', {
      stroke: light.sun,
      'stroke-width': size,
      'stroke-linecap': 'round',
      opacity: 0.85,
    });
  };
  return [dots(2, 0.6), dots(3.4, 0.3), dots(5, 0.1)];
}

/** Slanting rain, thin. */
export function rain(light: Light, { width = 1200, height = 800, count = 70 } = {}): string {
  const r = random('rain', width, count);
  const drops = Array.from({ length: count }, () => {
    const length = between(r, 18, 46);
    return `M${n(r() * width)} ${n(r() * height)}l${n(-length * 0.28)} ${n(length)}`;
  });
  return path(drops.join(''), 'none', { stroke: light.glint, 'stroke-width': 2, opacity: 0.35 });
}

/** A few birds far off. */
export function birds(light: Light, [x, y]: Point, count = 5): string {
  const r = random('birds', x, y);
  const flock = Array.from({ length: count }, () => {
    const w = between(r, 8, 17);
    const [bx, by] = [x + between(r, -90, 90), y + between(r, -40, 40)];
    return `M${n(bx - w)} ${n(by - w * 0.35)}q${n(w * 0.6)} ${n(-w * 0.3)} ${n(w)} ${n(w * 0.35)}q${n(w * 0.5)} ${n(-w * 0.7)} ${n(w * 1.1)} ${n(-w * 0.3)}`;
  });
  return path(flock.join(''), 'none', {
    stroke: light.ink,
    'stroke-width': 3,
    'stroke-linecap': 'round',
    opacity: 0.7,
  });
}

/** The Milky Way: a slanting band of faint stars and two veils of light. */
export function milkyWay(light: Light, { x = 760, y = 210, length = 900 } = {}): Drawing {
  const r = random('milky', x, y);
  const dots = (size: number, count: number) =>
    path(
      Array.from({ length: count }, () => {
        const t = r() - 0.5;
        const off = (r() + r() + r() - 1.5) * 95;
        return `M${n(Math.round(x + t * length + off * 0.6))} ${n(Math.round(y - t * length * 0.62 + off))}h0`;
      }).join(''),
      'none',
      { stroke: light.sun, 'stroke-width': size, 'stroke-linecap': 'round', opacity: 0.8 },
    );
  const veil = (w: number, opacity: number) =>
    `<g transform="translate(${x} ${y})rotate(-32)">${ellipse([0, 0], length * 0.56, w, spread([light.glow, 0, opacity], [light.glow, 0.5, opacity * 0.45], [light.glow, 1, 0]))}</g>`;
  return [veil(170, 0.3), veil(80, 0.35), dots(2, 110), dots(3.4, 34)];
}

/** A curtain of rain below a far cloud. */
export function rainCurtain(light: Light, [x, y]: Point, width: number, height: number): string {
  const strands = Array.from({ length: 9 }, (_, i) => {
    const sx = x - width / 2 + (width * i) / 8;
    return `M${n(sx)} ${n(y)}h${n(width / 9)}l${n(-height * 0.22)} ${n(height)}h${n(-width / 9 - (i % 3) * 6)}z`;
  });
  return path(strands.join(''), down([light.cloudShade, 0, 0.75], [light.cloudShade, 1, 0.15]));
}

/** Green parakeets with long tails, flying right. */
export function parakeets(light: Light, [x, y]: Point, count = 9): Drawing {
  const r = random('parakeets', x, y);
  const bird =
    '<path d="M-40 8L-8 -2Q4 -8 14 -6Q22 -6 26 0Q18 2 14 4Q0 10 -12 6zM-6 -2Q-16 -30 -4 -36Q8 -20 10 -4zM0 4Q-14 26 -4 32Q8 18 10 4z"/>';
  return stamp(
    bird,
    Array.from({ length: count }, (_, i) => ({
      x: x + (i % 2 ? -1 : 1) * i * 34 + between(r, -16, 16),
      y: y + i * 9 + between(r, -34, 34),
      size: between(r, 0.55, 0.95),
      turn: between(r, -12, 4),
      fill: lit(light, i % 3 ? '#4fae5c' : '#8fd06a'),
    })),
  );
}
