import type { PlannedDay } from '@/content/schema/package';
import { fitsTrip } from './extras';

const trip = (...stays: string[]): PlannedDay[] =>
  [...stays, undefined].map((stay) => ({ title: 'A day', text: 'What happens.', stay }));
const reef = { places: ['reef'], needs: 'day' } as const;

test('an extra that takes a day needs a whole day there, without an outing', () => {
  expect(fitsTrip(reef, trip('town', 'reef', 'town'))).toBe(false);
  expect(fitsTrip(reef, trip('town', 'reef', 'reef', 'town'))).toBe(true);
  const [first, second, third, ...rest] = trip('town', 'reef', 'reef', 'town');
  const busy = { ...third, visits: ['caves'] } as PlannedDay;
  const either = { ...reef, places: ['reef', 'lagoon'] };
  expect(fitsTrip(either, trip('town', 'reef', 'lagoon', 'town'))).toBe(false);
  expect(fitsTrip(reef, [first, second, busy, ...rest] as PlannedDay[])).toBe(false);
});

test('a dinner needs a night there, and a ride during an outing needs the outing', () => {
  expect(fitsTrip({ ...reef, needs: 'night' }, trip('town', 'reef', 'town'))).toBe(true);
  expect(fitsTrip({ ...reef, needs: 'night' }, trip('town', 'town'))).toBe(false);
  const [first, ...rest] = trip('town', 'town');
  const outing = [{ ...first, visits: ['reef'] } as PlannedDay, ...rest];
  expect(fitsTrip({ ...reef, needs: 'visit' }, outing)).toBe(true);
  expect(fitsTrip({ ...reef, needs: 'visit' }, trip('reef', 'reef'))).toBe(false);
});

test('a dive needs days between it and the flight', () => {
  const dive = { ...reef, restDays: 1 };
  expect(fitsTrip(dive, trip('town', 'reef', 'reef'))).toBe(false);
  expect(fitsTrip(dive, trip('town', 'reef', 'reef', 'town'))).toBe(true);
});

test('an extra fits if the youngest traveller is old enough for it', () => {
  const days = trip('town', 'reef', 'reef', 'town');
  const fitsAt = (age: number) => fitsTrip({ ...reef, leastAge: 10 }, days, age);
  expect([9, 10].map(fitsAt)).toEqual([false, true]);
});
