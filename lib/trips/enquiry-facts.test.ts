import { reefWeek, tariff, ticked } from '@/test/tariff';
import type { StoredChoice } from './choice';
import { factsForEnquiry } from './enquiry-facts';
import { namesInWords } from './total-words';

const factsOf = (choice: Partial<StoredChoice>, route = reefWeek.route, arrival?: string) =>
  factsForEnquiry(tariff, { extras: [], ...choice }, route, { arrival, today: '2026-11-25' });

test('the facts of a choice agree with its total', () => {
  const party = { adults: 2, children: 1, toddlers: 0 };
  const choice = { hotels: 'Grand', party, extras: ticked('walk', 'cake', 'dive') };
  expect(factsOf(choice, reefWeek.route, '2027-06-01')).toEqual({
    nights: '3',
    adults: '2',
    ages: 'One child',
    hotels: 'Grand',
    extras: 'cake, dive and walk',
    total:
      '₹33,500. 2 adults, one child, one room, 1 to 4 June, Grand. Not then: dive Not here: walk The trip: ₹32,500. Cake: ₹1,000. To book: ₹10,050. Balance: ₹23,450.',
  });
  const { hotels, total } = factsOf({ party, extras: ticked('dive') });
  expect(hotels).toBe('');
  expect(total).toMatch(/^₹27,000\. .*, Plain\. For adults: dive .* Dive: ₹2,000\. /);
});

test('without a trip, the facts are what is chosen for all trips', () => {
  expect(factsOf({})).toEqual({ nights: '3' });
  for (const route of ['/flights', '/watersports/diving', '']) {
    const choice = { hotels: 'Grand', extras: ticked('dive', 'gone', 'cake') };
    const facts = { hotels: 'Grand', adults: '', ages: '', extras: 'cake and dive' };
    expect(factsOf(choice, route)).toEqual(facts);
    const party = { adults: 3, children: 1, toddlers: 0 };
    expect(factsOf({ party }, route)).toMatchObject({ adults: '3', ages: 'One child', hotels: '' });
  }
});

test('in a sentence, names have no capital, unless they are proper names', () => {
  const names = ['Boat to Ross', 'Open Water'].map((name) => ({ name }));
  expect(namesInWords(names)).toBe('boat to Ross and Open Water');
});
