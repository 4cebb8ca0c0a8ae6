import { getMoonIllumination, getMoonPosition, getPosition, getTimes } from 'suncalc';

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

const minuteMs = 60_000;
type Position = readonly [north: number, east: number];

/**
 * When the sun rises and sets, in Indian time: 5.42 am and 5.03 pm.
 * @param day year-month-day in India
 * @param at degrees north and east
 * @param before minutes that both times lie before the sun's
 */
export function sunOf(day: string, [north, east]: Position, before = 0) {
  const { sunrise, sunset } = getTimes(noonInIndia(day), north, east);
  const write = (time: Date | null) =>
    time ? inIndia(new Date(time.getTime() - before * minuteMs)) : '';
  return { rise: write(sunrise), set: write(sunset) };
}

/** How old the moon is in the evening of a day, in eighths of its month: 0 is new, 2 half, 4 full, 6 half. */
export function moonOf(day: string): number {
  const { phase } = getMoonIllumination(new Date(`${day}T20:00:00+05:30`));
  return Math.round(phase * 8) % 8;
}

/** So many degrees below the horizon the sun leaves no light for the eye. */
const nightfall = -12;
const stepMinutes = 10;

type Darkness = {
  from: string;
  until: string;
  hours: number;
  moonSets: boolean;
  moonRises: boolean;
};

/**
 * The longest time after a day's sunset in which neither sun nor moon gives light.
 * @param day year-month-day in India
 * @param at degrees north and east
 * @returns from when until when, to ten minutes, its whole hours, and whether it begins because the moon sets
 *   or ends because the moon rises; undefined when it has none
 */
export function darknessOf(day: string, [north, east]: Position): Darkness | undefined {
  const noon = noonInIndia(day).getTime();
  let longest: Date[] = [];
  let dark: Date[] = [];
  const isNightAt = (time: Date) => getPosition(time, north, east).altitude < nightfall;
  for (let minutes = 0; minutes < 24 * 60; minutes += stepMinutes) {
    const time = new Date(noon + minutes * minuteMs);
    const isDark = isNightAt(time) && getMoonPosition(time, north, east).altitude < 0;
    dark = isDark ? [...dark, time] : [];
    if (dark.length > longest.length) longest = dark;
  }
  const hours = Math.floor((longest.length * stepMinutes) / 60);
  const [begin] = longest;
  if (!begin || hours === 0) return undefined;
  const end = new Date(begin.getTime() + longest.length * stepMinutes * minuteMs);
  return {
    from: inIndia(begin),
    until: inIndia(end),
    hours,
    // Where it is night before and after, the moon alone makes the difference.
    moonSets: isNightAt(new Date(begin.getTime() - stepMinutes * minuteMs)),
    moonRises: isNightAt(end),
  };
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

/** How texts write a time before the sun rises or sets, in minutes. */
const spans: Record<string, number> = {
  'half an hour': 30,
  'an hour': 60,
  'an hour and a half': 90,
  'two hours': 120,
  'two and a half hours': 150,
  'three hours': 180,
};

/** A time by the sun: its words, such as an hour before sunrise, and what they mean. */
export type SunTime = { words: string; minutes: number; event: 'rise' | 'set' };

/**
 * Finds the times that a text gives by the sun, so that a dated trip can give them by the clock.
 * @param text of a day, such as: Leave the hotel an hour before sunrise.
 */
export function sunTimesIn(text: string): SunTime[] {
  const pattern = new RegExp(
    `(?<!of )(${Object.keys(spans).join('|')}) before sun(rise|set)`,
    'gi',
  );
  return [...text.matchAll(pattern)].map(([words, span = '', event]) => ({
    words,
    minutes: spans[span.toLowerCase()] ?? 0,
    event: event as SunTime['event'],
  }));
}
