import { calm } from '@/components/ui/reduced-motion.client';
import { countAt, countStepMs, countSteps } from '@/lib/text/count';
import { visibleShare } from '@/lib/visible-share';

/**
 * Lets the numbers of components/sections/counters.tsx count up once, as soon as all of them are in view.
 * The final values are always in the text of the page. While the moving digits are over them they are
 * transparent, so that they keep their place and screen readers read them. When visitors turn motion off,
 * the final values are shown at once.
 */
export function enhanceCounters() {
  if (calm.matches) return;
  for (const block of document.querySelectorAll<HTMLElement>('[data-counters]')) watch(block);
}

function watch(block: HTMLElement) {
  const watching = new AbortController();
  const { signal } = watching;
  // A block that is partly in view does not change.
  const onMove = () => {
    const share = visibleShare(block.getBoundingClientRect(), innerHeight);
    if (share === 0 || share === 1) show(block, 0);
    if (share < 1) return;
    watching.abort();
    count(block);
  };
  onMove();
  addEventListener('scroll', onMove, { passive: true, signal });
  addEventListener('resize', onMove, { signal });
  const onCalm = () => {
    watching.abort();
    show(block, countSteps);
  };
  calm.addEventListener('change', onCalm, { signal });
}

function count(block: HTMLElement) {
  let step = 0;
  const timer = setInterval(() => {
    step = calm.matches ? countSteps : step + 1;
    show(block, step);
    if (step === countSteps) clearInterval(timer);
  }, countStepMs);
}

/** Shows a step of the count; the last one is the text of the page itself. */
function show(block: HTMLElement, step: number) {
  block.toggleAttribute('data-counting', step < countSteps);
  for (const digits of block.querySelectorAll<HTMLElement>('[data-target]')) {
    digits.textContent = `${countAt(Number(digits.dataset.target), step)}+`;
  }
}
