import { createElement } from 'react';
import { startRoot } from '@/components/islands/react-root.client';
import { EmblaControls } from './embla-controls.island';

/** Starts the carousel whose buttons stand in a place. */
export async function start(place: HTMLElement): Promise<void> {
  startRoot(place, createElement(EmblaControls, JSON.parse(place.dataset.props ?? '{}')));
}
