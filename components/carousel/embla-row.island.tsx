'use client';

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';
import { runCarousel, type StartEngine } from './rotate.client';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** Lets Embla move the row of a carousel. It draws nothing: the row and its buttons stand beside it. */
export function EmblaRow({ root }: { root: HTMLElement }) {
  const [setRow, embla] = useEmblaCarousel({ active: false });
  useEffect(() => {
    setRow(root.querySelector<HTMLElement>('.carousel-view'));
    return embla && runCarousel(root, engineOf(embla));
  }, [root, setRow, embla]);
  return null;
}

/** Embla as an engine: active between its start and its end. */
function engineOf(embla: Embla): StartEngine {
  return (_, { speed, first }, onMove) => {
    const select = () => onMove(embla.selectedScrollSnap());
    // By itself it would settle at the pace of the finger.
    const settle = () => embla.scrollTo(embla.selectedScrollSnap());
    embla.reInit({ active: true, loop: true, align: 'start', duration: speed, startIndex: first });
    embla.on('select', select).on('pointerUp', settle);
    return {
      next: () => embla.scrollNext(),
      previous: () => embla.scrollPrev(),
      show: (index) => embla.scrollTo(index),
      destroy() {
        embla.off('select', select).off('pointerUp', settle);
        embla.reInit({ active: false });
      },
    };
  };
}
