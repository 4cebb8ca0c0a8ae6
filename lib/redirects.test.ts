import { parseRedirects } from './redirects';

test('reads the lines, and leaves out comments and empty lines', () => {
  expect(parseRedirects('# old\n\n/Tours /packages 301\r\n/Old-Reef /blogs/reef 301\n')).toEqual([
    { from: '/Tours', to: '/packages' },
    { from: '/Old-Reef', to: '/blogs/reef' },
  ]);
});

test.each(['/Tours', '/Tours /packages', '/Tours /packages 302', '/a/* /b 301', '/a //evil 301'])(
  'refuses the line "%s" and names it',
  (line) => {
    expect(() => parseRedirects(line)).toThrow(line);
  },
);
