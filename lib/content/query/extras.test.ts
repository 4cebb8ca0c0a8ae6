import type { PlannedDay } from '@/content/schema/package';
import { itinerary } from '@/test/factories';
import { need } from '@/test/need';
import { extras, extrasFor, fitsPackage } from './extras';

const staying = (...stays: string[]): PlannedDay[] =>
  [...stays, undefined].map((stay) => ({ title: 'A day', text: 'What happens.', stay }));
const reef = { places: ['reef'], needs: 'day' } as const;

test('an extra that takes a day needs a whole day there, without an outing', () => {
  expect(fitsPackage(reef, staying('town', 'reef', 'town'))).toBe(false);
  expect(fitsPackage(reef, staying('town', 'reef', 'reef', 'town'))).toBe(true);
  const [first, second, third, ...rest] = staying('town', 'reef', 'reef', 'town');
  const busy = { ...third, visits: ['caves'] } as PlannedDay;
  const either = { ...reef, places: ['reef', 'lagoon'] };
  expect(fitsPackage(either, staying('town', 'reef', 'lagoon', 'town'))).toBe(false);
  expect(fitsPackage(reef, [first, second, busy, ...rest] as PlannedDay[])).toBe(false);
});

test('a dinner needs a night there', () => {
  expect(fitsPackage({ ...reef, needs: 'night' }, staying('town', 'reef', 'town'))).toBe(true);
  expect(fitsPackage({ ...reef, needs: 'night' }, staying('town', 'town'))).toBe(false);
});

test('a ride during an outing needs the outing', () => {
  const [first, ...rest] = staying('town', 'town');
  const outing = [{ ...first, visits: ['reef'] } as PlannedDay, ...rest];
  expect(fitsPackage({ ...reef, needs: 'visit' }, outing)).toBe(true);
  expect(fitsPackage({ ...reef, needs: 'visit' }, staying('reef', 'reef'))).toBe(false);
});

test('a dive needs days between it and the flight', () => {
  const dive = { ...reef, restDays: 1 };
  expect(fitsPackage(dive, staying('town', 'reef', 'reef'))).toBe(false);
  expect(fitsPackage(dive, staying('town', 'reef', 'reef', 'town'))).toBe(true);
});

test('an extra fits if the youngest traveller is old enough for it', () => {
  const days = staying('town', 'reef', 'reef', 'town');
  const climb = { ...reef, leastAge: 10 };
  expect(fitsPackage(climb, days, 9)).toBe(false);
  expect(fitsPackage(climb, days, 10)).toBe(true);
});

test('an extra for families is offered on a trip with an age of the youngest', () => {
  const extra = need(extras.find(({ only }) => only === 'families'));
  expect(extrasFor({ itinerary })).not.toContain(extra);
  expect(extrasFor({ itinerary, youngest: 8 })).toContain(extra);
});
