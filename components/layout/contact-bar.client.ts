/** How far a visitor scrolls, in px, before it counts: less is the tremble of a thumb. */
const tremble = 8;

/**
 * Hides the bar at the bottom of small screens while the visitor reads down the page, by the attribute
 * data-scrolling-down; shows it on the way up and at both ends.
 */
export function hideBarWhileReading() {
  const root = document.documentElement;
  let last = scrollY;
  const onScroll = () => {
    const way = scrollY - last;
    if (Math.abs(way) < tremble) return;
    last = scrollY;
    const atEnd = scrollY + innerHeight > root.scrollHeight - innerHeight / 4;
    root.toggleAttribute('data-scrolling-down', way > 0 && !atEnd);
  };
  document.addEventListener('scroll', onScroll, { passive: true });
}
