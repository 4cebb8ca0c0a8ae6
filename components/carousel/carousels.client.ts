/**
 * Starts the carousels that Swiper moves (carousel.tsx). Its code is loaded when a row comes within
 * 200 px of the screen; if that fails, the row just scrolls. Embla's package is made for React: its
 * carousel is an island (embla-row.island.tsx).
 */
export function startCarousels() {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        import('./swiper.client')
          .then(({ startSwiper }) => startSwiper(target as HTMLElement))
          .catch(() => near.observe(target));
      }
    },
    { rootMargin: '200px' },
  );
  for (const root of document.querySelectorAll('[data-carousel=swiper]')) near.observe(root);
}
