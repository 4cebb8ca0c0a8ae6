import { usualCheck } from './guide';

test('the usual day of checking is the day on which most facts were checked', () => {
  const on = (...days: string[]) => days.map((checked) => ({ checked }));
  expect(usualCheck(on('2026-05-01', '2026-06-01', '2026-06-01'))).toBe('2026-06-01');
  expect(usualCheck(on('2026-06-01', '2026-05-01'))).toBe('2026-05-01');
  expect(usualCheck([])).toBeUndefined();
});
