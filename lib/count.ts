/** A counter takes twenty steps, one every 100 ms (specification, section 9). */
export const countSteps = 20;
export const countStepMs = 100;

/**
 * What a counter shows after some steps: a twentieth of its target for each, as a whole number
 * (the part of one that is not complete yet doesn't count).
 * @param target the final number
 * @param step 0 to 20; the last step gives the target itself
 */
export function countAt(target: number, step: number): number {
  return Math.floor((target * step) / countSteps);
}
