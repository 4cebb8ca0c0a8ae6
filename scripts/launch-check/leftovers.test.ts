import type { Content } from '@/lib/content/collections';
import { makeFolder, removeFolders } from '../serve/temporary-folder';
import { findLeftovers } from './leftovers';

afterEach(removeFolders);

const company = {
  name: 'Coral Bay Journeys',
  copyright: '© 2026 Coral Bay Journeys',
  address: ['Coral Bay Journeys', '1 Harbour Road'],
};
const leaf = { 'lib/logo.ts': "leaf: 'M18.45 29.44C22.62 26.31z'" };

/** Each thing that is left as one line. */
async function find(content: object, logos = {}, files: Record<string, string> = {}) {
  const output = await makeFolder(files);
  const left = findLeftovers({ company, ...content } as unknown as Partial<Content>, {
    output,
    logos,
  });
  return left.map(({ file, spot, one }) => `${file}: ${[spot, one].filter(Boolean).join(': ')}`);
}

const containing = (texts: string[]) => texts.map((text) => expect.stringContaining(text));

test.each<[string, object, string[]]>([
  [
    'the name in a text',
    { posts: [{ slug: 'a', title: 'Sea Almond at work' }] },
    ['posts.ts: title of “Sea Almond at work”'],
  ],
  [
    'the name in a list',
    { help: { lines: ['Ask.', 'Ask Sea Almond.'] } },
    ['help.ts: lines: a text'],
  ],
  ['the name in an address', { company: { ...company, email: 'a@seaalmond.in' } }, ['email']],
  [
    'where the name comes from',
    { about: { text: 'The sea almond is a tree' } },
    ['about.ts: text: a text'],
  ],
  ['the tree', { posts: [{ slug: 'a', title: 'A sea-almond tree; sea almonds' }] }, []],
  ['a hidden entry', { posts: [{ slug: 'a', title: 'Sea Almond', hidden: true }] }, []],
  ['the year', { company: { ...company, copyright: '© 2024 Coral Bay' } }, ['says 2024']],
  [
    'the address',
    { company: { ...company, address: ['Coral Bay', 'Port Blair', 'South Andaman, 744101'] } },
    ['company.ts: the address is the example’s'],
  ],
  ['all, under the old name', { company: { name: 'Sea Almond', copyright: '© 2024' } }, []],
  [
    'the name of an example',
    { company: { name: 'Sea Almond', example: true } },
    ['company.ts: the name is still Sea Almond'],
  ],
])('%s', async (_, content, expected) => {
  expect(await find(content)).toEqual(containing(expected));
});

test('the logo of the example is told of, and another one is not', async () => {
  expect(await find({}, leaf)).toEqual(containing(['lib/logo.ts: the logo is still']));
  expect(await find({}, { 'lib/logo.ts': "leaf: 'M1 2z'" })).toEqual([]);
});

test('pages and files of the export that still say the name are counted', async () => {
  const files = {
    'index.html': 'Welcome to Sea Almond',
    'feed.xml': '<title>Sea Almond</title>',
    'manifest.webmanifest': '{ "name": "Sea Almond" }',
    'about.html': '<img src="/images/sea-almond-leaf.svg" alt="A sea almond leaf">',
  };
  expect((await find({}, {}, files)).sort()).toEqual([
    'out/: feed.xml: a file that still says Sea Almond',
    'out/: index.html: a file that still says Sea Almond',
    'out/: manifest.webmanifest: a file that still says Sea Almond',
  ]);
  // What the content says is on its pages, too: it is told once.
  const inContent = { posts: [{ slug: 'a', title: 'Sea Almond' }] };
  expect(await find(inContent, {}, files)).toEqual(containing(['posts.ts: title']));
});
