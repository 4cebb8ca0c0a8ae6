import { darknessOf, moonOf, sunOf } from './sun-and-moon';

// The sun of Port Blair, as the company knows it: down at about five in December and at a quarter to
// six in July. The moon is compared with published tables of its phases.

const portBlair = [11.67, 92.74] as const;

const minutes = (time: string) => {
  const [, hours = 0, past = 0, half] = /^(\d+)\.(\d+) (am|pm)$/.exec(time) ?? [];
  return (Number(hours) % 12) * 60 + Number(past) + (half === 'pm' ? 720 : 0);
};

test.each([
  ['2026-12-15', '5.00 pm'],
  ['2027-07-05', '5.45 pm'],
])('on %s the sun sets in Port Blair at about %s, in Indian time', (day, expected) => {
  const { set } = sunOf(day, portBlair);
  expect(set).toMatch(/^[45]\.\d\d pm$/);
  expect(Math.abs(minutes(set) - minutes(expected))).toBeLessThanOrEqual(5);
});

// Decorah, Iowa (43.30 N, 91.79 W): faculty.luther.edu/bernatzr/DecWx, September, in local summer time,
// which is 10 hours 30 minutes behind India.
test.each([
  ['2024-09-01', '6:32', '19:41'],
  ['2024-09-15', '6:47', '19:16'],
  ['2024-09-30', '7:04', '18:49'],
])('on %s the sun rises and sets in Decorah at %s and %s', (day, rise, set) => {
  // The same sun, half a world to the east: its times by the local sun are those of the table.
  const local = (time: string) => {
    const [hours = 0, past = 0] = time.split(':').map(Number);
    return hours * 60 + past + 5 * 60 - 91.79 * 4;
  };
  const sun = sunOf(day, [43.3, 82.5]);
  expect(Math.abs(minutes(sun.rise) - local(rise))).toBeLessThanOrEqual(3);
  expect(Math.abs(minutes(sun.set) - local(set))).toBeLessThanOrEqual(3);
});

// Phases of 2019 by the definition of the U.S. Naval Observatory: celnav.nl, "Moon phases 2019".
test.each([
  ['2019-01-06', 'new', 0],
  ['2019-02-19', 'full', 4],
  ['2019-05-12', 'half and growing', 2],
  ['2019-07-02', 'new', 0],
  ['2019-11-12', 'full', 4],
  ['2019-11-20', 'half and shrinking', 6],
  ['2019-12-26', 'new', 0],
])('on %s the moon is %s', (day, _, eighths) => {
  expect(moonOf(day)).toBe(eighths);
});

// The sun leaves no light some 50 minutes after sunset. A half moon that grows sets at about midnight, one
// that shrinks rises then.
test.each([
  ['2019-12-26', 'with a new moon', '5.50 pm', 11, false, false],
  ['2019-05-12', 'with a half moon that grows', '12.40 am', 3, true, false],
  ['2019-11-20', 'with a half moon that shrinks', '5.40 pm', 6, false, true],
])('on %s, %s, it is dark from %s', (day, _, from, hours, moonSets, moonRises) => {
  const found = darknessOf(day, portBlair);
  expect(Math.abs(minutes(found?.from ?? '') - minutes(from))).toBeLessThanOrEqual(30);
  expect(Math.abs((found?.hours ?? 0) - hours)).toBeLessThanOrEqual(1);
  expect([found?.moonSets, found?.moonRises]).toEqual([moonSets, moonRises]);
  const lasts = minutes(found?.until ?? '') - minutes(found?.from ?? '');
  expect(Math.floor(((lasts + 1440) % 1440) / 60)).toBe(found?.hours);
});

test('with a full moon the night is never dark', () => {
  expect(darknessOf('2019-11-12', portBlair)).toBeUndefined();
});

test('a time before the sun’s is as many minutes earlier', () => {
  const [sun, before] = [sunOf('2026-12-15', portBlair), sunOf('2026-12-15', portBlair, 60)];
  expect(minutes(sun.rise) - minutes(before.rise)).toBe(60);
});
