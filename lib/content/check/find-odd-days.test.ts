import type { Content } from '@/lib/content/collections';
import { makeOpening, makePost } from '@/test/factories';
import { findOddDays } from './find-odd-days';

const find = (content: object, today = '2026-11-22') =>
  findOddDays(content as Partial<Content>, today).map(
    ({ file, item, field, problem }) => `${file}: ${item} › ${field} ${problem}`,
  );

test('what was looked up more than a year ago wants another look', () => {
  const content = {
    openings: [makeOpening({ checked: '2025-11-22' })],
    seasons: { checked: '2025-01-01' },
  };
  expect(find(content, '2026-11-22')).toEqual([
    'content/seasons.ts: seasons › checked is 2025-01-01, more than a year ago',
  ]);
  expect(find(content, '2026-11-23')).toEqual([
    'content/opening.ts: openings › old-jail › checked is 2025-11-22, more than a year ago',
    'content/seasons.ts: seasons › checked is 2025-01-01, more than a year ago',
  ]);
});

test('prices and words that were read more than a year ago want another reading; a post may be old', () => {
  const terms = { updated: '2025-10-01' };
  const posts = [{ slug: 'turtles', date: '2024-01-01', updated: '2024-02-01' }];
  expect(find({ terms, posts })).toEqual([
    'content/terms.ts: terms › updated is 2025-10-01, more than a year ago',
  ]);
});

test('busy days of single years are told a year before the last of them', () => {
  const crowds = [{ name: 'Holidays', season: { from: '12-15', to: '01-15' } }];
  const night = { name: 'Lantern night', days: ['2028-10-17', '2027-10-29'], around: 1 };
  const seasons = { checked: '2027-10-01', crowds: [...crowds, night] };
  expect(find({ seasons }, '2027-10-18')).toEqual([]);
  expect(find({ seasons }, '2027-10-19')).toEqual([
    'content/seasons.ts: seasons › crowds[2].days ends with Lantern night on 2028-10-17',
  ]);
});

test('sources that are older than what was looked up are told', () => {
  const looked = (checked: string, until = 'early 2026') =>
    find({ sources: { until }, seasons: { checked } }, checked);
  expect(looked('2027-06-30')).toEqual([]);
  expect(looked('2027-12-05', 'late 2027')).toEqual([]);
  expect(looked('2027-12-05')).toEqual([
    'content/authorities.ts: sources › until is “early 2026”, and a fact was looked up on 2027-12-05',
  ]);
});

test('a day that is still to come, where only past ones make sense', () => {
  expect(find({ posts: [makePost({ date: '2026-11-22', updated: '2026-11-22' })] })).toEqual([]);
  expect(find({ posts: [makePost({ updated: '2027-01-01' })] })).toEqual([
    'content/posts.ts: posts › three-days-by-boat › updated is 2027-01-01, a day that is still to come',
  ]);
  expect(find({ posts: [makePost({ date: '2027-01-01' })] })).toEqual([
    'content/posts.ts: posts › three-days-by-boat › date is 2027-01-01, a day that is still to come',
  ]);
  const event = { slug: 'lantern-night', date: '2027-01-01', updated: '2025-11-01' };
  expect(find({ sights: [event] })).toEqual([
    'content/sightseeing.ts: sights › lantern-night › updated is 2025-11-01, more than a year ago',
  ]);
});
