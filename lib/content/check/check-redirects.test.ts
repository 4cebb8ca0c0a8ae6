import { checkRedirects } from './check-redirects';

const pages = ['/', '/packages', '/contact'];

const issuesOf = (text: string) =>
  checkRedirects(text, pages).map(({ line, text, help }) => `${line}: ${text} ${help}`);

test.each([
  ['# Old\n/Tours /packages 301\n/index.php /packages 301\n', []],
  ['/tours /packages 301\n/tours/ /contact 301', ['2: /tours/ is already in line 1.']],
  ['/contact.html /packages 301', ['1: /contact.html is a page of the site.']],
])('of "%s", each mistake is reported', (text, said) => {
  expect(issuesOf(text)).toEqual(said.map((part) => expect.stringContaining(part)));
});

test.each([
  '/tours /packages',
  '/tours /packages 302',
  '/our tours /packages 301',
  '/our%20tours /packages 301',
  'https://old.example/tours /packages 301',
  '/tours https://new.example 301',
  '/index.php?page=1 /packages 301',
])('the line "%s" is reported', (line) => {
  expect(issuesOf(`# first\n\n/Tours\t/packages 301\r\n${line}\n`)).toEqual([
    expect.stringContaining(`4: "${line}" is not an old address`),
  ]);
});
