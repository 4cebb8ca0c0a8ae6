import { getMoonIllumination, getTimes } from 'suncalc';

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/**
 * When the sun rises and sets, in Indian time: 5.42 am and 5.03 pm.
 * @param day year-month-day in India
 * @param at degrees north and east
 */
export function sunOf(day: string, [north, east]: readonly [number, number]) {
  const { sunrise, sunset } = getTimes(noonInIndia(day), north, east);
  const write = (time: Date | null) => (time ? inIndia(time) : '');
  return { rise: write(sunrise), set: write(sunset) };
}

/**
 * How much of the moon is lit in the evening of a day.
 * @returns 0 at new moon to 100 at full moon, in whole per cent
 */
export function moonOf(day: string): number {
  const evening = new Date(`${day}T20:00:00+05:30`);
  return Math.round(getMoonIllumination(evening).fraction * 100);
}

function noonInIndia(day: string): Date {
  return new Date(`${day}T12:00:00+05:30`);
}

/** A moment as a clock in India shows it: 5.42 am */
function inIndia(time: Date): string {
  const parts = Object.fromEntries(
    clock.formatToParts(time).map(({ type, value }) => [type, value]),
  );
  return `${parts.hour}.${parts.minute} ${parts.dayPeriod?.toLowerCase()}`;
}
