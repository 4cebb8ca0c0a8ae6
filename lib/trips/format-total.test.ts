import { reefWeek, tariff, ticked } from '@/test/tariff-factories';
import type { StoredChoice } from './choice';
import { valuesForEnquiry } from './format-total';

const { route } = reefWeek;
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

test.each<[string, Partial<StoredChoice>, Record<string, string>]>([
  [route, {}, { ...none, nights: '3', adults: '2', hotels: 'Plain', total: untouched }],
  [route, { hotelClass: 'Grand', party: three, extras }, all],
  [route, { party: three }, { total: expect.stringContaining('. ₹9,500 each.') }],
  [route, { party: three, extras: ticked('cake') }, { total: expect.not.stringContaining('each') }],
  [route, { party: { ...three, children: 3 } }, { total: expect.not.stringContaining('each') }],
  ['/flights', {}, none],
  ['/flights', { hotelClass: 'Royal', party }, { ...none, adults: '2', ages: 'One child' }],
  ['', { hotelClass: 'Grand', extras }, { ...none, hotels: 'Grand', extras: all.extras }],
])('an enquiry about %j with %j has its values as text', (about, choice, values) => {
  const days = { arrival: '2027-06-01', today: '2026-11-25' };
  const chosen = { extras: [], ...choice };
  expect(valuesForEnquiry(tariff, chosen, about, days)).toMatchObject(values);
});
