import { need } from '@/test/need';
import { extras, findFromPrice } from './extras';

test('the price on a page is that of the cheapest of its extras', () => {
  const walk = need(extras.find(({ slug }) => slug === 'helmet-walk'));
  extras.unshift({ ...walk, slug: 'long-walk', price: 2 * walk.price });
  expect(findFromPrice('/watersports/sea-walk')).toContain('₹4,000 ');
});
