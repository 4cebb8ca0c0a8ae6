import type { IconNode } from 'lucide';
import { createElement, type SVGProps } from 'react';
import type { SimpleIcon } from 'simple-icons';

type Props = {
  /** An icon drawn in lines, or the filled logo of another service. */
  icon: IconNode | SimpleIcon;
  /** What it says. Without one it is decorative: the words are beside it or in the link's label. */
  label?: string;
  /** The width of its lines, in 24ths of its own width. */
  strokeWidth?: number;
  className?: string;
};

/**
 * An icon in the colour of the text. Icons are plain data, so that the browser gets no code for them
 * and client code contains only those that it shows.
 */
export function Icon({ icon, label, strokeWidth = 2, className }: Props) {
  const isLogo = 'path' in icon;
  const shapes: IconNode = isLogo ? [['path', { d: icon.path }]] : icon;
  const attributes: SVGProps<SVGSVGElement> = {
    width: 24,
    height: 24,
    viewBox: '0 0 24 24',
    ...(isLogo ? { fill: 'currentColor' } : { ...lines, strokeWidth }),
    ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }),
    className,
  };
  return createElement('svg', attributes, ...shapes.map(draw));
}

const lines = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const draw = ([tag, attributes]: IconNode[number]) => createElement(tag, attributes);
