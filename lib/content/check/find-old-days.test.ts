import type { Content } from '@/lib/content/collections';
import { makeOpening } from '@/test/factories';
import { findOldDays } from './find-old-days';

const find = (content: object, today: string) =>
  findOldDays(content as Partial<Content>, today).map(
    ({ item, field, problem }) => `${item} › ${field} ${problem}`,
  );

test('a source that was read more than a year ago is told', () => {
  const content = {
    openings: [makeOpening({ checked: '2025-11-22' })],
    seasons: { checked: '2025-11-23' },
  };
  expect(find(content, '2026-11-22')).toEqual([]);
  expect(find(content, '2026-11-23')).toEqual([
    'openings › old-jail › checked is 2025-11-22, more than a year ago',
  ]);
});

test('a busy time is told when its last known day is past', () => {
  const crowds = [
    { name: 'Holidays', season: { from: '12-15', to: '01-15' } },
    { name: 'Lantern night', days: ['2028-10-17', '2027-10-29'] },
  ];
  expect(find({ seasons: { crowds } }, '2028-10-17')).toEqual([]);
  expect(find({ seasons: { crowds } }, '2028-10-18')).toEqual([
    'seasons › crowds[2].days ends with Lantern night on 2028-10-17, which is past',
  ]);
});
