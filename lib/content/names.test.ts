import { usualNameIn } from './names';
import type { Content } from './types';

test('a name gets its usual spelling, also inside a longer name', () => {
  const content = { spellings: [{ name: 'North Bay', others: ['Northbay'] }] } as Content;
  expect(usualNameIn(content, 'Northbay and back')).toBe('North Bay and back');
  expect(usualNameIn(content, 'North Bay Beach')).toBe('North Bay Beach');
});
