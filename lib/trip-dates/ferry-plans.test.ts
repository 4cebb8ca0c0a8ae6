import { makeTripDay as day, makeTrips } from '@/test/trip-factories';
import { bufferNightsOf, ferryPlansOf } from './ferry-plans';

const ferry = (night?: string) => day({ ferries: ['Across'], night });
const find = (...days: ReturnType<typeof day>[]) =>
  ferryPlansOf(days, makeTrips(), (number) => `day ${number}`);

test('the next morning has a ship, and where that is the day of the flight, the flight is at risk', () => {
  expect(find(day(), ferry('Isle'), day({ night: 'Isle' }), ferry('Town'), day())).toEqual([
    'Day 2: sail on day 3. At risk: Isle, A day.',
    'Day 4: the flight is at risk: leave Isle on day 5.',
  ]);
});

test('with a later day in the same place one chooses what to do there', () => {
  const isle = (title: string) => day({ title, night: 'Isle' });
  expect(find(day(), ferry('Isle'), isle('Beach'), isle('Reef'), ferry('Town'), day())[0]).toBe(
    'Day 2: sail to Isle on day 3: Beach or Reef.',
  );
});

test('a night in the town after the last ferry keeps the flight', () => {
  expect(find(ferry('Isle'), ferry('Town'), day(), day())).toEqual([
    'Day 1: stay in Town. At risk: Isle.',
    'Day 2: sail on day 3. At risk: Town, A day.',
    'Cross by day 3.',
  ]);
});

test('a place that one would leave again the next day is left out', () => {
  const days = [day(), ferry('Isle'), ferry('Second'), day({ night: 'Second' }), ferry('Town')];
  expect(find(...days, day(), day())).toEqual([
    'Day 2: sail on day 3 from Town to Second, without Isle.',
    'Day 3: sail on day 4. At risk: Second, A day.',
    'Day 5: sail on day 6. At risk: Town, A day.',
    'Cross by day 6.',
  ]);
});

test('a ferry on the day of the flight risks it, and a trip without a ferry risks nothing', () => {
  expect(find(day({ night: 'Isle' }), ferry())).toEqual([
    'Day 2: the flight is at risk: leave Isle on day 3.',
  ]);
  expect(find(day(), day())).toEqual([]);
});

test('a night more before the flight makes the next ship early enough', () => {
  const days = [day({ night: 'Isle' }), ferry('Town'), day()];
  expect(ferryPlansOf(days, makeTrips(), (number) => `day ${number}`, true)).toEqual([
    'Day 2: the flight is at risk: leave Isle on day 3. A night more helps: sail on day 3.',
  ]);
});

const crossing = { ferries: ['Across'] };
const land = {};

test.each([
  ['no ferry', [land, land, land], undefined],
  ['two nights after the last ferry', [crossing, crossing, land, land], undefined],
  ['three nights', [crossing, land, land, land], undefined],
  [
    'one night',
    [crossing, land, crossing, land],
    { lastFerry: 3, nights: 1, length: { nights: 4, days: 5 } },
  ],
  [
    'the flight on the day of the ferry',
    [crossing, land, crossing],
    { lastFerry: 3, nights: 2, length: { nights: 4, days: 5 } },
  ],
])('nights before the flight that a trip lacks with %s', (_, days, expected) => {
  expect(bufferNightsOf(days)).toEqual(expected);
});
