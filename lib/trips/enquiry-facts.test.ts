import { reefWeek, tariff, ticked } from '@/test/tariff';
import type { StoredChoice } from './choice';
import { factsForEnquiry } from './enquiry-facts';

const { route } = reefWeek;
const party = { adults: 2, children: 1, toddlers: 0 };
const none = { nights: '', hotels: '', adults: '', ages: '', extras: '', total: '' };
const all = {
  nights: '3',
  adults: '2',
  ages: 'One child',
  hotels: 'Grand',
  extras: 'cake, dive (2, one night) and walk',
  total:
    '₹32,200. 2 adults, one child, one room, 1 to 4 June, Grand. Not here: dive and walk The trip: ₹31,200. Cake: ₹1,000. To book: ₹9,660. Balance: ₹22,540.',
};
const untouched =
  '₹20,000. 2 adults, one room, 1 to 4 June, Plain. To book: ₹6,000. Balance: ₹14,000.';
const extras = [...ticked('walk', 'cake', 'gone'), { slug: 'dive', people: 2, nights: 1 }];

test.each<[string, Partial<StoredChoice>, Record<string, string>]>([
  [route, {}, { ...none, nights: '3', adults: '2', hotels: 'Plain', total: untouched }],
  [route, { hotels: 'Grand', party, extras }, all],
  ['/flights', {}, none],
  ['/flights', { hotels: 'Royal', party }, { ...none, adults: '2', ages: 'One child' }],
  ['', { hotels: 'Grand', extras }, { ...none, hotels: 'Grand', extras: all.extras }],
])('an enquiry about %j with %j says it in words', (about, choice, facts) => {
  const dates = { arrival: '2027-06-01', today: '2026-11-25' };
  expect(factsForEnquiry(tariff, { extras: [], ...choice }, about, dates)).toMatchObject(facts);
});
