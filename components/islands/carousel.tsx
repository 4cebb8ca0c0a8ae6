'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { type CarouselSettings, runCarousel } from './carousel-run';

type Props = ComponentProps<'div'> & { settings: CarouselSettings };

/** The root of a carousel, which `runCarousel` controls. */
export function CarouselRoot({ settings, ...props }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? runCarousel(root.current, settings) : undefined), [settings]);
  return <div ref={root} {...props} />;
}
