'use client';

/**
 * Tells when a block is out of view, and when all of it is in view. A block that is taller than the
 * screen counts as in view when it fills the screen.
 * @param block what is watched, from now on
 * @returns a function that ends the watch
 */
export function watchBlock(
  block: HTMLElement,
  { onAway, onWhole }: { onAway: () => void; onWhole: () => void },
): () => void {
  let observer: IntersectionObserver | undefined;
  // How much of the block the screen can hold changes with both.
  const observe = () => {
    observer?.disconnect();
    const { height } = block.getBoundingClientRect();
    // All of it, but for a pixel: blocks and scroll positions have fractions of one.
    const whole = (Math.min(height, innerHeight) - 1) / height;
    observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        // Browsers keep thresholds with fewer digits than shares.
        if (entry.intersectionRatio > whole - 0.0001) onWhole();
        else if (!entry.isIntersecting) onAway();
      },
      { threshold: [0, whole] },
    );
    observer.observe(block);
  };
  const resized = new ResizeObserver(observe);
  resized.observe(block);
  addEventListener('resize', observe);
  return () => {
    observer?.disconnect();
    resized.disconnect();
    removeEventListener('resize', observe);
  };
}
