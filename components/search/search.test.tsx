/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Search } from './search.island';

const messages = {
  field: 'Words',
  examples: { label: 'Try', queries: ['Reef'] },
  status: { one: 'One', other: 'Other', none: 'None', failed: 'Failed' },
  results: 'Results',
  next: { text: 'Ask us', links: [{ label: 'Contact', href: '/contact' }] },
};
const bays = Array.from({ length: 30 }, (_, index) => `Bay ${index}`);
const records = ['Harbour', 'Harbour Hill', 'Reef', ...bays].map((name) => ({
  ...{ name, kind: 'Places', line: '' },
  href: `/${name}`,
}));

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Words' });
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const status = () => screen.getAllByRole('status').at(-1)?.textContent;
const found = () =>
  screen
    .queryAllByRole('list', { name: 'Results' })
    .flatMap((list) => [...list.querySelectorAll('a')].map((link) => link.getAttribute('href')));

test('results are those of the last words', () => {
  // jsdom does not know the element <search>.
  jest.spyOn(console, 'error').mockImplementation();
  history.replaceState(null, '', '/search?q=tower');
  const search = <Search messages={messages} search={records} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(search);
  // The visitor types before the code has loaded.
  field().value = 'zzz';
  render(search, { container, hydrate: true });
  expect([field().value, status(), found()]).toEqual(['zzz', 'None', []]);
  expect(screen.getByRole('link', { name: 'Contact' })).toBeTruthy();
  type(' harbour ');
  expect([status(), found()]).toEqual(['Other', ['/Harbour', '/Harbour Hill']]);
  fireEvent.submit(field());
  expect(location.search).toBe('?q=harbour');
  type('bay');
  expect([status(), found().length]).toEqual(['Other', bays.length]);
  type('reef');
  expect(status()).toBe('One');
  expect(screen.queryByRole('link', { name: 'Contact' })).toBeNull();
  fireEvent.blur(field());
  expect(location.search).toBe('?q=reef');
  type('');
  expect(status()).toBe('');
});
