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

test('a band is told in the filter’s own status, and leaves other forms as they are', () => {
  open('?price=low');
  const statuses = [...document.querySelectorAll('[role=status]')];
  expect(statuses.map(({ textContent }) => textContent)).toEqual(['Another form', '1 of 2']);
});

test('a band opens the lists; what else is folded stays as it is', () => {
  const isOpen = () => [...document.querySelectorAll('details')].map(({ open }) => open);
  open('?price=low');
  expect(isOpen()).toEqual([false, true]);
  open('');
  document.querySelector('details')?.setAttribute('open', '');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(isOpen()).toEqual([true, false]);
});
