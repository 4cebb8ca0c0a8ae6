import type { Part } from './body';
import { figure, type Look, type Pose, type Side } from './figure';
import { type Light, lit } from './light';
import { reflected } from './shadow';
import { at, type Drawing, ellipse, type Place, path } from './svg';

/** Where people are, the side their light comes from, and the light on their edge at dusk. */
export type Where = Place & {
  light?: 'left' | 'right';
  rim?: string;
  /** one colour for silhouettes, instead of their own */
  ink?: string;
  /** false where they stand in water or the scene draws its own shadows */
  grounded?: boolean;
};

/** Somebody in a group, from the group's own place. */
export type Member = {
  pose: Pose;
  look: Look;
  x?: number;
  y?: number;
  size?: number;
  flip?: boolean;
  /** carried: casts no shadow of their own */
  aloft?: boolean;
};

/** Draws a figure: shapes of the same colour that follow each other become one path. */
export function drawn(parts: readonly Part[]): Drawing {
  const runs: [outline: string, colour: string][] = [];
  for (const [outline, colour] of parts) {
    const last = runs[runs.length - 1];
    if (last?.[1] === colour) last[0] += outline;
    else runs.push([outline, colour]);
  }
  return runs.map(([outline, colour]) => path(outline, colour));
}

/** People who belong together; grown-ups are 200 units tall at size 1, their feet at the place. */
export function company(light: Light, where: Where, members: readonly Member[]): Drawing {
  const { light: from = 'left', rim, ink, grounded = true, ...place } = where;
  const shadow = (from === 'left') === !place.flip ? 1 : -1;
  return at(
    place,
    members.map(({ pose, look, x = 0, y = 0, size = 1, flip = false, aloft = false }) => {
      const side = flip ? (-shadow as Side) : shadow;
      const parts = figure(pose, look, side).map(
        ([outline, colour]): Part => [outline, lit(light, colour)],
      );
      const whole = parts.map(([outline]) => outline).join('');
      return [
        grounded &&
          !aloft &&
          ellipse([x + shadow * 9 * size, y + 1], 34 * size, 5 * size, '#0a0f1e', {
            opacity: 0.22,
          }),
        at({ x, y, size, flip }, [
          rim && path(whole, rim, { transform: `translate(${-side * 3} -2)` }),
          ink ? path(whole, ink) : drawn(parts),
        ]),
      ];
    }),
  );
}

/** The same people on wet sand, their mirror image under their feet. */
export function mirrored(light: Light, where: Where, members: readonly Member[]): Drawing {
  const { x, y, ...how } = { ...where, grounded: false };
  return reflected({ x, y }, company(light, { ...how, x: 0, y: 0 }, members));
}

/** One person. */
export function person(light: Light, where: Where, pose: Pose, look: Look): Drawing {
  return company(light, where, [{ pose, look }]);
}
