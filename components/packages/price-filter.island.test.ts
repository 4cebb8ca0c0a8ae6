/** @jest-environment jsdom */
import { startPriceFilter } from './price-filter.island';

const open = (query: string) => {
  history.replaceState(null, '', `/packages${query}`);
  document.body.innerHTML = `
    <details id="aside"></details>
    <a href="/packages" data-price-link></a>
    <a href="/packages?price=low" data-price-link data-cards="one"></a>
    <details class="list-disclosure"></details>`;
  startPriceFilter(document.body);
};

test('a band unfolds the lists, and nothing else', () => {
  const isOpen = () => [...document.querySelectorAll('details')].map(({ open }) => open);
  open('?price=low');
  expect(isOpen()).toEqual([false, true]);
  open('');
  document.querySelector('details')?.setAttribute('open', '');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(isOpen()).toEqual([true, false]);
});
