import { options, reefWeek, ticked } from '@/test/trip-options';
import type { Choice } from './choice';
import { choiceForEnquiry } from './choice-for-enquiry';

const described = (choice: Partial<Choice>, route = reefWeek.route, arrival?: string) =>
  choiceForEnquiry(options, { extras: [], ...choice }, route, arrival);

test('the facts of a choice agree with its total', () => {
  const party = { adults: 2, children: 1, toddlers: 0 };
  const choice = { hotels: 'Grand', party, extras: ticked('walk', 'cake', 'dive') };
  expect(described(choice, reefWeek.route, '2027-06-01').facts).toEqual({
    nights: '3',
    adults: '2',
    ages: 'One child',
    hotels: 'Grand',
    extras: 'cake',
    uncounted: 'dive and walk',
    total: '₹33,500 for the trip and cake in Grand',
  });
  expect(described({ hotels: 'Plain', extras: ticked('night') }).facts).toEqual({
    nights: '4',
    adults: '2',
    ages: '',
    hotels: 'Plain',
    extras: 'night',
    uncounted: '',
    total: '₹22,000 for the trip and night in Plain',
  });
  const onRequest = described({ hotels: 'Grand' }, '/packages/on-request').facts;
  expect(onRequest.total).toBe('About ₹26,000 for the trip by its guide price in Grand');
  const { hotels, total } = described({ party, extras: ticked('dive') }).facts;
  expect([hotels, total]).toEqual(['', '₹27,000 for the trip and dive in Plain. For adults: dive']);
});

test.each([
  [2, '₹22,000'],
  [1, '₹11,000'],
])('an extra for three is counted and named for the %d adults of a party', (adults, sum) => {
  const party = { adults, children: 0, toddlers: 0 };
  const { facts } = described({ party, extras: [{ slug: 'dive', people: 3 }] });
  const extras = `dive (${adults})`;
  expect(facts).toMatchObject({ extras, total: `${sum} for the trip and ${extras} in Plain` });
});

test('without a choice that fits the page, only ticked extras are facts', () => {
  expect(described({}).facts).toEqual({ nights: '3', uncounted: '' });
  expect(described({ extras: ticked('walk') }).facts).toEqual({ nights: '3', uncounted: 'walk' });
  for (const route of ['/flights', '/watersports/diving', '']) {
    const { facts } = described({ hotels: 'Grand', extras: ticked('dive', 'gone', 'cake') }, route);
    expect(facts).toEqual({ extras: 'cake and dive' });
  }
});

test('what was not in the enquiry is still chosen after it', () => {
  const other = { slug: 'cake', trip: '/packages/on-request' };
  const choice = { hotels: 'Grand', extras: [other, ...ticked('walk')] };
  expect(described(choice).rest).toEqual({ hotels: undefined, extras: [other] });
  expect(described(choice, '/flights').rest).toEqual({ hotels: 'Grand', extras: [other] });
});
