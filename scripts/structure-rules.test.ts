import { findStructureFaults } from './structure-rules';

const table = 'components/ui/dom-hooks.ts';
const sound = {
  [table]: "export type Part = 'x';\nexport type DomHooks = {\n  'data-part'?: Part;\n};",
  'content/seasons.ts': "import type { Season } from './schema/season';",
  'lib/content/load/files.ts': "export * from '@/content/seasons';",
  'lib/dates/day.ts': "// Of no document.\nimport type { Season } from '@/content/schema/season';",
  'lib/browser-storage.ts': "sessionStorage.getItem('day');",
  'components/ui/part.tsx': 'import { day } from \'@/lib/text/day\';\n<p data-part="x" />',
  'components/home/form.island.tsx': "'use client';\nimport { part } from '@/components/ui/part';",
  'app/page.tsx': "import { Form } from '@/components/home/form.island';",
};
const find = (files: Record<string, string>) =>
  findStructureFaults(new Map(Object.entries({ ...sound, ...files })));

test('sound code has no fault', () => expect(find({})).toEqual([]));

test.each<[string, Record<string, string>]>([
  ['lib/ may not import components/', { 'lib/a.ts': "import { b } from '@/components/b';" }],
  ['components/ui/ may not import lib/', { 'components/ui/a.ts': "await import('@/lib/b');" }],
  ['lib/ may not import content/', { 'lib/a.ts': "import { b } from '@/content/b';" }],
  ['content/ may not import content/', { 'content/a.ts': "import { b } from './b';" }],
  ['content/ may not import lib/', { 'content/a.ts': "export { b } from '@/lib/b';" }],
  ["'use client' belongs", { 'components/a.tsx': "'use client';" }],
  ["'use client' belongs", { 'components/a.island.tsx': '' }],
  ['begin with @/', { 'lib/map/a.ts': "import { b } from '../b';" }],
  ['lib/ has no components', { 'lib/a.tsx': '' }],
  ['lib/ has no DOM, and names history', { 'lib/a.ts': "history.pushState(null, '');" }],
  ['lib/ has no DOM, and names location', { 'lib/a.ts': 'const { hash } = location?.[0];' }],
  ['lib/ has no DOM, and names navigator', { 'lib/a.ts': 'if (navigator.onLine) leave();' }],
  ['lib/ has no DOM, and names localStorage', { 'lib/a.ts': 'localStorage.clear();' }],
  ['121 lines', { 'components/a.tsx': 'line\n'.repeat(121) }],
  [
    'lib/map: in a circle with lib/dates',
    {
      'lib/map/a.ts': "import { day } from '@/lib/dates/day';",
      'lib/dates/b.ts': "import { a } from '@/lib/map/a';",
    },
  ],
  ['data-lost is not in', { 'components/a.tsx': '<p data-lost="x" />' }],
  ['data-lost is not in', { 'components/a.client.ts': 'const { lost } = element.dataset;' }],
  ['data-lost is not in', { 'components/a.css': '[data-lost] { color: red; }' }],
  ['the part lost is not in', { 'components/a.css': '[data-part="lost"] { color: red; }' }],
  ['nothing uses data-idle', { [table]: "  'data-part'?: string;\n  'data-idle'?: string;" }],
])('finds: %s', (fault, files) => {
  expect(find(files)).toContainEqual(expect.stringContaining(fault));
});
