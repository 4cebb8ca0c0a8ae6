import { calm } from '@/components/ui/reduced-motion.client';

/**
 * Starts the carousels that Swiper moves (carousel.tsx). Its code is loaded when a row comes within
 * 200 px of the screen; if that fails, the row just scrolls. Embla's package is made for React: its
 * carousel is an island (embla-controls.island.tsx).
 */
export function startCarousels() {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        import('./swiper.client')
          .then(({ startCarousel }) => startCarousel(target as HTMLElement))
          .catch(() => near.observe(target));
      }
    },
    { rootMargin: '200px' },
  );
  for (const root of document.querySelectorAll('[data-carousel=swiper]')) {
    if (calm.matches && isInView(root)) rest(root, () => near.observe(root));
    else near.observe(root);
  }
}

/** Whether all slides are in view at once, as the airlines are under reduced motion. */
function isInView(root: Element): boolean {
  const { length } = root.querySelectorAll('.carousel-slide');
  return length <= Number(getComputedStyle(root).getPropertyValue('--per-view'));
}

/** Takes the role of a carousel from what does not move, until visitors want motion again. */
function rest(root: Element, onMotion: () => void) {
  const role = root.ariaRoleDescription;
  root.ariaRoleDescription = null;
  const wake = () => {
    root.ariaRoleDescription = role;
    onMotion();
  };
  calm.addEventListener('change', wake, { once: true });
}
