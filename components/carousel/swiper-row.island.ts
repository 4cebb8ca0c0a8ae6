/**
 * Starts a carousel with Swiper (carousel.tsx). The code is loaded when the row comes within 200 px of the viewport. If
 * that fails, the row only scrolls. Embla has an island of its own (embla-row.island.tsx).
 */
export function startSwiperRow(root: HTMLElement): void {
  // Load the pictures of the first screen before the code that moves them.
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
