import { createElement } from 'react';
import { startRoot } from '@/components/islands/hydrate';
import { EmblaRow } from './embla-row.island';

/** Starts the carousel whose buttons are the island. */
export async function startEmbla(island: HTMLElement): Promise<void> {
  const root = island.closest<HTMLElement>('[data-carousel]');
  if (root) startRoot(island, createElement(EmblaRow, { root }));
}
