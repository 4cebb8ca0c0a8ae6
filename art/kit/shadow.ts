import { ellipse } from './svg';

/** The soft shadow of a thing that stands on its origin. */
export const shadow = (rx: number, y = 2) =>
  ellipse([6, y], rx, rx * 0.09 + 3, '#0a0f1e', { opacity: 0.18 });
