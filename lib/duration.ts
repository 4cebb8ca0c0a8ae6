/**
 * The number of days in a duration of the content.
 * @param duration such as 4 Nights & 5 Days or 5 Days & 4 Nights
 * @returns 5; there is one night less. NaN when the duration names no days
 */
export function daysOf(duration: string): number {
  return Number(/(\d+) Days/.exec(duration)?.[1]);
}
