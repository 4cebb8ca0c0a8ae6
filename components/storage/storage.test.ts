/** @jest-environment jsdom */
import { makeDraftStore } from './draft-store';
import { hasDraft, hasFailedToStore, readStored, storeText, subscribeToStored } from './storage';

afterEach(() => jest.restoreAllMocks());

test('each form has its own draft, which stays when it is emptied', () => {
  const entered = { name: 'Åsa', message: 'Two of us,\nin March ' };
  const draft = { entered, uncertainMails: ['Two'], deliveredMails: ['One'] };
  const draftStore = makeDraftStore('contact');
  const emptied = { entered: {}, uncertainMails: [], deliveredMails: [] };
  for (const stored of [draft, { ...draft, entered: {} }, emptied]) {
    draftStore.set(stored);
    expect([draftStore.read(), hasDraft()]).toEqual([stored, stored !== emptied]);
  }
  makeDraftStore('flight').set(emptied);
  expect(makeDraftStore('flight').read()).toBeUndefined();
});

test('a text is stored for later visits; if the browser refuses, only the page keeps it', () => {
  expect(readStored('finished-posts')).toBeNull();
  storeText('finished-posts', '[]');
  expect(readStored('finished-posts')).toBe('[]');
  expect(hasFailedToStore('finished-posts')).toBe(false);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeText('finished-posts', '[1]');
  expect(readStored('finished-posts')).toBe('[1]');
  expect(hasFailedToStore('finished-posts')).toBe(true);
  jest.restoreAllMocks();
  subscribeToStored('finished-posts', () => undefined);
  dispatchEvent(new StorageEvent('storage', { key: 'finished-posts' }));
  expect(readStored('finished-posts')).toBe('[]');
  storeText('finished-posts', '[2]');
  expect(readStored('finished-posts')).toBe('[2]');
  expect(hasFailedToStore('finished-posts')).toBe(false);
});

const showPage = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const inOtherTab = (key: string | null) => new StorageEvent('storage', { key });

test.each([
  ['this page stores another text', () => storeText('saved', '[1]'), 1],
  ['this page stores a text of another name', () => storeText('day', ''), 0],
  ['another tab does', () => dispatchEvent(inOtherTab('saved')), 1],
  ['another tab removes all texts', () => dispatchEvent(inOtherTab(null)), 1],
  ['the page has loaded', () => showPage(false), 0],
  ['Back shows the page again', () => showPage(true), 1],
])('when %s, a listener to saved items hears it until it unsubscribes', (_, act, count) => {
  const listener = jest.fn();
  const unsubscribe = subscribeToStored('saved', listener);
  act();
  unsubscribe();
  act();
  expect(listener).toHaveBeenCalledTimes(count);
});
