import { checkRedirects } from './check-redirects';

const known = {
  pages: ['/', '/contact', '/packages', '/packages/reef', '/map', '/kept', '/search', '/about'],
  files: new Set(['/icon.svg']),
};

test('old addresses of all kinds may lead to pages', () => {
  const lines = [
    '/Contact /contact 301',
    '/index.php / 301',
    '/tours/ /packages 301',
    '/tours /packages 301',
    '/old/reef.html /packages/reef 301',
    '/packages/ /packages 301',
    '/packages.html /packages 301',
    '/index.html / 301',
  ];
  expect(checkRedirects(lines.join('\n'), known)).toEqual([]);
});

test.each([
  ['/tours /package 301', 1, '/package is not a page of the site.', '/packages (did you mean'],
  ['/tours /packages/ 301', 1, '/packages/ is not how the site writes', '/packages'],
  ['/tours /packages.html 301', 1, '/packages.html is not how', '/packages'],
  ['/tours /tours.php 301', 1, '/tours.php is not a page', 'one of the 8 names'],
  ['/tours /tours 301', 1, 'in a circle', 'a page'],
  ['/map /map 301', 1, 'in a circle', 'a page'],
  ['/map /about 301', 1, '/map is a page of the site today', 'no longer has'],
  ['/map/ /about 301', 1, '/map is a page of the site today', 'no longer has'],
  ['/404 /about 301', 1, 'all of them would lead on', 'no such line'],
  ['/404.html /about 301', 1, 'all of them would lead on', 'no such line'],
  ['/icon.svg /about 301', 1, '/icon.svg is a file of the site', 'no such line'],
  ['/a /map 301\n\n/a /map 301', 3, '/a stands in line 1, too.', 'one page'],
  ['/a /map 301\n/a/ /about 301', 2, 'Hosts take /a/ for /a of line 1', 'one page'],
  ['/a /b 301\n/b /map 301', 1, '/b is an old address itself.', '/a /map 301'],
  ['/a /map', 1, '"/a /map" is not an old address', 'a line such as'],
])('%j: line %i', (text, line, problem, expected) => {
  expect(checkRedirects(text, known)).toEqual([
    {
      file: 'public/_redirects',
      item: '',
      field: '',
      line,
      problem: expect.stringContaining(problem),
      expected: expect.stringContaining(expected),
    },
  ]);
});

test('while some content cannot be read, targets are not judged', () => {
  const unread = { ...known, pages: undefined };
  expect(checkRedirects('/tours /anything 301', unread)).toEqual([]);
  expect(checkRedirects('/tours /anything', unread)).toHaveLength(1);
});

test('a list that is gone is a fault', () => {
  expect(checkRedirects(undefined, known)).toMatchObject([{ problem: 'The file is missing.' }]);
});
