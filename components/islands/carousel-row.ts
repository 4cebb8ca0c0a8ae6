'use client';

import { useEffect, useState } from 'react';

// The row of slides as the page brings it: how it is laid out, and where it has been scrolled.

/** How many slides stand side by side, and the gap between them in px, as the stylesheet says. */
export function readLayout(view: HTMLElement): { perView: number; gap: number } {
  const style = getComputedStyle(view);
  const read = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  return { perView: read('--per-view') || 1, gap: read('--gap') };
}

/** How many slides stand side by side, also when the window's width changes. */
export function usePerView(view: HTMLElement | null): number {
  const [perView, setPerView] = useState(1);

  useEffect(() => {
    if (!view) return;
    const observer = new ResizeObserver(() => setPerView(readLayout(view).perView));
    observer.observe(view);
    return () => observer.disconnect();
  }, [view]);

  return perView;
}

/** The index of the slide that stands first in view, wherever the row has been scrolled to. */
export function firstInView(view: HTMLElement): number {
  const ways = slideStarts(view).map((start) => Math.abs(start - view.scrollLeft));
  return ways.indexOf(Math.min(...ways));
}

/** Resolves when the row stands at a slide: at once, or when the visitor's swipe has ended. */
export async function atRest(view: HTMLElement): Promise<void> {
  const end = view.scrollWidth - view.clientWidth;
  const stops = [...slideStarts(view), end];
  if (stops.some((stop) => Math.abs(stop - view.scrollLeft) < 2)) return;
  await new Promise((resolve) => view.addEventListener('scrollend', resolve, { once: true }));
}

/**
 * Makes the row stand still, so that an engine can move what is in it. The engine must put the
 * slide from `firstInView` in its place before the browser paints.
 * @returns what undoes it
 */
export function takeOver(view: HTMLElement): () => void {
  view.style.setProperty('--scrollbar', `${view.offsetHeight - view.clientHeight}px`);
  view.scrollLeft = 0;
  view.dataset.turning = '';
  return () => {
    delete view.dataset.turning;
    view.style.removeProperty('--scrollbar');
  };
}

const slideStarts = (view: HTMLElement) =>
  [...view.querySelectorAll<HTMLElement>('.carousel-slide')].map(({ offsetLeft }) => offsetLeft);
