/** @jest-environment jsdom */
import { startPriceFilter } from './price-filter.island';

const open = (query: string) => {
  history.replaceState(null, '', `/packages${query}`);
  document.body.innerHTML = `
    <details id="aside"></details>
    <a href="/packages" data-price-link></a>
    <a href="/packages?price=low" data-price-link data-cards="one"></a>
    <section data-card-section><details class="list-disclosure" open></details></section>
    <section data-card-section><details class="list-disclosure"></details></section>`;
  startPriceFilter(document.body);
};

test('a band hides the disclosures of the lists, which stay open or closed', () => {
  const lists = () =>
    [...document.querySelectorAll('details')].map(({ open, hidden }) => ({ open, hidden }));
  open('?price=low');
  expect(lists().map(({ hidden }) => hidden)).toEqual([false, true, true]);
  history.replaceState(null, '', '/packages');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(lists()).toEqual([false, true, false].map((open) => ({ open, hidden: false })));
});
