import { formatDay } from './date';

test('a day is written as people in India write it, whatever the machine’s time zone', () => {
  expect(formatDay('2024-11-03')).toBe('3 November 2024');
  expect(formatDay('2024-01-31')).toBe('31 January 2024');
});
