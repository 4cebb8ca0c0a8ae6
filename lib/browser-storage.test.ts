/** @jest-environment jsdom */
import { readFromBrowser, readFromTab, saveInBrowser, saveInTab } from './browser-storage';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['the tab', () => {}],
  ['the page alone, where the browser refuses to store', refuseToStore],
])('a value is remembered by %s until it is forgotten', (_, prepare) => {
  prepare();
  expect(readFromTab('arrive')).toBeUndefined();
  saveInTab('arrive', '');
  saveInTab('draft', { name: 'Asha' });
  expect(readFromTab('arrive')).toBe('');
  expect(readFromTab('draft')).toEqual({ name: 'Asha' });
  saveInTab('draft', undefined);
  saveInTab('arrive', undefined);
  expect(readFromTab('draft')).toBeUndefined();
});

test('what is stored for later visits can be read, and a refusal is told', () => {
  expect(readFromBrowser('readPosts')).toBeNull();
  expect(saveInBrowser('readPosts', '[]')).toBe(true);
  expect(readFromBrowser('readPosts')).toBe('[]');
  refuseToStore();
  expect(saveInBrowser('readPosts', '[1]')).toBe(false);
});

function refuseToStore() {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}
