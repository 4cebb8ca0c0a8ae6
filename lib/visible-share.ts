/**
 * The share of a block that a window shows, from 0 to 1. It is also 1 when the block is taller than
 * the window and fills it; one pixel may be missing, since positions are fractional.
 * @param block its edges in px from the top of the window
 * @param windowHeight in px
 */
export function visibleShare(block: { top: number; bottom: number }, windowHeight: number): number {
  const { top, bottom } = block;
  const visible = Math.min(bottom, windowHeight) - Math.max(top, 0);
  const possible = Math.min(bottom - top, windowHeight) - 1;
  return Math.min(Math.max(visible / possible, 0), 1);
}
