import { checkRedirects } from './check-redirects';

const pages = ['/', '/packages', '/contact'];

const issuesOf = (text: string) =>
  checkRedirects(text, pages).map(({ line, text, help }) => `${line}: ${text} ${help}`);

test.each([
  ['# Old\n/Tours /packages 301\n/index.php /packages 301\n', []],
  ['/tours /packages 301\n/tours/ /contact 301', ['2: /tours/ is already in line 1.']],
  ['/contact.html /packages 301', ['1: /contact.html is a page of the site.']],
  ['\n/tours /packages', ['2: "/tours /packages" is not an old address']],
])('of "%s", each mistake is reported', (text, said) => {
  expect(issuesOf(text)).toEqual(said.map((part) => expect.stringContaining(part)));
});
