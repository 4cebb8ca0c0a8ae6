import tailwind from '@/tailwind.config';

const { deep, paper, shallow, coral } = tailwind.theme.extend.colors;

/**
 * How share images are drawn; all lengths in px of the picture. Whatever is changed here, or in
 * draw.ts or text.ts, is drawn anew.
 */
export const settings = {
  colours: { deep, paper, shallow, coral },
  /** What stands at the left, under the text: no letter reaches further than `left + width`. */
  text: { left: 64, top: 60, width: 600, bottom: 120 },
  /** From the largest on, the first that fits. 56 px are 28 on a phone that shows it half as wide. */
  title: { sizes: [92, 84, 76, 68, 62, 56, 50], lineHeight: 0.88, height: 320 },
  label: { size: 26, spacing: 3, gap: 28 },
  name: { size: 34, mark: 52 },
  /** Where the surface under the text begins to let the picture through, and where it is gone. */
  scrim: { solid: 0.34, gone: 0.84 },
  /** The largest file in bytes, and the qualities that are tried for it, the best first. */
  maxBytes: 150_000,
  qualities: [84, 76, 68, 58, 45],
} as const;
