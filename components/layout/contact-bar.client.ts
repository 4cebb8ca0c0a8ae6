/** How far a visitor scrolls, in px, before it counts: less is the tremble of a thumb. */
const tremble = 8;

/** What is always in view: it steps back when the page's own call to action comes. */
const fixed = 'header, dialog, .contents-line, .bar-step';

/**
 * Says by the attribute data-call-to-action that a coral button or link of the page itself is in view:
 * contact-bar.css then makes the fixed ones quiet, so that a screen has one.
 */
export function watchCallsToAction() {
  const seen = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      document.documentElement.toggleAttribute('data-call-to-action', seen.size > 0);
    },
    { threshold: 0.5 },
  );
  for (const call of document.querySelectorAll(':is(a, button).bg-coral')) {
    if (!call.closest(fixed)) observer.observe(call);
  }
}

/**
 * Hides the bar at the bottom of small screens while the visitor reads down the page, by the attribute
 * data-reading; shows it on the way up and at both ends.
 */
export function hideBarWhileReading() {
  const root = document.documentElement;
  let last = scrollY;
  const onScroll = () => {
    const way = scrollY - last;
    if (Math.abs(way) < tremble) return;
    last = scrollY;
    const atEnd = scrollY + innerHeight > root.scrollHeight - innerHeight / 4;
    root.toggleAttribute('data-reading', way > 0 && !atEnd);
  };
  document.addEventListener('scroll', onScroll, { passive: true });
}
