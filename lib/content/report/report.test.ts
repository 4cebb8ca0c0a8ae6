import type { ContentIssue } from './issue';
import { expectedName } from './near-name';
import { addLine, readPositions } from './positions';
import { formatReport } from './report';

const fault: ContentIssue = {
  file: 'content/posts.ts',
  item: 'posts › first',
  field: 'author',
  problem: 'is "nobody"',
  expected: 'an author',
};

test('the report ends with what to do first', () => {
  const slip = { ...fault, item: '', field: '', line: 7, problem: 'A comma is missing.' };
  const report = formatReport([slip, fault]);
  expect(report).toMatch(/\n\nThe rest is looked at when this is put right\.\nBegin with .*\n$/);
  expect(report).toMatch(/Begin with content\/posts\.ts, line 7: A comma is missing\.\n$/);
  expect(formatReport([fault])).toMatch(
    /Begin with content\/posts\.ts, posts › first › author: is "nobody"; expected: an author\.\n$/,
  );
});

test('what is wrong in many places is shown three times', () => {
  const faults = [1, 2, 3, 4, 5].map((line) => ({ ...fault, line }));
  const report = formatReport(faults);
  expect(report).toContain('5 faults');
  expect(report.match(/ {6}is "nobody"/g)).toHaveLength(3);
  expect(report).toContain('The same holds in 2 more places;');
  expect(formatReport(faults, 9).match(/ {6}is "nobody"/g)).toHaveLength(5);
});

const addresses = [
  '/list',
  ...['ross-island', 'long-island', 'a', 'b', 'c', 'd'].map((one) => `/list/${one}`),
];

test('a name is told from few others by all of them, from many by the nearest', () => {
  const few = ['ross-island', 'long-island'];
  const many = [...few, 'a1', 'b2', 'c3', 'd4', 'wednesday'];
  expect(expectedName('ros-island', few)).toBe(
    'one of ross-island, long-island; a new one is added there first',
  );
  expect(expectedName('ros-island', many)).toBe('ross-island (did you mean that?)');
  expect(expectedName('Wed', many)).toBe('wednesday (did you mean that?)');
  expect(expectedName('Ross', many)).toBe('ross-island (did you mean that?)');
  expect(expectedName('long-island-beach', many)).toBe('long-island (did you mean that?)');
  expect(expectedName('ross-isle', many)).toBe('ross-island (did you mean that?)');
  expect(expectedName('/list/rosss-island', addresses)).toMatch(/^\/list\/ross-island \(/);
});

test.each([
  ['something else', 'something-else'],
  ['an island whose last word alone is alike', 'netaji-island'],
  ['another number', 'trip-5'],
  ['a beginning that several have', 'harbour-town'],
])('no name is suggested for %s', (_, name) => {
  const others = ['harbour-east', 'harbour-west', 'trip-4', 'a1', 'b2', 'c3', 'd4'];
  expect(expectedName(name, ['long-island', ...others])).toMatch(
    /^one of the 8 names there; none is like it\. Was it renamed or deleted\?/,
  );
});

test('no list is suggested for an entry of it that is gone', () => {
  expect(expectedName('/list/netaji-island', addresses)).toMatch(/none is like it/);
});

const source = `export const posts = [
  { slug: 'zero' },
  {
    slug: 'first',
    image: {
      src: '/a.svg',
    },
    texts: ['One',
      'Two'],
  },
];
export const company = {
  name: 'Me',
};`;

test.each([
  ['posts › first', 'image.src', 6],
  ['posts › item 2', 'image.alt', 5],
  ['posts › first', 'texts[2]', 9],
  ['posts › first', 'title', 3],
  ['posts', '', 1],
  ['company', 'name', 13],
  ['other', 'name', undefined],
])('the line of %s %s', (item, field, line) => {
  expect(addLine({ ...fault, item, field }, () => readPositions(source)).line).toBe(line);
});

test('of a copy the line of the second is told', () => {
  const twice = `export const posts = [
  { slug: 'first' },
  { slug: 'other' },
  { slug: 'first' },
];`;
  const copy = { ...fault, field: 'slug', problem: 'is a copy', entry: 2 };
  expect(addLine(copy, () => readPositions(twice)).line).toBe(4);
});
