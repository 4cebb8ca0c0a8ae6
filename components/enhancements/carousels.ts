/**
 * Starts the carousels that Swiper moves (components/sections/carousel.tsx). Its code is loaded when a
 * row comes within 200 px of the screen; if that fails, the row just scrolls. Embla's package is made for
 * React: its carousel is an island (components/islands/embla-carousel.tsx).
 */
export function startCarousels() {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        if (rests(target, () => near.observe(target))) continue;
        import('./swiper')
          .then(({ startCarousel }) => startCarousel(target as HTMLElement))
          .catch(() => near.observe(target));
      }
    },
    { rootMargin: '200px' },
  );
  for (const root of document.querySelectorAll('[data-swiper]')) near.observe(root);
}

/**
 * Whether all slides are in view, as the airlines are under reduced motion: then this is no carousel
 * and needs no engine, until the preference changes.
 */
function rests(root: Element, onMotion: () => void): boolean {
  const row = root.querySelector<HTMLElement>('.carousel-view');
  const count = row?.firstElementChild?.childElementCount ?? 0;
  if (!row || count > Number(getComputedStyle(row).getPropertyValue('--per-view'))) return false;
  const role = root.ariaRoleDescription;
  root.ariaRoleDescription = null;
  row.tabIndex = -1;
  const wake = () => {
    root.ariaRoleDescription = role;
    row.tabIndex = 0;
    onMotion();
  };
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', wake, { once: true });
  return true;
}
