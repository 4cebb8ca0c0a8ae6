import { minutesOf } from './date-words';
import { sunOn } from './sun';

/** Minutes from midnight to a time such as 5.42 am. */
const minutes = (time: string) => {
  const [, hours = '', past = '', half] = /^(\d+)\.(\d+) (am|pm)$/.exec(time) ?? [];
  return minutesOf(`${hours}:${past}`) + (half === 'pm' ? 12 * 60 : 0);
};

// The sun of Port Blair, as the company knows it.
test.each([
  ['2026-12-15', '5.00 pm'],
  ['2027-07-05', '5.45 pm'],
])('on %s the sun sets in Port Blair at about %s, in Indian time', (day, expected) => {
  const { set } = sunOn(day, [11.67, 92.74]);
  expect(Math.abs(minutes(set) - minutes(expected))).toBeLessThanOrEqual(5);
});

// Decorah, Iowa (43.30 N, 91.79 W): faculty.luther.edu/bernatzr/DecWx, September, in local summer time,
// which is 5 hours behind UTC. The same sun shines half a world to the east, at 82.5 E, on Indian time.
test.each([
  ['2024-09-01', '6:32', '19:41'],
  ['2024-09-15', '6:47', '19:16'],
  ['2024-09-30', '7:04', '18:49'],
])('on %s the sun rises and sets in Decorah at %s and %s', (day, rise, set) => {
  const local = (time: string) => minutesOf(time) + 5 * 60 - 91.79 * 4;
  const sun = sunOn(day, [43.3, 82.5]);
  expect(Math.abs(minutes(sun.rise) - local(rise))).toBeLessThanOrEqual(3);
  expect(Math.abs(minutes(sun.set) - local(set))).toBeLessThanOrEqual(3);
});
