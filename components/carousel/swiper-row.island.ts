/**
 * Starts a carousel that Swiper moves (carousel.tsx). Its code is loaded when the row comes within 200 px of
 * the screen; if that fails, the row just scrolls. Embla's package is made for React (embla-row.island.tsx).
 */
export function startSwiperRow(root: HTMLElement): void {
  // The pictures of the first view come before the code that moves them.
  if (document.readyState !== 'complete') {
    addEventListener('load', () => startSwiperRow(root), { once: true });
    return;
  }
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      import('./swiper').then(({ startSwiper }) => startSwiper(root)).catch(console.warn);
    },
    { rootMargin: '200px' },
  );
  near.observe(root);
}
