import type { Content } from '@/lib/content/types';
import { makeOpeningHours } from '@/test/factories';
import { checkOldFacts } from './check-old-facts';

const find = (content: object, today: string) =>
  checkOldFacts(content as Content, today).map(({ text }) => text);

test('a fact that was checked more than a year ago is reported', () => {
  const content = { openingHours: [makeOpeningHours({ checked: '2025-11-22' })] };
  expect(find(content, '2026-11-22')).toEqual([]);
  expect(find(content, '2026-11-23')).toEqual([
    'openingHours › old-jail › checked is 2025-11-22, more than a year ago.',
  ]);
});

test('a busy period is reported when its last known day is in the past', () => {
  const seasons = { busyPeriods: [{ name: 'Lantern night', days: ['2028-10-17', '2027-10-29'] }] };
  expect(find({ seasons }, '2028-10-17')).toEqual([]);
  expect(find({ seasons }, '2028-10-18')).toEqual([
    'seasons › busyPeriods › Lantern night › days end on 2028-10-17, which is in the past.',
  ]);
});
