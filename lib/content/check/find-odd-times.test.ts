import { makePost } from '@/test/factories';
import { findOddTimes } from './find-odd-times';

const find = (text: string) =>
  findOddTimes({ posts: [makePost({ sections: [{ paragraphs: [text] }] })] }).map(
    ({ field, problem }) => `${field} ${problem}`,
  );

test.each([
  ['Order a car for half past four to see the sunrise.', 'half past four'],
  ['The sun sets at 5.30 pm.', '5.30 pm'],
  ['Be there by five o’clock, before sunset.', 'five o’clock'],
])('a time of the clock beside the sun: %s', (text, time) => {
  expect(find(text)).toEqual([
    `sections[1].paragraphs[1] says “${time}” beside the sun, which has another hour in each month`,
  ]);
});

test.each([
  'Order a car for an hour before sunrise.',
  'Come in January. The sun sets at about 5 pm.',
  'Breakfast is at half past six. At sunset you are on the beach.',
])('a time by the sun, of a month, or in another sentence: %s', (text) => {
  expect(find(text)).toEqual([]);
});

test('a check that is written out', () => {
  expect(find('We checked the road.')).toEqual([]);
  expect(find('The hours were checked on 3 March 2026.')).toEqual([
    'sections[1].paragraphs[1] says “checked on 3 March 2026”',
  ]);
});
