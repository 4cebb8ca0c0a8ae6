import { options, reefWeek, ticked } from '@/test/trip-options';
import type { Choice } from './choice';
import { choiceAfterEnquiry, factsForEnquiry } from './choice-for-enquiry';

const factsOf = (choice: Partial<Choice>, route = reefWeek.route, arrival?: string) =>
  factsForEnquiry(options, { extras: [], ...choice }, route, arrival);

test('the facts of a choice agree with its total', () => {
  const party = { adults: 2, children: 1, toddlers: 0 };
  const choice = { hotels: 'Grand', party, extras: ticked('walk', 'cake', 'dive') };
  expect(factsOf(choice, reefWeek.route, '2027-06-01')).toEqual({
    nights: '3',
    adults: '2',
    ages: 'One child',
    hotels: 'Grand',
    extras: 'cake',
    uncounted: 'dive and walk',
    total: '₹33,500 for the trip and cake in Grand',
  });
  expect(factsOf({ hotels: 'Plain', extras: ticked('night') })).toEqual({
    nights: '4',
    adults: '2',
    ages: '',
    hotels: 'Plain',
    extras: 'night',
    uncounted: '',
    total: '₹22,000 for the trip and night in Plain',
  });
  const onRequest = factsOf({ hotels: 'Grand' }, '/packages/on-request');
  expect(onRequest.total).toBe('About ₹26,000 for the trip by its guide price in Grand');
  const { hotels, total } = factsOf({ party, extras: ticked('dive') });
  expect([hotels, total]).toEqual(['', '₹27,000 for the trip and dive in Plain. For adults: dive']);
});

test('without a choice that fits the page, only ticked extras are facts', () => {
  expect(factsOf({})).toEqual({ nights: '3', uncounted: '' });
  expect(factsOf({ extras: ticked('walk') })).toEqual({ nights: '3', uncounted: 'walk' });
  for (const route of ['/flights', '/watersports/diving', '']) {
    const extras = ticked('dive', 'gone', 'cake');
    expect(factsOf({ hotels: 'Grand', extras }, route)).toEqual({ extras: 'cake and dive' });
  }
});

test('what was not in the enquiry is still chosen after it', () => {
  const other = { slug: 'cake', trip: '/packages/on-request' };
  const choice = { hotels: 'Grand', extras: [other, ...ticked('walk')] };
  const after = (route: string) => choiceAfterEnquiry(options, choice, route);
  expect(after(reefWeek.route)).toEqual({ hotels: undefined, extras: [other] });
  expect(after('/flights')).toEqual({ hotels: 'Grand', extras: [other] });
});
