import type { StartIsland } from '@/components/islands/start-islands';

/**
 * Loads the code of a carousel with Swiper (carousel.tsx) when the page has loaded, pictures included, and the row
 * comes within 200 px of the viewport. Embla has an island of its own (embla-row.island.tsx).
 */
export async function loadSwiperRow(root: HTMLElement): Promise<StartIsland<undefined>> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    const onMove: IntersectionObserverCallback = ([entry], near) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      resolve();
    };
    new IntersectionObserver(onMove, { rootMargin: '200px' }).observe(root);
  });
  return (await import('./swiper')).startSwiper;
}
