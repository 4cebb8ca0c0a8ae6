/** A counter takes twenty steps, one every 100 ms (specification, section 9). */
export const countSteps = 20;
export const countStepMs = 100;

/**
 * The number that a counter shows after a step, rounded down.
 * @param target the final number
 * @param step 0 to 20; the last step shows the target itself
 */
export function counterValue(target: number, step: number): number {
  return Math.floor((target * step) / countSteps);
}
