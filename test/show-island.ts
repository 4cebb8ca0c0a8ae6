import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StartIsland } from '@/components/islands/start-islands';

/**
 * Replaces the whole page with what the build renders, and starts the first island with this name.
 * @returns the element of the island
 */
export function showIsland<Props>(
  name: string,
  start: StartIsland<Props>,
  page: ReactNode,
): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(page);
  const island = document.querySelector<HTMLElement>(`[data-island=${name}]`);
  if (!island) throw new Error(`No part of the page is the island ${name}`);
  start(island, JSON.parse(island.dataset.props ?? 'null'));
  return island;
}
