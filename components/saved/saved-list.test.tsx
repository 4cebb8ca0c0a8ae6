/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import SavedPage from '@/app/saved/page';
import { makeSavedFile } from '@/lib/browser-files/saved';
import { labels, pages } from '@/lib/content/query/site';

// These tests use the test content, e2e/content.

const trip = '/packages/reef-week';
const sight = '/sightseeing/old-jail';
const gone = '/packages/atlantis';
const { list } = pages.saved;

/** Opens the page with the visitor's own list. */
function open(query: string, own: readonly string[]) {
  history.replaceState(null, '', `/saved${query}`);
  localStorage.setItem('kept', JSON.stringify(own));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'kept' })));
  render(<SavedPage />);
}

const buttons = () => [...document.querySelectorAll<HTMLElement>('main [data-save], [data-save]')];
const expectListed = (routes: readonly string[]) =>
  waitFor(() => expect(buttons().map(({ dataset }) => dataset.save)).toEqual(routes));
const press = (index: number) => fireEvent.click(buttons()[index] as HTMLElement);
const asked = () => {
  const [link] = screen.queryAllByRole<HTMLAnchorElement>('link', {
    name: RegExp(labels.contact.enquireNow),
  });
  return link && new URL(link.href).searchParams.get('items');
};

afterEach(cleanup);

test('a list whose data do not load says so, and names no item as gone', async () => {
  Object.assign(window, { fetch: () => Promise.reject(new Error('offline')) });
  open('', [trip]);
  await screen.findByText(list.failed);
  expect(buttons()).toEqual([]);
});

test('a removed item stays in its place, is not asked about, and can be saved again', async () => {
  Object.assign(window, { fetch: async () => ({ ok: true, json: async () => makeSavedFile() }) });
  open('', [sight, trip, gone]);
  await expectListed([trip, sight, gone]);
  expect(screen.getByText(list.gone.replace('{page}', gone))).toBeTruthy();
  press(0);
  await waitFor(() => expect(asked()).toBe(sight.slice(1)));
  await expectListed([trip, sight, gone]);
  expect(buttons()[0]?.ariaPressed).toBe('false');
  press(0);
  await waitFor(() => expect(asked()).toBe(`${sight},${trip}`.replaceAll(/(^|,)\//g, '$1')));
});
