'use client';

import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { createElement, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { StartEngine } from './carousel-run';

type Embla = NonNullable<UseEmblaCarouselType[1]>;
type EmblaArguments = Parameters<typeof useEmblaCarousel>;

/** Moves a row with Embla and its autoplay plugin. */
export const start: StartEngine = (row, { delay, speed, first }, onMove) => {
  const plugin = Autoplay({ delay, playOnInit: false, stopOnFocusIn: false });
  const options = { loop: true, align: 'start', duration: speed, startIndex: first } as const;
  const { embla, unmount } = attachEmbla(row, options, [plugin]);
  let wanted = false;
  const autoplay = (on = wanted) => {
    wanted = on;
    if (on !== plugin.isPlaying()) plugin[on ? 'play' : 'stop']();
  };
  embla.on('select', () => onMove(embla.selectedScrollSnap()));
  // The plugin stops when the row changes its size. It also stops when the row is touched: the carousel
  // starts it again when the finger leaves.
  embla.on('reInit', () => autoplay());
  embla.on('pointerUp', () => embla.scrollTo(embla.selectedScrollSnap()));
  return {
    autoplay,
    next: () => embla.scrollNext(),
    previous: () => embla.scrollPrev(),
    show: (index) => embla.scrollTo(index),
    destroy() {
      embla.destroy();
      // React can't unmount one tree while it unmounts another.
      queueMicrotask(unmount);
    },
  };
};

type RowProps = { row: HTMLElement; arguments: EmblaArguments };

/** Renders nothing: attaches Embla to the row, which is part of the page's HTML. */
function Row({ row, arguments: [options, plugins] }: RowProps) {
  const [attach] = useEmblaCarousel(options, plugins);
  useLayoutEffect(() => attach(row), [attach, row]);
  return null;
}

/**
 * Embla's React package offers only a hook, so a separate React tree calls it. Embla passes itself to
 * its plugins when it starts, which is before `flushSync` returns.
 */
function attachEmbla(row: HTMLElement, options: EmblaArguments[0], plugins: EmblaArguments[1]) {
  let embla: Embla | undefined;
  const init = (started: Embla) => {
    embla = started;
  };
  const handOver = { name: 'handOver', options: {}, init, destroy() {} };
  const root = createRoot(document.createElement('div'));
  const props: RowProps = { row, arguments: [options, [...(plugins ?? []), handOver]] };
  flushSync(() => root.render(createElement(Row, props)));
  if (!embla) throw new Error('Embla did not start on its row');
  return { embla: embla as Embla, unmount: () => root.unmount() };
}
