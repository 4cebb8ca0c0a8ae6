import { checkItinerary, type TravelMap } from './check-itinerary';

const map: TravelMap = {
  town: 'town',
  places: ['isle', 'islet', 'hill', 'ruin'],
  ferries: [
    { slug: 'town-isle', from: 'town', to: 'isle' },
    { slug: 'isle-islet', from: 'isle', to: 'islet' },
    { slug: 'islet-town', from: 'islet', to: 'town' },
  ],
};

const day = (stay?: string, ferries?: string[], visits?: string[]) => ({
  title: 'A day',
  text: 'Something happens.',
  stay,
  ferries,
  visits,
});

const trip = (destinations: string[], ...itinerary: ReturnType<typeof day>[]) => ({
  duration: `${itinerary.length - 1} Nights & ${itinerary.length} Days`,
  destinations,
  itinerary,
});

const fields = (...args: Parameters<typeof trip>) =>
  checkItinerary(trip(...args), map).map(({ field }) => field);

test.each([
  [
    'two ferry routes on a day',
    ['isle', 'islet'],
    [day('islet', ['town-isle', 'isle-islet']), day('town', ['islet-town']), day()],
  ],
  [
    'a ferry route on the last day',
    ['isle', 'islet'],
    [day('isle', ['town-isle']), day(undefined, ['isle-islet', 'islet-town'])],
  ],
  [
    'a way by road, and a drive back to the ferry',
    ['hill', 'isle', 'islet'],
    [
      day('hill'),
      day('isle', ['town-isle']),
      day('islet', ['isle-islet']),
      day('town', ['islet-town']),
      day(),
    ],
  ],
  [
    'an outing before the ferry leaves',
    ['ruin', 'isle', 'islet'],
    [day('isle', ['town-isle'], ['ruin']), day('town', ['isle-islet', 'islet-town']), day()],
  ],
  [
    'an outing after the ferry has landed',
    ['ruin', 'isle', 'islet'],
    [day('isle', ['town-isle']), day('town', ['isle-islet', 'islet-town'], ['ruin']), day()],
  ],
  ['a flight home from the end of the road', ['hill'], [day('hill'), day()]],
])('%s can be travelled', (_, destinations, days) => {
  expect(fields(destinations, ...days)).toEqual([]);
});

test('an issue on one day is not told again on the next', () => {
  const issues = fields(
    ['isle', 'islet'],
    day('isle'),
    day('islet', ['isle-islet']),
    day('town', ['islet-town']),
    day(),
  );
  expect(issues).toEqual(['itinerary[1].ferries']);
});

test('what no day visits and what the destinations leave out are both told, once each', () => {
  const issues = fields(
    ['ruin'],
    day('isle', ['town-isle']),
    day('isle'),
    day('town', ['isle-islet', 'islet-town']),
    day(),
  );
  expect(issues).toEqual(['destinations[1]', 'destinations', 'destinations']);
});
