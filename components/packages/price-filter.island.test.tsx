/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { CardSection } from '@/components/items/card-section';
import { itemsOf } from '@/lib/content/query/items';
import { filterCards } from './price-filter.island';

test('a filter hides cards and the disclosures of their lists, which stay open or closed', () => {
  const beaches = itemsOf('beach');
  const lists = ['one', 'two'].map((id) => (
    <CardSection key={id} id={id} texts={{ label: '', heading: id }} items={beaches} />
  ));
  document.body.innerHTML = renderToStaticMarkup(lists);
  document.body.innerHTML += '<section id="note">Terms</section>';
  const [first, second] = document.querySelectorAll('details');
  first?.setAttribute('open', '');
  const shown = () => [...document.querySelectorAll('article')].filter(({ hidden }) => !hidden);
  const only = beaches.slice(0, 1).map(({ slug }) => slug);
  filterCards(document.body, only);
  expect(shown().map(({ id }) => id)).toEqual([...only, ...only]);
  expect([first, second]).toMatchObject([{ hidden: true }, { hidden: true }]);
  filterCards(document.body, undefined);
  expect(shown()).toHaveLength(2 * beaches.length);
  expect(document.getElementById('note')?.hidden).toBe(false);
  const state = { hidden: false, open: false };
  expect([first, second]).toMatchObject([{ ...state, open: true }, state]);
});
