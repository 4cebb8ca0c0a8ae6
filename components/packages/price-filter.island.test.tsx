/** @jest-environment jsdom */
import { Island } from '@/components/islands/island';
import { CardSection } from '@/components/items/card-section';
import { itemsOf } from '@/lib/content/query/items';
import { showIsland } from '@/test/show-island';
import { FilteredPackages } from './price-filter';
import { startPriceFilter } from './price-filter.island';

test('a band hides the disclosures of long lists, which stay open or closed', () => {
  history.replaceState(null, '', '/packages?price=below-15000');
  // Lists of cards that are long enough for a disclosure.
  const lists = ['one', 'two'].map((id) => (
    <CardSection key={id} id={id} texts={{ label: '', heading: id }} items={itemsOf('beach')} />
  ));
  const island = (
    <Island name="price-filter" when="start">
      <FilteredPackages />
      {lists}
    </Island>
  );
  const start = (root: HTMLElement) => {
    root.querySelector('details')?.setAttribute('open', '');
    startPriceFilter(root);
  };
  const root = showIsland('price-filter', start, island);
  const states = () =>
    [...root.querySelectorAll('details')].map(({ open, hidden }) => ({ open, hidden }));
  expect(states()).toEqual([true, false].map((open) => ({ open, hidden: true })));
  history.replaceState(null, '', '/packages');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(states()).toEqual([true, false].map((open) => ({ open, hidden: false })));
});
