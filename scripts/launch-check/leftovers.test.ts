import type { Content } from '@/lib/content/collections';
import { findLeftovers } from './leftovers';

const company = {
  name: 'Coral Bay Journeys',
  copyright: '© 2026 Coral Bay Journeys',
  address: ['Coral Bay Journeys', '1 Harbour Road'],
};
const leaf = { 'lib/logo.ts': "leaf: 'M18.45 29.44C22.62 26.31z'" };

/** Each thing that is left as one line. */
function find(content: object, files = {}) {
  const left = findLeftovers({ company, ...content } as unknown as Partial<Content>, files);
  return left.map(({ file, spot, what }) => `${file}: ${[spot, what].filter(Boolean).join(': ')}`);
}

const containing = (texts: string[]) => texts.map((text) => expect.stringContaining(text));

test.each<[string, object, string[]]>([
  [
    'the name in a text',
    { posts: [{ slug: 'a', title: 'Sea Almond at work' }] },
    ['posts.ts: title of “Sea Almond at work”'],
  ],
  ['the name in an address', { company: { ...company, email: 'a@seaalmond.in' } }, ['email']],
  [
    'where the name comes from, without the name',
    { pages: { about: { lead: 'We take our name from a tree of the beaches.' } } },
    ['pages.ts: lead: a text'],
  ],
  ['the tree', { posts: [{ slug: 'a', title: 'A sea-almond tree; sea almonds' }] }, []],
  ['all, under the old name', { company: { name: 'Sea Almond', copyright: '© 2024' } }, []],
  [
    'the name of an example',
    { company: { name: 'Sea Almond', example: true } },
    ['company.ts: the name is still Sea Almond'],
  ],
])('%s', (_, content, expected) => {
  expect(find(content)).toEqual(containing(expected));
});

test('the logo of the example is told of, and another one is not', () => {
  expect(find({}, leaf)).toEqual(containing(['lib/logo.ts: the logo is still']));
  expect(find({}, { 'lib/logo.ts': "leaf: 'M1 2z'" })).toEqual([]);
});

test('the owner in the licence is told of until it is the company', () => {
  expect(find({}, { LICENSE: 'Copyright Sea Almond.' })).toEqual([
    'LICENSE: the owner is still Sea Almond',
  ]);
  expect(find({}, { LICENSE: 'Copyright Coral Bay Journeys.' })).toEqual([]);
});
