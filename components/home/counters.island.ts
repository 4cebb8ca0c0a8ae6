/** A counter takes twenty steps, one every 100 ms (specification, section 6). */
export const countSteps = 20;
export const countStepMs = 100;

/**
 * Counts up the numbers of why-choose.tsx once, as soon as all of them are in view, within one pixel. The moving digits
 * cover the final values. With reduced motion, they are hidden.
 */
export function startCounters(block: HTMLElement): void {
  // With large type, the block may be higher than a landscape phone.
  const maxShare = Math.min(1, Math.min(innerWidth, innerHeight) / block.offsetHeight);
  const observer = new IntersectionObserver(
    (entries) => {
      const share = entries.at(-1)?.intersectionRatio ?? 0;
      // A block that is partly in view keeps its digits.
      if (share === 0 || share >= maxShare) showStep(block, 0);
      if (share < maxShare) return;
      observer.disconnect();
      countUp(block);
    },
    { rootMargin: '1px', threshold: [0, maxShare] },
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

/** Shows a step of the count, rounded down. The last step reveals the text of the page. */
function showStep(block: HTMLElement, step: number) {
  for (const digits of block.querySelectorAll('data')) {
    digits.hidden = step === countSteps;
    digits.textContent = `${Math.floor((Number(digits.value) * step) / countSteps)}+`;
  }
}
