import { parseRedirects, plainAddress, redirectFiles } from './redirects';

test('reads the lines, and leaves out comments and empty lines', () => {
  const text = '# old\n\n/Tours /packages 301\r\n  /index.php?page=reef\t/blogs/reef 301\n';
  expect(parseRedirects(text)).toEqual({
    redirects: [
      { from: '/Tours', query: '', to: '/packages', line: 3 },
      { from: '/index.php', query: 'page=reef', to: '/blogs/reef', line: 4 },
    ],
    issues: [],
  });
});

test.each([
  ['/tours', 'One of the two addresses is missing.'],
  ['/tours 301', 'One of the two addresses is missing.'],
  ['/tours /packages', '301 is missing'],
  ['/tours /packages 302', 'but with 302'],
  ['/our tours /packages 301', 'but with /packages 301'],
  ['/tours /packages 301 # since May', 'but with 301 # since May'],
  ['tours.php /packages 301', 'does not begin with a slash'],
  ['/tours packages 301', 'does not begin with a slash'],
  ['https://old.example/tours /packages 301', 'begins with the name of a site'],
  ['/tours https://new.example 301', 'begins with the name of a site'],
  ['/a //evil 301', 'begins with the name of a site'],
  ['/blog/* /blogs 301', 'a character that cannot'],
  ['/blog/:post /blogs 301', 'a character that cannot'],
  ['/tours#sea /packages 301', 'a character that cannot'],
  ['/../tours /packages 301', 'a character that cannot'],
  ['/tours//sea /packages 301', 'a character that cannot'],
  ['/100% /packages 301', 'a character that cannot'],
  ['/a%2Fb /packages 301', 'a character that cannot'],
  ['/a%c3%28 /packages 301', 'a character that cannot'],
  ['/“tours” /packages 301', 'a character that cannot'],
])('the line "%s" gets a sentence', (line, problem) => {
  const { redirects, issues } = parseRedirects(`# first\n${line}\n`);
  expect(redirects).toEqual([]);
  expect(issues).toEqual([
    { line: 2, problem: expect.stringContaining(problem), expected: expect.any(String) },
  ]);
});

test.each([
  ['/Tours', '/Tours', ['Tours.html']],
  ['/tours/', '/tours', ['tours.html', 'tours/index.html']],
  ['/old/tours', '/old/tours', ['old/tours.html']],
  ['/about-us.html', '/about-us', ['about-us.html']],
  ['/index.php', '/index.php', ['index.php.html']],
  ['/our%20tours.php', '/our%20tours.php', ['our tours.php.html']],
])('%s is the address %s, and its small page is in %s', (from, plain, files) => {
  expect(plainAddress(from)).toBe(plain);
  expect(redirectFiles(from)).toEqual(files);
});

test.each(['/', '/index', '/index/', '/index.html'])('%s is the home page', (address) => {
  expect(plainAddress(address)).toBe('/');
});
