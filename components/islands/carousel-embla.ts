'use client';

import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { EngineProps } from './carousel-engine';
import { firstInView, takeOver } from './carousel-row';

/** Turns a carousel by Embla and its autoplay plugin. Loaded on need: it weighs some 8 KB. */
export function EmblaEngine({
  view,
  startAt,
  delay,
  speed,
  instant,
  onMove,
  onReady,
}: EngineProps) {
  const [options] = useState(() => ({
    loop: true,
    align: 'start' as const,
    duration: speed,
    startIndex: startAt ?? firstInView(view),
  }));
  // The carousel itself says when to start and stop, so the plugin's own reasons are switched off.
  const [autoplay] = useState(() =>
    Autoplay({ delay, jump: instant, playOnInit: false, stopOnFocusIn: false }),
  );
  const [plugins] = useState([autoplay]);
  const [attach, embla] = useEmblaCarousel(options, plugins);

  // A layout effect, since what it sets off is done before the browser paints: Embla is there in
  // the same frame in which the row stops scrolling.
  useLayoutEffect(() => {
    const leave = takeOver(view);
    attach(view);
    return leave;
  }, [view, attach]);

  useEffect(() => {
    if (!embla) return;
    let wanted = false;
    const resume = () => wanted && autoplay.play();
    const release = () => {
      if (instant) embla.scrollTo(embla.selectedScrollSnap(), true);
      resume();
    };
    const move = () => onMove(embla.selectedScrollSnap());
    // The plugin stops for good at the first touch, and when Embla measures a new size.
    embla.on('select', move).on('pointerUp', release).on('reInit', resume);
    move();
    onReady({
      play: () => {
        wanted = true;
        autoplay.play();
      },
      stop: () => {
        wanted = false;
        autoplay.stop();
      },
      next: () => embla.scrollNext(instant),
      previous: () => embla.scrollPrev(instant),
      show: (index) => embla.scrollTo(index, instant),
    });
    return () => onReady(null);
  }, [embla, autoplay, instant, onMove, onReady]);

  return null;
}
