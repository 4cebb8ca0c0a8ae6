import { counterValue, countStepMs, countSteps } from '@/lib/text/count';

/**
 * Lets the numbers of counters.tsx count up once, as soon as all of them are in view, within one pixel. The
 * moving digits stand over the final values, and only where visitors want motion.
 */
export function startCounters(block: HTMLElement): void {
  // A phone on its side may be lower than the numbers in large letters.
  const most = Math.min(1, Math.min(innerWidth, innerHeight) / block.offsetHeight);
  const observer = new IntersectionObserver(
    (entries) => {
      const share = entries.at(-1)?.intersectionRatio ?? 0;
      // A block that is partly in view does not change.
      if (share === 0 || share >= most) showStep(block, 0);
      if (share < most) return;
      observer.disconnect();
      countUp(block);
    },
    { rootMargin: '1px', threshold: [0, most] },
  );
  observer.observe(block);
}

function countUp(block: HTMLElement) {
  let step = 0;
  const timer = setInterval(() => {
    step += 1;
    showStep(block, step);
    if (step === countSteps) clearInterval(timer);
  }, countStepMs);
}

/** Shows a step of the count; the last one is the text of the page itself. */
function showStep(block: HTMLElement, step: number) {
  for (const digits of block.querySelectorAll('data')) {
    digits.hidden = step === countSteps;
    digits.textContent = `${counterValue(Number(digits.value), step)}+`;
  }
}
