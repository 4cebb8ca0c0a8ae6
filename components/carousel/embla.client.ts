import { createElement } from 'react';
import { startRoot } from '@/components/islands/react-root.client';
import { EmblaRow } from './embla-row.island';

/** Starts the carousel that has an island's place. */
export async function startEmbla(island: HTMLElement): Promise<void> {
  const root = island.closest<HTMLElement>('[data-carousel]');
  if (root) startRoot(island, createElement(EmblaRow, { root }));
}
