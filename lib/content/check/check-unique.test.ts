import { toSlug } from './check-unique';

test.each([
  ['Five days for a first visit', 'five-days-for-a-first-visit'],
  ['When to visit the Andamans, month by month', 'when-to-visit-the-andamans-month-by-month'],
  ['The sea’s own café: 2 rules!', 'the-seas-own-cafe-2-rules'],
])('%s becomes %s', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});
