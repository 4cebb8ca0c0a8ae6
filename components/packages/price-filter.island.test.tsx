/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CardSection } from '@/components/items/card-section';
import { itemsOf } from '@/lib/content/query/items';
import { filterCards, startPriceFilter } from './price-filter.island';

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

test('a link filters the cards, unless it opens a tab, and Back or an unknown band shows all', () => {
  document.body.innerHTML = `<nav><a data-price-link href="/p" data-status="All"></a>
    <a data-price-link href="/p?price=low" data-cards="a" data-status="1 of 2"></a></nav>
    <p data-price-status></p><section><i class="item-card" id="a"></i></section>
    <section><i class="item-card" id="b"></i></section>`;
  addEventListener('click', (event) => event.preventDefault());
  const state = () => [
    document.querySelector('[data-price-status]')?.textContent,
    document.querySelectorAll('section:not([hidden])').length,
    location.search,
  ];
  history.replaceState(null, '', '/p?price=none&a=1');
  startPriceFilter(document.body);
  const link = document.querySelector('[href*=low]') as HTMLElement;
  fireEvent.click(link, { ctrlKey: true });
  expect(state()).toEqual(['All', 2, '?price=none&a=1']);
  const { length } = history;
  for (let times = 0; times < 2; times += 1) fireEvent.click(link);
  expect(state()).toEqual(['1 of 2', 1, '?a=1&price=low']);
  expect(history.length).toBe(length + 1);
  history.replaceState(null, '', '/p');
  dispatchEvent(new Event('popstate'));
  expect(state()).toEqual(['All', 2, '']);
});
