/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { makeTexts } from '@/test/factories';
import { Search } from './search.island';

const messages = {
  field: 'Words',
  examples: { label: 'Try', queries: ['Reef'] },
  status: makeTexts('wait one other none failed'),
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
const findStatus = (text: string) => screen.findByText(text, { selector: '[role=status]' });
const found = () =>
  screen
    .queryAllByRole('list', { name: 'Results' })
    .flatMap((list) => [...list.querySelectorAll('a')].map((link) => link.getAttribute('href')));

test('results are those of the last words, even if the records come late or at the second try', async () => {
  // jsdom does not know the element <search>.
  jest.spyOn(console, 'error').mockImplementation();
  history.replaceState(null, '', '/search?q=tower');
  const fetchRecords = jest.fn().mockRejectedValueOnce(new Error('offline'));
  Object.assign(window, { fetch: fetchRecords });
  const search = <Search messages={messages} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(search);
  // The visitor types before the code has loaded.
  field().value = 'mill';
  render(search, { container, hydrate: true });
  expect(screen.getByRole('status').textContent).toBe('Wait');
  await findStatus('Failed');
  expect([field().value, found()]).toEqual(['mill', []]);

  let arrive: (response: object) => void = () => undefined;
  fetchRecords.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  type('mills');
  fireEvent.submit(field());
  expect(screen.getByRole('status').textContent).toBe('Failed');
  type(' harbour ');
  arrive({ ok: true, json: async () => records });
  await findStatus('Other');
  expect(found()).toEqual(['/Harbour', '/Harbour Hill']);
  expect(fetchRecords).toHaveBeenCalledTimes(2);
  fireEvent.blur(field());
  expect(location.search).toBe('?q=harbour');

  type('zzz');
  await findStatus('None');
  expect(found()).toEqual([]);
  expect(screen.getByRole('link', { name: 'Contact' })).toBeTruthy();
  type('bay');
  await findStatus('Other');
  expect(found()).toHaveLength(bays.length);
  type('reef');
  await findStatus('One');
  expect(screen.queryByRole('link', { name: 'Contact' })).toBeNull();
  type('');
  expect(screen.getByRole('status').textContent).toBe('');
});
