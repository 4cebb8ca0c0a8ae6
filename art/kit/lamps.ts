import { n, type Point } from './geometry';
import { type Light, lit } from './light';
import { circle, type Drawing, line, type Place, shining, spread } from './svg';

/** A glow around a lamp. */
export function lampGlow(at: Point, radius: number, colour = '#ffd58a'): Drawing {
  return [
    circle(
      at,
      radius,
      spread([colour, 0, 0.75], [colour, 0.25, 0.4], [colour, 0.6, 0.1], [colour, 1, 0]),
    ),
    circle(at, radius * 0.09 + 1.5, '#fff3cf'),
    shining(at, radius * 0.3),
  ];
}

/** A lamp on a post. */
export function lampPost(light: Light, { x, y, size = 1 }: Place): Drawing {
  return [
    line(
      `M${n(x)} ${n(y)}v${n(-92 * size)}q0 ${n(-14 * size)} ${n(18 * size)} ${n(-14 * size)}`,
      lit(light, '#3a4250'),
      5 * size,
    ),
    lampGlow([x + 20 * size, y - 98 * size], 90 * size),
  ];
}
