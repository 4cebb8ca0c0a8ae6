/** @jest-environment jsdom */
import {
  isRefused,
  readDraft,
  readFromBrowser,
  saveDraft,
  saveInBrowser,
  subscribeToBrowser,
} from './storage';

afterEach(() => jest.restoreAllMocks());

test('each form has its own draft, and an empty draft is removed', () => {
  const values = { name: 'Åsa', message: 'Two of us,\nin March ' };
  saveDraft('contact', values);
  expect(readDraft('contact')).toEqual(values);
  expect(readDraft('flight')).toBeUndefined();
  saveDraft('contact', {});
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', 'null', '{"name":7}', '{"values":{}}'])('%s is no draft', (stored) => {
  sessionStorage.setItem('enquiry:contact', stored);
  expect(readDraft('contact')).toBeUndefined();
});

test('a text is stored for later visits; if the browser refuses, only the page keeps it', () => {
  expect(readFromBrowser('readPosts')).toBeNull();
  saveInBrowser('readPosts', '[]');
  expect(readFromBrowser('readPosts')).toBe('[]');
  expect(isRefused('readPosts')).toBe(false);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveInBrowser('readPosts', '[1]');
  expect(readFromBrowser('readPosts')).toBe('[1]');
  expect(isRefused('readPosts')).toBe(true);
  jest.restoreAllMocks();
  saveInBrowser('readPosts', '[2]');
  expect(readFromBrowser('readPosts')).toBe('[2]');
  expect(isRefused('readPosts')).toBe(false);
});

test('listeners are called for texts of their own name until they unsubscribe', () => {
  const listener = jest.fn();
  const unsubscribe = subscribeToBrowser('saved', listener);
  saveInBrowser('saved', '[]');
  saveInBrowser('arrival', '');
  dispatchEvent(new StorageEvent('storage', { key: 'arrival' }));
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  saveInBrowser('saved', '[1]');
  expect(listener).toHaveBeenCalledTimes(1);
});
