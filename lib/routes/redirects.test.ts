import { parseRedirects } from './redirects';

test('reads the lines, and leaves out comments and empty lines', () => {
  const text = '# old\n\n/Tours /packages 301\r\n  /our.tours/\t/blogs/reef 301\n';
  expect(parseRedirects(text)).toEqual({
    redirects: [
      { from: '/Tours', to: '/packages', line: 3 },
      { from: '/our.tours/', to: '/blogs/reef', line: 4 },
    ],
    invalid: [],
  });
});

test.each([
  '/tours /packages 302',
  '/our tours /packages 301',
  '/our%20tours /packages 301',
  'https://old.example/tours /packages 301',
  '/tours https://new.example 301',
  '/index.php?page=1 /blogs 301',
])('the line "%s" is reported', (line) => {
  const { redirects, invalid } = parseRedirects(`# first\n${line}\n`);
  expect(redirects).toEqual([]);
  expect(invalid).toEqual([{ line: 2, words: line }]);
});
