/**
 * Writes a time of day in words: 09:00 becomes 9 am, 16:45 becomes 4.45 pm, 12:00 becomes noon.
 * @param clock hours:minutes of a day of 24 hours
 */
export function formatClock(clock: string): string {
  if (clock === '12:00') return 'noon';
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'am' : 'pm'}`;
}

/**
 * The minutes from midnight to a time of day.
 * @param clock hours:minutes of a day of 24 hours
 */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
