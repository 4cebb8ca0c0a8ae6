import { createElement } from 'react';
import { IconFrame } from './icon';
import { type DrawnIcon, lineStyle, shapesOf } from './icons';

/**
 * An icon whose shape is in the page itself, for a button on the first screen that has no words. The
 * file of icons is requested when the styles are there: it comes a tenth of a second after the first
 * view on a slow phone line, on the slowest half a second.
 */
export function InlineIcon({ name, className }: { name: DrawnIcon; className: string }) {
  const shapes = shapesOf(name).map(([tag, attributes]) => createElement(tag, attributes));
  return <IconFrame className={className}>{createElement('g', lineStyle, ...shapes)}</IconFrame>;
}
