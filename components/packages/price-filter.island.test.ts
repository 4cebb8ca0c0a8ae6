/** @jest-environment jsdom */
import { startPriceFilter } from './price-filter.island';

const open = (query: string) => {
  history.replaceState(null, '', `/packages${query}`);
  document.body.innerHTML = `
    <form><p role="status">Another form</p></form>
    <details id="aside"></details>
    <a href="/packages" data-price-link data-status="All of them"></a>
    <a href="/packages?price=low" data-price-link data-cards="one" data-status="1 of 2"></a>
    <p role="status" data-price-status></p>
    <details class="list-disclosure"></details>`;
  startPriceFilter(document.body);
};

test('the status of the filter names the band, and other forms do not change', () => {
  open('?price=low');
  const statuses = [...document.querySelectorAll('[role=status]')];
  expect(statuses.map(({ textContent }) => textContent)).toEqual(['Another form', '1 of 2']);
});

test('a band unfolds the lists, and nothing else', () => {
  const isOpen = () => [...document.querySelectorAll('details')].map(({ open }) => open);
  open('?price=low');
  expect(isOpen()).toEqual([false, true]);
  open('');
  document.querySelector('details')?.setAttribute('open', '');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(isOpen()).toEqual([true, false]);
});
