/**
 * The days of a duration as the content spells it.
 * @param duration such as 4 Nights & 5 Days or 5 Days & 4 Nights
 * @returns 5; the nights are one less. NaN when it has no days
 */
export function daysOf(duration: string): number {
  return Number(/(\d+) Days/.exec(duration)?.[1]);
}
