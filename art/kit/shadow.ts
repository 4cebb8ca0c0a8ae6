import { at, type Drawing, ellipse, group, type Place } from './svg';

/** The soft shadow of a thing that stands on its origin. */
export const shadow = (rx: number, y = 2) =>
  ellipse([6, y], rx, rx * 0.09 + 3, '#0a0f1e', { opacity: 0.18 });

/** Something that stands on its origin on wet sand, with its mirror image under its feet. */
export const reflected = (place: Place, shapes: Drawing, opacity = 0.4): Drawing =>
  at(place, [group(shapes, { transform: 'translate(0 2)scale(1 -.8)', opacity }), shapes]);
