import { reefWeek, tariff, ticked } from '@/test/tariff-factories';
import type { StoredChoice } from './choice';
import { valuesForEnquiry } from './format-total';
import { planTrip } from './plan-trip';

const party = { adults: 2, children: 1, toddlers: 0 };
const three = { ...party, adults: 3, children: 0 };
const none = { nights: '', hotels: '', adults: '', ages: '', extras: '', total: '' };
const all = {
  nights: '3',
  adults: '3',
  ages: '',
  hotels: 'Grand',
  extras: 'cake, walk and dinners (2, one night)',
  total:
    '₹37,200. 3 adults, one room, 1 to 4 June, Grand. Not here: walk The trip: ₹34,200. Cake: ₹1,000. Dinners (2, one night): ₹2,000. To book: ₹11,160. Balance: ₹26,040.',
};
const untouched =
  '₹20,000. 2 adults, one room, 1 to 4 June, Plain. To book: ₹6,000. Balance: ₹14,000.';
const extras = [...ticked('walk', 'cake', 'gone'), { slug: 'dinners', people: 2, nights: 1 }];
const notEach = { total: expect.not.stringMatching(/each/) };

test.each<[typeof reefWeek | undefined, Partial<StoredChoice>, Record<string, string>]>([
  [reefWeek, {}, { ...none, nights: '3', adults: '2', hotels: 'Plain', total: untouched }],
  [reefWeek, { hotelClass: 'Grand', party: three, extras }, all],
  [reefWeek, { party: three }, { total: expect.stringContaining('. ₹9,500 each.') }],
  [reefWeek, { party: three, extras: ticked('cake') }, notEach],
  [reefWeek, { party: { ...three, children: 3 } }, notEach],
  [undefined, {}, none],
  [undefined, { hotelClass: 'Royal', party }, { ...none, adults: '2', ages: 'One child' }],
  [undefined, { hotelClass: 'Grand', extras }, { ...none, hotels: 'Grand', extras: all.extras }],
])('an enquiry about %j with %j has its values as text', (item, choice, values) => {
  const days = { arrival: '2027-06-01', today: '2026-11-25' };
  const chosen = { extras: [], ...choice };
  const trip = item && planTrip(tariff, item, chosen, days);
  expect(valuesForEnquiry(tariff, chosen, trip)).toMatchObject(values);
});
