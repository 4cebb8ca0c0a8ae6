import { daysBetween } from './calendar-day';

// Kept out of calendar-day.ts, because every page loads that file.

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);

/** The mean time between two new moons, in days. */
const lunation = 29.530588861;

/**
 * The time of a new moon in India, in days since 1970, correct to about an hour.
 * @param index counted from the new moon of 6 January 2000
 * @see Jean Meeus, Astronomical Algorithms, chapter 49
 */
function newMoon(index: number): number {
  const sun = 0.1724 * sine(2.5534 + 29.1053567 * index);
  const moon = 0.4072 * sine(201.5643 + 385.8169353 * index);
  return 10_962.8268 + lunation * index + sun - moon;
}

/** Whether a night is within three nights of a new moon. */
export function isAroundNewMoon(night: string): boolean {
  const date = daysBetween('1970-01-01', night);
  const nearest = newMoon(Math.round((date + 0.5 - newMoon(0)) / lunation));
  return Math.abs(date - Math.floor(nearest)) <= 3;
}
