import { findLinks } from './links';

test('addresses are found in fields, lists and sentences, with their places', () => {
  const value = {
    href: 'https://a.example/b?c=1',
    list: ['none', { text: 'See http://d.example/e, and (https://f.example).' }],
    inside: '/packages',
    count: 3,
  };
  expect(findLinks(value)).toEqual([
    { path: 'href', href: 'https://a.example/b?c=1' },
    { path: 'list[2].text', href: 'http://d.example/e' },
    { path: 'list[2].text', href: 'https://f.example' },
  ]);
});
