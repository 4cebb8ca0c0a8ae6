'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { EngineProps } from './carousel-engine';
import { atRest } from './carousel-row';

const engines = {
  swiper: async () => (await import('./carousel-swiper')).SwiperEngine,
  embla: async () => (await import('./carousel-embla')).EmblaEngine,
};

export type EngineName = keyof typeof engines;

/**
 * Loads an engine when the row of slides comes near the screen (200 px), and hands it over when
 * nobody is scrolling the row. When it can't be loaded, the row stays what it is.
 * @returns null until then
 */
export function useEngineNear(
  view: HTMLElement | null,
  name: EngineName,
): ComponentType<EngineProps> | null {
  const [component, setComponent] = useState<ComponentType<EngineProps> | null>(null);

  useEffect(() => {
    if (!view) return;
    let gone = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load(view, name).then((loaded) => gone || setComponent(() => loaded));
      },
      { rootMargin: '200px' },
    );
    observer.observe(view);
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, [view, name]);

  return component;
}

async function load(view: HTMLElement, name: EngineName) {
  const component = await engines[name]().catch(() => null);
  await atRest(view);
  return component;
}
