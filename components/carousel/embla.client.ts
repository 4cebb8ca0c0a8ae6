import { createElement } from 'react';
import { startRoot } from '@/components/islands/react-root.client';
import { EmblaRow } from './embla-row.island';

/** Starts the carousel that has an island's place. */
export async function start(place: HTMLElement): Promise<void> {
  const root = place.closest<HTMLElement>('[data-carousel]');
  if (root) startRoot(place, createElement(EmblaRow, { root }));
}
