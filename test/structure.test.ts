import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// The rules of the house are enforced: each deliberate breach must fail.
const project = process.cwd();
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'sea-almond-'));
  for (const name of ['biome.json', 'package.json', 'tsconfig.json', 'scripts']) {
    cpSync(path.join(project, name), path.join(copy, name), { recursive: true });
  }
  for (const folder of ['app', 'components', 'lib', 'content']) mkdirSync(path.join(copy, folder));
  symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
});

afterEach(() => rmSync(copy, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(copy, file), text);
}

function run(args: string[]) {
  const options = { cwd: copy, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { status, output: stdout + stderr };
}

const lint = (file: string) =>
  run([
    path.join(project, 'node_modules/@biomejs/biome/bin/biome'),
    'lint',
    '--vcs-enabled=false',
    file,
  ]);

const useOf = (from: string) => `import { thing } from '${from}';\n\nexport const other = thing;\n`;

test.each([
  ['content/x.ts', '@/lib/y'],
  ['content/x.ts', '../lib/y'],
  ['content/schema/x.ts', '../../components/y'],
  ['lib/x.ts', '@/components/y'],
  ['lib/content/x.ts', '../../app/y'],
  ['lib/x.ts', '@/scripts/y'],
  ['components/cards/x.tsx', '@/app/y'],
  ['components/cards/x.tsx', '@/content/y'],
  ['components/cards/x.tsx', '../../content/y'],
  ['components/ui/x.tsx', '@/lib/content/site'],
  ['components/ui/x.tsx', '../cards/y'],
  ['app/x.tsx', '@/content/y'],
])('%s may not import %s', (file, from) => {
  write(file, useOf(from));
  const { status, output } = lint(file);
  expect(output).toContain('noRestrictedImports');
  expect(status).not.toBe(0);
});

test.each([
  ['content/x.ts', './schema/y'],
  ['lib/x.ts', '@/content/y'],
  ['lib/content/x.ts', '@/lib/y'],
  ['components/cards/x.tsx', '@/lib/content/site'],
  ['components/cards/x.tsx', '@/components/ui/y'],
  ['app/x.tsx', '@/components/sections/y'],
  ['app/x.tsx', '@/lib/content/site'],
])('%s may import %s', (file, from) => {
  write(file, useOf(from));
  const { status, output } = lint(file);
  expect(output).not.toContain('noRestrictedImports');
  expect(status).toBe(0);
});

const structure = () => run(['--import', 'tsx', 'scripts/structure.ts']);

test('client code outside the islands is a fault', () => {
  write('components/cards/x.tsx', "'use client';\n\nexport const X = () => null;\n");
  const { status, output } = structure();
  expect(output).toContain('components/cards/x.tsx');
  expect(status).toBe(1);
});

test('an island without client code is a fault', () => {
  write('components/islands/x.tsx', 'export const X = () => null;\n');
  write('components/islands/y.ts', 'export const y = 1;\n');
  expect(structure().output).toContain('components/islands/x.tsx');
  expect(structure().output).toContain('components/islands/y.ts');
});

test('a component of more than 120 lines is a fault', () => {
  write('components/cards/x.tsx', '\n// line'.repeat(121));
  expect(structure().output).toContain('divide it');
});

test('a house in order passes', () => {
  write('components/islands/x.tsx', "'use client';\n\nexport const X = () => null;\n");
  write('components/cards/x.tsx', '\n// line'.repeat(100));
  expect(structure()).toEqual({ status: 0, output: '' });
});
