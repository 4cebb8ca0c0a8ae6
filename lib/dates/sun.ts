import { getTimes } from 'suncalc';
import { formatClock } from './date-words';

/**
 * When the sun rises and sets, in Indian time: 5.42 am and 5.03 pm.
 * @param day year-month-day in India
 * @param at degrees north and east, in latitudes where it does so every day
 */
export function sunOn(
  day: string,
  [north, east]: readonly [north: number, east: number],
): { rise: string; set: string } {
  const { sunrise, sunset } = getTimes(new Date(`${day}T12:00:00+05:30`), north, east);
  return { rise: clockInIndia(sunrise), set: clockInIndia(sunset) };
}

/** A moment as a clock in India (UTC+5:30) shows it. */
function clockInIndia(time: Date | null): string {
  if (!time) return '';
  return formatClock(new Date(time.getTime() + 5.5 * 60 * 60 * 1000).toISOString().slice(11, 16));
}
