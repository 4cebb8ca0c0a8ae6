/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CardSection } from '@/components/items/card-section';
import { itemsOfType } from '@/lib/content/query/items';
import { need } from '@/test/need';
import { FilteredPackages } from './price-filter';
import { startPriceFilter } from './price-filter.island';

// e2e/price-filter.spec.ts tests which cards are shown, and what the filter says.
test('a band hides lists and disclosures, and the address keeps all but the anchor', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <main>
      <FilteredPackages />
      <CardSection id="list" label="" heading="List" items={itemsOfType('beach')} />
      <section>Terms</section>
    </main>,
  );
  const disclosure = need(document.getElementsByTagName('details')[0]);
  disclosure.open = true;
  addEventListener('click', (event) => event.preventDefault());
  const unknownBand = '?price=none&a=1#flagship-packages';
  history.replaceState(null, '', `/packages${unknownBand}`);
  startPriceFilter(screen.getByRole('main'));
  const state = () => ({
    sections: document.querySelectorAll('section:not([hidden])').length,
    disclosure: disclosure.hidden ? 'hidden' : disclosure.open,
    query: location.search + location.hash,
  });
  const all = { sections: 5, disclosure: true };
  const band = screen.getByText('15000-25000 (1)');
  fireEvent.click(band, { ctrlKey: true });
  expect(state()).toEqual({ ...all, query: unknownBand });
  const { length } = history;
  for (let times = 0; times < 2; times += 1) fireEvent.click(band);
  const one = { sections: 2, disclosure: 'hidden' };
  // The hash is removed, because its section is hidden.
  expect(state()).toEqual({ ...one, query: '?a=1&price=15000-25000' });
  expect(history.length).toBe(length + 1);
  // The dialog of a package changes the address.
  history.replaceState(null, '', '/packages/reef-week');
  dispatchEvent(new Event('popstate'));
  expect(state()).toMatchObject(one);
  history.replaceState(null, '', '/packages');
  dispatchEvent(new Event('popstate'));
  expect(state()).toEqual({ ...all, query: '' });
});
